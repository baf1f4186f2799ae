"""The rules of Cellulose, one by one."""
