"""The pictures of 'Soot and Smoke'. Metres."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import rig  # noqa: E402
from scene import coat, glaze, put, studio, take  # noqa: E402
from mesh import smooth_line, sweep  # noqa: E402
from wear import bare_foot, pot, stand, tile, unroll, wear  # noqa: E402

JAR = [(0.04, 0), (0.04, 0), (0.043, 0.008), (0.082, 0.05), (0.097, 0.1), (0.078, 0.152), (0.046, 0.178), (0.047, 0.192)]
VASE = [(0.04, 0), (0.04, 0), (0.038, 0.01), (0.042, 0.07), (0.062, 0.16), (0.064, 0.205), (0.036, 0.25), (0.03, 0.265),
        (0.04, 0.285)]  # fmt: skip
TEABOWL = [(0.028, 0), (0.028, 0), (0.028, 0.008), (0.052, 0.018), (0.06, 0.05), (0.058, 0.082)]


def maps(surface):
    return os.path.join(rig.job()["cache"], "package", surface, surface)


def match(at, turn):
    """A long match: square bone stick, signal head."""
    stick = sweep("stick", smooth_line([(0, 0, 0), (0.06, 0, 0.0004), (0.13, 0, 0)], 6), 0.0026, segments=4)
    head = sweep("head", [(0.124, 0, 0), (0.13, 0, 0), (0.14, 0, 0)], lambda t: 0.0046 - 0.0012 * t, segments=24)
    put(coat(stick, "#D8C5A0", 0.7, bump=0.2), at, turn)
    put(coat(head, rig.SIGNAL, 0.75, bump=0.5), at, turn)


def cover(_picture):
    """Six slabs stand in a row like records, the match that smoked them before."""
    studio(spread=0.6, key=1.0, height=0.9)
    row = ["flue-tar", "carbon-trap", "lamp-black", "pit-fired", "fly-ash", "naked-raku"]
    for i, surface in enumerate(row):
        slab = tile(surface, (0.18, 0.23), 0.02, maps(surface), 0.21, (0.13 * i, 0.1 * i), 0.35 if i == 0 else 1.2)
        stand(slab, (-0.262 + 0.086 * i, 0.17 - 0.066 * i, 0), -25, 4)
    match((-0.17, -0.15, 0.004), 12)
    rig.camera(target=(-0.014, 0.0, 0.112), distance=1.31, pitch=19, yaw=-6, lens=70)


def raking(_picture):
    """Low light over three slabs that meet."""
    studio(spread=0.5, key=1.0, height=0.3)
    put(tile("a", (0.3, 0.3), 0.016, maps("naked-raku"), 0.22, (0.1, 0.35), 2.0), (-0.153, -0.02, 0))
    put(tile("b", (0.3, 0.3), 0.02, maps("flue-tar"), 0.3, (0, 0), 0.7), (0.153, -0.11, 0))
    put(tile("c", (0.3, 0.3), 0.013, maps("fly-ash"), 0.2, (0.2, 0.1), 1.8), (0.153, 0.196, 0))
    rig.camera(target=(0.02, 0.03, 0.012), distance=0.52, pitch=38, yaw=-24, lens=70, focus=(0, 0.02, 0.014), stop=11)


def in_use(_picture):
    """A still life on a sooty set: jar, vase and tea bowl on a plank, a wall that a lamp blackened behind."""
    studio(spread=0.6, key=1.15)
    wall = tile("wall", (1.5, 0.9), 0.02, maps("lamp-black"), 0.55, (0.32, 0.2), 1.2)
    stand(wall, (0.1, 0.33, 0), 0)
    put(tile("plank", (0.62, 0.2), 0.03, maps("fly-ash"), 0.24, strength=1.2), (0.03, 0.02, 0))
    jar = bare_foot(wear(unroll(pot("jar", JAR), 0.21), maps("naked-raku"), 1.1))
    put(jar, (-0.08, 0.03, 0.03), 40)
    put(wear(unroll(pot("vase", VASE), 0.24), maps("pit-fired"), 0.8), (0.11, 0.04, 0.03), 150)
    put(bare_foot(wear(unroll(pot("bowl", TEABOWL), 0.19), maps("carbon-trap"), 0.9)), (0.235, -0.01, 0.03), 200)
    glaze("sphere", "signal", (0.02, -0.055, 0.03), scale=0.22)
    rig.camera(target=(0.035, 0.05, 0.135), distance=1.3, pitch=9, yaw=8, lens=75)


take({"cover": cover, "gallery-2": raking, "gallery-3": in_use})
