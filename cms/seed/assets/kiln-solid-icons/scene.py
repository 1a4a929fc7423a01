"""Five icons as glazed pieces on the table; one is yellow."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import outlines  # noqa: E402
import rig  # noqa: E402
import scene  # noqa: E402

GLAZES = {"bone": "#E9E2D0", "ash": "#8E8B82", "iron": "#54301A", "celadon": "#A9B8A0", "signal": "#FFC810"}


def cover(_):
    scene.studio(spread=0.6, key=0.95)
    lay = [
        ("kiln", "bone", 0.17, (-0.098, 0.058), 8),
        ("bell", "signal", 0.125, (0.055, 0.085), -12),
        ("cart", "ash", 0.15, (0.176, 0.01), 6),
        ("heart", "iron", 0.15, (-0.165, -0.098), -9),
        ("gear", "celadon", 0.135, (0.015, -0.082), 14),
        ("pin", "bone", 0.12, (0.165, -0.13), -14),
    ]
    for name, glaze, size, (x, y), turn in lay:
        outlines.piece(HERE, name, 24, size, 0.02, GLAZES[glaze], (x, y, 0.0005), turn)
    rig.camera(target=(0.008, -0.012, 0), distance=0.93, pitch=54, yaw=-8, lens=70)


scene.take({"cover": cover})
