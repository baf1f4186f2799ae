"""The concerns of Amino's table, one each."""
