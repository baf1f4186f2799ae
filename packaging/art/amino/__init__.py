"""The pictures of Amino: a young planet, its molecules, its cards. Everything returns SVG text."""
