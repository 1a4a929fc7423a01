"""Five file marks as glazed pieces on the table; the ZIP is yellow."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import outlines  # noqa: E402
import rig  # noqa: E402
import scene  # noqa: E402


def cover(_):
    scene.studio(spread=0.6, key=0.95)
    lay = [
        ("svg", "#E9E2D0", (-0.128, 0.078), 9),
        ("glb", "#A9B8A0", (0.112, 0.098), -8),
        ("zip", "#FFC810", (-0.012, -0.07), 5),
        ("pdf", "#7A4526", (0.184, -0.088), -11),
        ("mp4", "#8E8B82", (-0.19, -0.105), 12),
    ]
    for name, glaze, (x, y), turn in lay:
        outlines.piece(HERE, name, 48, 0.185, 0.012, glaze, (x, y, 0.0005), turn, edge=0.0006, inset=0)
    rig.camera(target=(0.0, -0.008, 0), distance=1.0, pitch=60, yaw=6, lens=70)


scene.take({"cover": cover})
