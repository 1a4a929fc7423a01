"""The pictures of 'Crackle and Celadon'. Metres."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import rig  # noqa: E402
from scene import coat, glaze, put, studio, take  # noqa: E402
from wear import bare_foot, lay_over, pot, tile, unroll, wear  # noqa: E402

SHALLOW = [(0.05, 0), (0.05, 0), (0.052, 0.006), (0.085, 0.014), (0.118, 0.03), (0.132, 0.052)]
DEEP = [(0.034, 0), (0.034, 0), (0.034, 0.008), (0.062, 0.022), (0.086, 0.052), (0.094, 0.084)]
CONICAL = [(0.022, 0), (0.022, 0), (0.022, 0.007), (0.036, 0.018), (0.062, 0.046), (0.074, 0.062), (0.078, 0.07)]
PLATE = [(0.085, 0), (0.085, 0), (0.087, 0.006), (0.12, 0.011), (0.15, 0.022)]
BOTTLE = [(0.042, 0), (0.042, 0), (0.05, 0.007), (0.066, 0.06), (0.06, 0.115), (0.028, 0.158), (0.0155, 0.19), (0.015, 0.235),
          (0.024, 0.255)]  # fmt: skip
MEIPING = [(0.044, 0), (0.044, 0), (0.042, 0.012), (0.05, 0.08), (0.078, 0.165), (0.076, 0.205), (0.034, 0.236), (0.022, 0.242),
           (0.029, 0.254)]  # fmt: skip
YUNOMI = [(0.03, 0), (0.03, 0), (0.031, 0.007), (0.04, 0.016), (0.042, 0.06), (0.043, 0.092)]


def maps(surface):
    return os.path.join(rig.job()["cache"], "package", surface, surface)


def dish(surface, outer, at, side, turn=0, strength=1.0, wall=0.005, shift=(0.0, 0.0)):
    """A dish seen from above."""
    return put(wear(lay_over(pot(surface, outer, wall), side, shift), maps(surface), strength), at, turn)


def vessel(surface, outer, at, side, turn=0, strength=1.0, wall=0.005):
    """A vessel seen from the side, its foot bare."""
    return put(bare_foot(wear(unroll(pot(surface, outer, wall), side), maps(surface), strength)), at, turn)


def cover(_picture):
    """Bowls and dishes from above, edge over edge, out of the frame on every side."""
    studio(spread=0.62, key=0.95, height=0.85)
    dish("celadon", SHALLOW, (-0.04, -0.035, 0), 0.19, 24, 1.4, shift=(0.1, 0.06))
    dish("oil-spot", DEEP, (0.165, 0.07, 0), 0.17, 0)
    dish("crackle", PLATE, (-0.2, 0.19, 0), 0.2, 15)
    dish("oxblood", DEEP, (0.03, 0.205, 0), 0.24, 140)
    dish("jun", CONICAL, (0.157, -0.126, 0), 0.2, 60, shift=(0.1, 0.45))
    dish("iron-speckle", SHALLOW, (0.37, -0.095, 0), 0.17, 0)
    dish("tenmoku", CONICAL, (-0.253, -0.05, 0), 0.13, 0)
    dish("matte-ash", DEEP, (-0.186, -0.212, 0), 0.16, 30)
    dish("matte-ash", DEEP, (0.29, 0.245, 0), 0.16, 0)
    glaze("sphere", "signal", (0.165, 0.062, 0.012), scale=0.34)
    rig.camera(target=(0.025, 0.022, 0.03), distance=0.98, pitch=62, yaw=8, lens=70)


def close(_picture):
    """Two tiles and a bowl's edge, near enough for the lines: crackle, celadon, oil spot."""
    studio(spread=0.5, key=0.85, height=0.5)
    put(tile("a", (0.26, 0.26), 0.014, maps("crackle"), 0.17, (0.1, 0.2), 1.2), (-0.135, -0.01, 0))
    put(tile("b", (0.26, 0.26), 0.018, maps("celadon"), 0.17, (0, 0.1), 1.6), (0.136, -0.09, 0))
    put(tile("c", (0.26, 0.26), 0.011, maps("oil-spot"), 0.2, (0.4, 0.1), 1.2), (0.136, 0.18, 0))
    rig.camera(target=(0.0, 0.015, 0.012), distance=0.5, pitch=42, yaw=24, lens=70, focus=(0, 0, 0.014), stop=11)


def in_use(_picture):
    """A shelf of the studio: bottle, vase, tea bowls and a dish on a dark plank."""
    studio(spread=0.62, key=1.0)
    coat(put(tile("plank", (0.86, 0.24), 0.026, maps("iron-speckle"), 0.2), (0.02, 0.02, 0)), "#1B1915", 0.45)
    vessel("oxblood", BOTTLE, (-0.255, 0.035, 0.026), 0.26, 100)
    vessel("celadon", MEIPING, (-0.08, 0.05, 0.026), 0.21, 30, 1.4)
    vessel("tenmoku", YUNOMI, (-0.165, -0.045, 0.026), 0.14, 0)
    vessel("jun", DEEP, (0.085, 0.0, 0.026), 0.24, 190)
    vessel("iron-speckle", YUNOMI, (0.205, -0.045, 0.026), 0.15, 60)
    vessel("oil-spot", [(r * 1.05, z * 1.1) for r, z in BOTTLE[:6]] + [(0.034, 0.2), (0.04, 0.215)], (0.285, 0.055, 0.026), 0.17, 0)
    glaze("sphere", "signal", (-0.03, -0.06, 0.026), scale=0.27)
    rig.camera(target=(0.015, 0.02, 0.13), distance=1.46, pitch=14, yaw=-4, lens=75)


take({"cover": cover, "gallery-2": close, "gallery-3": in_use})
