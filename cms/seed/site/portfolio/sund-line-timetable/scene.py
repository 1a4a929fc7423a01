"""The ferry app's phones on the table."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "lib"))

import items  # noqa: E402
import rig  # noqa: E402
from scene import glaze, studio, take  # noqa: E402


def phone(image, at, turn, lean=0, glow=1.0):
    return items.place({"kind": "screen", "image": image, "size": [0.124, 0.268], "at": at, "turn": turn, "lean": lean, "glow": glow, "frame": 0.0045})


def cover(picture):
    studio(spread=0.55, key=0.8)
    phone(picture("map"), [0.098, 0.02, 0.0], -9, glow=0.8)
    phone(picture("next"), [-0.075, -0.005, 0.0], 7)
    glaze("sphere", "signal", (-0.118, 0.178, 0), scale=0.3)
    rig.camera((-0.005, 0.012, 0.005), 0.84, 47, -16, 70)


def close(picture):
    studio(spread=0.5, key=0.75)
    phone(picture("next"), [0, 0, 0.0], 0, glow=1.5)
    rig.camera((-0.002, 0.034, 0.008), 0.41, 44, 24, 75)


take({"cover": cover, "gallery-2": close})
