"""The workshop's four pieces, each on the colour that its page has."""

import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "lib"))

import rig  # noqa: E402
from mesh import bevel, prism, smooth_line, sweep  # noqa: E402
from scene import block, coat, daylight, put, rod, take  # noqa: E402

BEECH, ASH, OAK, BLACK = "#c79a63", "#d8bd92", "#8a5a31", "#1f1a17"


def leg(name, foot, top, radius, wood):
    return coat(sweep(name, [(foot[0] + (top[0] - foot[0]) * k / 8, foot[1] + (top[1] - foot[1]) * k / 8, foot[2] + (top[2] - foot[2]) * k / 8)
                             for k in range(9)], lambda t: radius * (0.72 + 0.4 * t), segments=32), wood, 0.42, 0.08)  # fmt: skip


def stool(_picture):
    """Three splayed legs through a round seat, the ends showing."""
    daylight("#e2683c", 2.4)
    put(coat(rod("seat", 0.175, 0.036, 0.012, 128), BEECH, 0.4, 0.1), (0, 0, 0.43))
    for k in range(3):
        a = math.radians(120 * k + 20)
        leg("leg", (0.2 * math.cos(a), 0.2 * math.sin(a), 0.012), (0.098 * math.cos(a), 0.098 * math.sin(a), 0.45), 0.018, BEECH)
        put(coat(rod("end", 0.0185, 0.004, 0.001), OAK, 0.5), (0.098 * math.cos(a), 0.098 * math.sin(a), 0.4635))
    rig.camera((0, 0, 0.23), 2.3, 21, 0, 75)


def bench(_picture):
    """One plank, two arched ends."""
    daylight("#8fb3a0", 2.4)
    put(coat(block("plank", (0.92, 0.3, 0.036), 0.008), ASH, 0.42, 0.08), (0, 0, 0.4))
    turn = [math.pi * k / 24 for k in range(25)]
    inner = [(0.07 * math.cos(a), 0.2 + 0.07 * math.sin(a)) for a in turn]
    outline = [(0.07, 0), (0.14, 0), (0.14, 0.4), (-0.14, 0.4), (-0.14, 0), (-0.07, 0), *inner[::-1]]
    for x in (-0.34, 0.34):
        side = bevel(prism("side", outline, 0.036), 0.006, 3)
        put(coat(side, ASH, 0.42, 0.08), (x + 0.018, 0, 0), 90, (90, 0))
    rig.camera((0, 0, 0.2), 2.75, 22, 28, 75)


def drum(_picture):
    """A side table: a thick stem between two discs."""
    daylight("#e9c9c4", 2.4)
    put(coat(rod("foot", 0.16, 0.03, 0.012, 128), OAK, 0.4, 0.15))
    put(coat(rod("stem", 0.075, 0.36, 0.006, 96), OAK, 0.4, 0.15), (0, 0, 0.028))
    put(coat(rod("top", 0.23, 0.034, 0.014, 128), OAK, 0.4, 0.15), (0, 0, 0.386))
    put(coat(rod("cup", 0.038, 0.07, 0.01), "#f1ede2", 0.3, 0.4), (0.07, -0.04, 0.42))
    rig.camera((0, 0, 0.22), 1.85, 20, 0, 75)


def step(_picture):
    """Two treads and a handle, painted black."""
    daylight("#e8bf4a", 2.4)
    outline = [(-0.2, 0), (0.2, 0), (0.2, 0.2), (0.02, 0.2), (0.02, 0.4), (-0.2, 0.4)]
    for y in (-0.16, 0.19):
        side = bevel(prism("side", outline, 0.03), 0.006, 3)
        put(coat(side, BLACK, 0.38, 0.2), (0, y, 0), 0, (90, 0))
    for x, z, depth in ((0.11, 0.19, 0.2), (-0.09, 0.39, 0.24)):
        put(coat(block("tread", (depth, 0.42, 0.028), 0.008), BEECH, 0.42, 0.08), (x, 0, z))
    bar = smooth_line([(-0.19, -0.13, 0.4), (-0.19, -0.13, 0.66), (-0.19, -0.09, 0.7), (-0.19, 0.09, 0.7), (-0.19, 0.13, 0.66), (-0.19, 0.13, 0.4)], 10)
    coat(sweep("bar", bar, 0.013, segments=28), BLACK, 0.38, 0.2)
    rig.camera((0, 0, 0.38), 2.75, 20, 34, 75)


take({"stool": stool, "bench": bench, "drum": drum, "step": step})
