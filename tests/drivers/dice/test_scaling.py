"""Regulation G3 and G5: dice are made of bytes without bias, in their order, by the first byte that maps."""

from __future__ import annotations

from collections import Counter

import pytest

from drivers.dice.scaling import NoFaceError, face_of, throw


def test_every_face_has_as_many_bytes_as_every_other() -> None:
    faces = Counter(face_of(byte) for byte in range(256))
    assert faces == {1: 42, 2: 42, 3: 42, 4: 42, 5: 42, 6: 42, None: 4}


def test_every_pair_of_dice_comes_from_as_many_pairs_of_bytes() -> None:
    mapped = [byte for byte in range(256) if face_of(byte)]
    pairs = Counter(throw(iter((first, second)).__next__, 2) for first in mapped for second in mapped)
    assert len(pairs) == 36
    assert set(pairs.values()) == {42 * 42}


def test_the_first_byte_that_maps_is_the_die_and_no_later_one() -> None:
    stream = iter((255, 252, 7, 253, 5, 0))
    assert throw(stream.__next__, 2) == (2, 6)
    assert next(stream) == 0


def test_a_source_of_bytes_that_map_to_nothing_is_no_endless_loop() -> None:
    drawn: list[int] = []

    def draw() -> int:
        drawn.append(254)
        return 254

    with pytest.raises(NoFaceError):
        throw(draw, 2)
    assert len(drawn) == 64
