"""How many ways lead through a function: counted as radon does, with nothing but the standard library."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import singledispatch

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(source: str) -> Iterator[tuple[str, int]]:
    """Name and complexity of every function, those inside others for themselves."""
    yield from _below(ast.parse(source), "")


def _below(node: ast.AST, prefix: str) -> Iterator[tuple[str, int]]:
    for child in ast.iter_child_nodes(node):
        named = isinstance(child, Function | ast.ClassDef)
        name = f"{prefix}{child.name}" if isinstance(child, Function | ast.ClassDef) else ""
        if isinstance(child, Function):
            yield name, 1 + sum(map(branches, _own(child)))
        yield from _below(child, f"{name}." if named else prefix)


def _own(function: ast.AST) -> Iterator[ast.AST]:
    """Everything in a function but the functions in it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, Function | ast.ClassDef):
            yield child
            yield from _own(child)


@singledispatch
def branches(node: ast.AST) -> int:
    """What a node adds by itself: branches, loops, conditions, handlers and comprehensions."""
    return int(isinstance(node, ast.If | ast.IfExp | ast.Assert | ast.ExceptHandler | ast.match_case))


@branches.register
def _loop(node: ast.For | ast.AsyncFor | ast.While) -> int:
    return 1 + bool(node.orelse)


@branches.register
def _tried(node: ast.Try) -> int:
    return int(bool(node.orelse))


@branches.register
def _either(node: ast.BoolOp) -> int:
    return len(node.values) - 1


@branches.register
def _each(node: ast.comprehension) -> int:
    return 1 + len(node.ifs)
