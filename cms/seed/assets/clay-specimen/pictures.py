"""Renders the pictures of the clay specimen. Job: { cache, out, font, shot, samples, width, height, exposure }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import clays  # noqa: E402
import items  # noqa: E402
import rig  # noqa: E402
import scene  # noqa: E402

ROWS = ["ABCDEFGHIJK", "LMNOPQRSTU", "VWXYZ&@?!#$", "0123456789%", "€£*+=×–-/().,:;'\""]


def _case():
    return clays.Case(rig.job()["font"], clays.rich())


def cover(_picture):
    """The word before three larger signs, and its full stop in glaze."""
    clays.standing_light(0.62)
    case = _case()
    case.word("CL", (-0.125, -0.005, 0), turn=5, scale=1.15)
    case.word("AY", (0.095, 0.02, 0), turn=-4, scale=1.15)
    case.word(".", (0.235, -0.045, 0), "glaze", -10, scale=1.15)
    case.word("&", (-0.19, 0.15, 0), "stoneware", 14, scale=1.8)
    case.word("R", (0.02, 0.18, 0), "stoneware", -6, scale=1.8)
    case.word("7", (0.205, 0.15, 0), "stoneware", -18, scale=1.7)
    rig.camera((0.01, 0.02, 0.08), 1.09, 13, 7, 70)


def specimen(_picture):
    """All sixty, lying as in a case."""
    scene.studio(spread=0.9, height=0.75, key=1.25)
    case = _case()
    for number, line in enumerate(ROWS):
        for sign, letter in zip(line, case.word(line, (0, 0.335 - number * 0.163, 0), lying=True)):
            kind = "glaze" if sign == "&" else "stoneware" if sign.isdigit() else "terracotta"
            letter.material_slots[0].material = case.materials[kind]
    rig.camera((0, 0.0, 0.0), 2.36, 66, 0, 70)


def close(_picture):
    """The edge, the mottle and the hollows that fingers leave."""
    clays.standing_light(0.42)
    case = _case()
    case.word("R", (-0.06, 0.0, 0), turn=14)
    case.word("&", (0.068, 0.07, 0), "stoneware", -12)
    case.word(".", (0.045, -0.045, 0), "glaze", -20)
    case.word("S", (-0.15, 0.13, 0), "black", 22)
    rig.camera((0.0, 0.02, 0.05), 0.6, 13, 10, 80, (-0.06, -0.02, 0.055), 9)


def poster(picture):
    """In use: a poster set from the PNGs, with one of the letters itself beside it."""
    scene.studio(spread=0.66)
    case = _case()
    items.place(
        {"kind": "paper", "image": picture("poster"), "size": [0.42, 0.56], "at": [-0.05, 0.0], "turn": 12, "curl": 0.012}
    )
    case.word("K", (0.255, -0.15, 0), "stoneware", turn=-22)
    rig.camera((0.02, -0.02, 0.0), 1.36, 48, -4, 70)


if __name__ == "__main__":
    scene.take({"cover": cover, "gallery-1": specimen, "gallery-2": close, "gallery-3": poster})
