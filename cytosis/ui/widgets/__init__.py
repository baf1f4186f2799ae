"""Parts of screens that can be pointed at, painted from what the pointer does. They decide nothing."""
