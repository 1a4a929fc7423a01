"""Six tea tins with their labels."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "lib"))

import rig  # noqa: E402
from mesh import lathe  # noqa: E402
from scene import block, coat, glaze, put, rod, studio, take, wrap  # noqa: E402

TIN = {"colour": "#191714", "roughness": 0.34, "clearcoat": 0.3}
RADIUS, HEIGHT = 0.0424, 0.0895


def lid():
    outline = [(0, 0.0225), (0.039, 0.0225), (0.0428, 0.0195), (0.0433, 0.018), (0.0433, 0.0006), (0.0424, 0), (0.042, 0.0006), (0.042, 0.016), (0, 0.016)]
    return coat(lathe("lid", outline, 128), **TIN)


def tin(picture, number, x, y, turn=0, closed=True, z=0.0):
    put(coat(rod("tin", 0.042, 0.1, 0.002, 128), **TIN), (x, y, z))
    label = wrap("label", picture(f"tea-{number}"), RADIUS, HEIGHT)
    put(label, (x, y, z + 0.005), turn)
    if closed:
        put(lid(), (x, y, z + 0.096))
    else:
        put(coat(rod("leaf", 0.038, 0.004, 0.001, 96), "#2a2119", 0.95, bump=1.0), (x, y, 0.0965))


def cover(picture):
    studio(spread=0.5, key=1.05)
    tin(picture, 2, -0.13, 0.035, 10)
    tin(picture, 4, 0.0, -0.015, 2, closed=False)
    tin(picture, 6, 0.125, 0.06, -12)
    put(lid(), (0.098, -0.066, 0), 30)
    rig.camera((0.0, 0.005, 0.053), 0.84, 17, 3, 80)


def row(picture):
    """Every tin on a step as high as its garden lies above the others."""
    studio(spread=0.62, key=1.3)
    for k in range(6):
        x, rise = (k - 2.5) * 0.096, 0.012 + 0.034 * k
        put(coat(block("step", (0.0945, 0.13, rise), 0.0015), "#4d453a", 0.8), (x, 0, 0))
        tin(picture, k + 1, x, -0.012, (2.5 - k) * 5, z=rise)
    rig.camera((0, 0, 0.121), 1.35, 13, 0, 75)


def close(picture):
    studio(spread=0.45, key=1.0)
    tin(picture, 4, 0, 0, -6)
    tin(picture, 3, -0.14, 0.16, 5)
    tin(picture, 5, 0.13, 0.17, -20)
    glaze("cup", "bone", (0.12, -0.005, 0), 215, 0.72)
    rig.camera((0.022, 0, 0.062), 0.5, 11, -4, 80)


take({"cover": cover, "gallery-1": row, "gallery-2": close})
