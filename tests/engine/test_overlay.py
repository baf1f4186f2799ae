"""Data files: what is read, what is refused, and how one lies over another."""

from __future__ import annotations

from pathlib import Path

import pytest

from cytosis.engine.data.overlay import MOST_BYTES, merge, read, solid
from cytosis.engine.data.tree import Branch, Leaf, Node, Place, Series
from cytosis.engine.errors import DataError


def tree(folder: Path, text: str | bytes, file: str = "a.yaml") -> Branch:
    (folder / file).write_bytes(text if isinstance(text, bytes) else text.encode())
    return read(folder, file)


def plain(node: Node) -> object:
    if isinstance(node, Leaf):
        return node.value
    if isinstance(node, Series):
        return [plain(item) for item in node.items]
    return {key: plain(child) for key, child in node.entries.items()}


def test_plain_values_are_what_they_look_like(tmp_path: Path) -> None:
    text = """
a: {yes: no, number: 12, minus: -3, octal: 012, time: 1:30, float: 1.5, date: 2024-01-01}
b: [true, false, "true", '5', null, ~, on, <<]
2: {3: x}
c:
d: |
  7
"""
    assert plain(tree(tmp_path, text)) == {
        "a": {
            "yes": "no", "number": 12, "minus": -3, "octal": "012",
            "time": "1:30", "float": "1.5", "date": "2024-01-01",
        },
        "b": [True, False, "true", "5", None, None, "on", "<<"],
        2: {3: "x"},
        "c": None,
        "d": "7\n",
    }  # fmt: skip


def test_every_value_knows_its_line(tmp_path: Path) -> None:
    data = tree(tmp_path, "\ufeff# comment\na:\n  b: 1\n  c:\n    - x\n    - y\n")
    inner = data.branch("a")
    assert inner.place == Place("a.yaml", 3)
    assert inner.place_of("c") == Place("a.yaml", 4)
    assert [item.place.line for item in inner.series("c").items] == [5, 6]
    assert inner.place_of("nothing") == inner.place


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a.yaml:1: must hold keys"),
        ("# nothing\n", "a.yaml:1: must hold keys"),
        ("[1]", "a.yaml:1: must hold keys"),
        ("a: 1\nb: 2\na: 3\n", "a.yaml:3: 'a' is already there in line 1"),
        ("a: {x: 1,\n    x: 2}\n", "a.yaml:2: 'x' is already there in line 1"),
        ("a: &x 1\nb: *x\n", "a.yaml:1: anchors and aliases"),
        ("a: 1\nb: *x\n", "a.yaml:2: anchors and aliases"),
        ("a: 1\nb: !!int 3\n", "a.yaml:2: tags"),
        ("a: !!python/object/apply:os.getcwd []\n", "a.yaml:1: tags"),
        ("a: 1\n---\nb: 2\n", "a.yaml:2: not YAML: but found another document"),
        ("a: 1\nb: [1, 2\n", "a.yaml:3: not YAML"),
        ("a: 1\n\tb: 2\n", "a.yaml:2: not YAML"),
        ("a: 1\n? [x]\n: 2\n", "a.yaml:2: a key must be a text or a whole number"),
        ("a: 1\ntrue: 2\n", "a.yaml:2: a key must be"),
        ("a: 1\nnull: 2\n", "a.yaml:2: a key must be"),
        ("a: 1\nb: 1000001\n", "a.yaml:2: 1000001 is beyond"),
        ("a: -1000001\n", "a.yaml:1: -1000001 is beyond"),
        ("a: " + "9" * 5000 + "\n", "a.yaml:1: 999999999999 is beyond"),
        ("a:\n  " + "[" * 17 + "]" * 17, "a.yaml:2: nested more than 16 deep"),
        ("a: " + "[" * 50000, "a.yaml:1: nested more than 16 deep"),
        (b"a: 1\nb: \xff\n", "a.yaml:2: not UTF-8"),
        (b"a: 1\nb: \x00\n", "a.yaml:2: not YAML: it holds a character"),
        (b"a: 1 #" + b"x" * MOST_BYTES, "a.yaml: larger than 256 KiB"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: str | bytes, message: str) -> None:
    with pytest.raises(DataError) as caught:
        tree(tmp_path, text)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_the_deepest_allowed_file_is_read(tmp_path: Path) -> None:
    assert "a" in tree(tmp_path, "a: " + "[" * 14 + "1" + "]" * 14).entries
    assert plain(tree(tmp_path, "a: 1000000")) == {"a": 10**6}


def test_a_missing_file_is_named_without_its_folder(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        read(tmp_path, "base/none.yaml")
    assert str(caught.value).startswith("base/none.yaml: cannot be read")
    assert str(tmp_path) not in str(caught.value)


def test_an_overlay_inherits_replaces_removes_and_adds(tmp_path: Path) -> None:
    base = tree(tmp_path, "a: {x: 1, y: [1, 2], z: {k: 1}}\nb: 1\nc: {d: 1}\n", "base.yaml")
    over = tree(tmp_path, "a:\n  y: [3]\n  x: null\n  w: 5\nb: {e: 1}\nc: 7\nn: {m: [1]}\n", "over.yaml")
    both = merge(base, over)
    assert plain(both) == {
        "a": {"y": [3], "z": {"k": 1}, "w": 5},
        "b": {"e": 1},
        "c": 7,
        "n": {"m": [1]},
    }
    assert plain(base) == {"a": {"x": 1, "y": [1, 2], "z": {"k": 1}}, "b": 1, "c": {"d": 1}}
    inner = both.branch("a")
    assert inner.place_of("y") == Place("over.yaml", 2)
    assert inner.place_of("x") == Place("over.yaml", 3)
    assert inner.place_of("z") == Place("base.yaml", 1)


def test_what_was_removed_can_come_back(tmp_path: Path) -> None:
    base = tree(tmp_path, "a: 1\nb: 2\n", "base.yaml")
    without = merge(base, tree(tmp_path, "a: null\n", "one.yaml"))
    with pytest.raises(
        DataError, match=r"^one.yaml:1: a: was removed here but needed; write a whole number$"
    ):
        without.need("a", int)
    again = merge(without, tree(tmp_path, "\na: 3\n", "two.yaml"))
    assert plain(again) == {"b": 2, "a": 3}
    assert again.place_of("a") == Place("two.yaml", 2)
    assert not again.removed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: 1\nz: null\n", "over.yaml:2: z: there is nothing to remove"),
        ("a:\n  y: null\n", "over.yaml:2: a.y: there is nothing to remove"),
        ("n:\n  m: null\n", "over.yaml:2: n.m: there is nothing to remove"),
        ("n:\n  m:\n    k: null\n", "over.yaml:3: n.m.k: there is nothing to remove"),
        ("n: [1,\n null]\n", "over.yaml:2: n: an entry of a list cannot be empty"),
    ],
)
def test_an_overlay_cannot_remove_what_is_not_there(tmp_path: Path, text: str, message: str) -> None:
    base = tree(tmp_path, "a: {x: 1}\n", "base.yaml")
    with pytest.raises(DataError) as caught:
        merge(base, tree(tmp_path, text, "over.yaml"))
    assert str(caught.value).startswith(message)


def test_a_solid_tree_has_no_gaps(tmp_path: Path) -> None:
    data = tree(tmp_path, "a: {x: 1, y: [1, {z: 2}]}\n")
    assert solid(data) is data


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("data.only('n', 't')", "a.yaml:3: b: unknown key; use only n, t, or remove this line"),
        ("data.branch('m').only()", "a.yaml:5: m.k: unknown key; use only nothing"),
        ("data.need('n', str)", "a.yaml:1: n: must be a text, not 5"),
        ("data.need('t', int)", "a.yaml:2: t: must be a whole number, not 'five'"),
        ("data.need('b', int)", "a.yaml:3: b: must be a whole number, not true"),
        ("data.need('n', bool)", "a.yaml:1: n: must be true or false, not 5"),
        ("data.need('l', int)", "a.yaml:4: l: must be a whole number, not a list"),
        ("data.need('m', int)", "a.yaml:5: m: must be a whole number, not a mapping"),
        ("data.need('x', int)", "a.yaml:1: x: is missing but needed; write a whole number"),
        ("data.branch('m').need('x', str)", "a.yaml:5: m.x: is missing but needed; write a text"),
        ("data.maybe('n', str, '')", "a.yaml:1: n: must be a text, not 5"),
        ("data.number('n', 6, 9)", "a.yaml:1: n: must be a whole number from 6 to 9, not 5"),
        ("data.number('n', 0, 4)", "a.yaml:1: n: must be a whole number from 0 to 4, not 5"),
        ("data.word('t', ('six', 'ten'))", "a.yaml:2: t: 'five' is not known here; use one of six, ten"),
        ("data.word('n', ('5',))", "a.yaml:1: n: 5 is not known here; use one of 5"),
        ("data.word('l', ())", "a.yaml:4: l: a list is not known here; use one of nothing"),
        ("data.word('x', ('y',))", "a.yaml:1: x: is missing but needed; write a word"),
        ("data.words('l', 'abc')", "a.yaml:4: l: 1 is not known here; use one of a, b, c"),
        ("data.words('w', 'ab')", "a.yaml:8: w: 'a' is there twice; keep one"),
        ("data.numbers('l', 2, 9)", "a.yaml:4: l: must be a whole number from 2 to 9, not 1"),
        ("data.numbers('w', 0, 9)", "a.yaml:6: w: must be a whole number from 0 to 9, not 'a'"),
        ("data.numbers('deep', 0, 9)", "a.yaml:9: deep: must be a whole number from 0 to 9, not a list"),
        ("data.series('n')", "a.yaml:1: n: must be a list, not 5"),
        ("data.branch('l')", "a.yaml:4: l: must be a mapping of keys to values, not a list"),
        ("list(data.records())", "a.yaml:1: n: must be a mapping of keys to values, not 5"),
        ("list(data.branch('ids').records())", "a.yaml:10: ids.3: an id must be a text"),
    ],
)
def test_accessors_say_what_is_wrong_and_where(tmp_path: Path, call: str, message: str) -> None:
    text = "n: 5\nt: five\nb: true\nl: [1, 2]\nm: {k: 1}\nw: [a,\n b,\n a]\ndeep: [[1]]\nids: {3: {}}\n"
    with pytest.raises(DataError) as caught:
        eval(call, {"data": tree(tmp_path, text)})
    assert str(caught.value).startswith(message)


def test_accessors_give_what_is_there(tmp_path: Path) -> None:
    data = tree(tmp_path, "n: 5\nt: five\nb: true\nl: [1, 2]\nw: [a, b]\nm: {k: {x: 1}}\n")
    assert (data.need("n", int), data.need("t", str), data.need("b", bool)) == (5, "five", True)
    assert (data.maybe("n", int, 7), data.maybe("none", int, 7)) == (5, 7)
    assert (data.number("n", 5, 5), data.word("t", ("five",))) == (5, "five")
    assert (data.numbers("l", 1, 2), data.words("w", ("b", "a"))) == ((1, 2), ("a", "b"))
    assert [id_ for id_, _ in data.branch("m").records()] == ["k"]
    data.only("n", "t", "b", "l", "w", "m")


def test_the_top_of_a_file_has_no_name(tmp_path: Path) -> None:
    assert str(tree(tmp_path, "\na: 1").error("bad")) == "a.yaml:2: bad"
    assert str(tree(tmp_path, "m:\n  a: 1").branch("m").error("bad")) == "a.yaml:2: m: bad"
    assert str(tree(tmp_path, "0: 1").error("bad", 0)) == "a.yaml:1: 0: bad"
