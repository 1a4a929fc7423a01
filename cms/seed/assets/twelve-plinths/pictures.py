"""Renders the pictures of the twelve plinths. Job: { cache, out, shot, samples, width, height, exposure }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import math  # noqa: E402

import rig  # noqa: E402
import scene  # noqa: E402
import stages  # noqa: E402


def stand(materials, name, x, y, turn=0, plaster=None, z=0.0, scale=1.0):
    """One stage at its place."""
    holder = stages.make(stages.BY_NAME[name], materials, plaster)
    holder.location, holder.rotation_euler.z, holder.scale = (x, y, z), math.radians(turn), [scale] * 3
    return holder


def cover(_picture):
    """A small city of stages around one yellow ball."""
    scene.studio(spread=0.8, height=0.8)
    m = stages.plasters(0.25)
    for spot in [
        ("triple_arch", -0.17, 0.24, 10),
        ("three_steps", 0.25, 0.12, -62),
        ("fluted_column", 0.105, 0.34, 0, "bone"),
        ("round_plinth", 0.0, -0.11),
        ("stacked_discs", -0.33, -0.09, 150),
        ("niche", 0.385, 0.4, -24, "clay"),
    ]:
        stand(m, *spot)
    scene.glaze("sphere", "signal", (0.0, -0.11, 0.112), scale=0.82)
    rig.camera((0.025, 0.05, 0.165), 2.2, 14, 4, 70)


def all_twelve(_picture):
    """Four to a row, the tall ones at the back."""
    scene.studio(spread=1.6, key=1.15)
    m = stages.plasters(0.15)
    rows = [
        ["cove", "arch_gate", "standing_ring", "niche"],
        ["triple_arch", "folded_screen", "fluted_column", "three_steps"],
        ["square_plinth", "stacked_discs", "round_plinth", "oval_tray"],
    ]
    for row, names in enumerate(rows):
        for column, name in enumerate(names):
            stand(m, name, (column - 1.5) * 0.64, (0.84, -0.06, -0.74)[row], -14)
    rig.camera((0, -0.02, 0.11), 5.35, 44, 0, 70)


def ware(_picture):
    """In use: pots of the primitives on three of the stages."""
    scene.studio(spread=0.72)
    m = stages.plasters(0.25)
    stand(m, "arch_gate", -0.03, 0.12, 0, "bone")
    stand(m, "stacked_discs", 0.27, -0.02, 20, "ash")
    stand(m, "square_plinth", -0.31, 0.02, 14, "clay")
    scene.glaze("moon_jar", "bone", (-0.31, 0.02, 0.156), turn=0)
    scene.glaze("bottle", "iron", (-0.03, 0.09, 0.03))
    scene.glaze("cup", "signal", (0.2, 0.0, 0.125), turn=-30)
    scene.glaze("bowl", "celadon", (0.05, -0.21, 0), scale=0.9)
    rig.camera((-0.005, 0.03, 0.175), 1.9, 14, 3, 72)


def close(_picture):
    """Edges, flutes and the inside of the niche."""
    scene.studio(spread=0.5, height=0.75)
    m = stages.plasters(0.3)
    stand(m, "niche", 0.1, 0.14, -16)
    stand(m, "fluted_column", -0.16, 0.06, 0, "clay")
    stand(m, "oval_tray", 0.04, -0.13, 8, "soot")
    scene.glaze("sphere", "signal", (0.1, -0.13, 0.038), scale=0.5)
    rig.camera((-0.01, 0.0, 0.18), 1.28, 18, -6, 75, (-0.1, 0.0, 0.2), 9)


def product(_picture):
    """The picture of the shop page: one jar before the ring."""
    scene.studio(spread=0.56)
    m = stages.plasters(0.25)
    stand(m, "standing_ring", 0, 0.02, 0, "clay")
    scene.glaze("moon_jar", "bone", (0, -0.015, 0.05))
    rig.camera((0.0, 0.03, 0.185), 1.7, 16, 5, 85)


if __name__ == "__main__":
    scene.take({"cover": cover, "gallery-1": all_twelve, "gallery-2": ware, "gallery-3": close, "product": product})
