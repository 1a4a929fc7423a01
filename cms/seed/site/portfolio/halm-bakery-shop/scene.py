"""The bakery's breads for its shop, and the shop on the table."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "..", "lib")]

import items  # noqa: E402
import loaves  # noqa: E402
import rig  # noqa: E402
from scene import daylight, put, studio, take  # noqa: E402

CREAM = "#efcf97"


def bread(*builders, distance=0.86):
    def shot(_picture):
        daylight(CREAM)
        for builder, at, turn in builders:
            made = builder()
            put(made, (*at, made.location.z), turn)
        rig.camera((0, 0, 0.035), distance, 38, 0, 75)

    return shot


def cover(picture):
    studio(spread=0.6, key=0.85)
    items.place({"kind": "screen", "image": picture("screen"), "size": [0.4, 0.25], "at": [-0.02, 0.07, 0.131], "turn": 0, "lean": 78, "glow": 0.8})
    put(loaves.boule(), (0.17, -0.075, 0.036), 20).scale = [0.82] * 3
    rig.camera((0.02, 0.02, 0.1), 1.14, 15, 15, 75)


def hand(picture):
    studio(spread=0.55, key=0.9)
    items.place({"kind": "screen", "image": picture("phone"), "size": [0.124, 0.268], "at": [-0.04, -0.005, 0.004], "turn": 14, "glow": 0.85, "frame": 0.005})
    put(loaves.baguette(), (0.16, 0.06, 0.017), 62)
    put(loaves.bun(3), (-0.2, 0.1, 0.017), 10)
    rig.camera((0.0, 0.005, 0.01), 0.78, 52, -8, 70)


take({
    "boule": bread((loaves.boule, (0, 0), 15)),
    "batard": bread((loaves.batard, (0, 0), 24)),
    "baguettes": bread((loaves.baguette, (0, 0.045), 22), (lambda: loaves.baguette(19), (0.0, -0.05), 16), distance=1.12),
    "tin": bread((loaves.tin_loaf, (0, 0), -24)),
    "buns": bread((lambda: loaves.bun(1), (-0.06, 0.05), 0), (lambda: loaves.bun(2), (0.06, 0.045), 40), (lambda: loaves.bun(5), (0.002, -0.055), 80), distance=0.62),
    "table": bread((loaves.boule, (-0.11, 0.06), 15), (loaves.batard, (0.13, -0.07), 28), (lambda: loaves.bun(2), (0.2, 0.13), 40), distance=1.15),
    "cover": cover,
    "gallery-3": hand,
})  # fmt: skip
