"""The concerns of Cellulose's table, one each."""
