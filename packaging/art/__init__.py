"""The drawings of every room, as vector code; build_art.py makes pictures of them."""
