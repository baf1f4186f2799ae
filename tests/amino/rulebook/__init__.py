"""The rules of Amino one by one."""
