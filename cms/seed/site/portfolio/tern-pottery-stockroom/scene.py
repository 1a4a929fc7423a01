"""The stockroom on a screen, and its printed cards."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "lib"))

import items  # noqa: E402
import rig  # noqa: E402
from scene import glaze, studio, take  # noqa: E402

A6 = [0.105, 0.148]


def card(image, at, turn, curl=0.002):
    return items.place({"kind": "paper", "image": image, "size": A6, "at": at, "turn": turn, "curl": curl})


def cover(picture):
    studio(spread=0.6, key=0.85)
    items.place({"kind": "screen", "image": picture("screen"), "size": [0.4, 0.25], "at": [-0.03, 0.06, 0.131], "lean": 78, "glow": 0.8})
    card(picture("colour"), [0.175, -0.075, 0.0008], -16)
    glaze("cup", "celadon", (-0.225, -0.06, 0), 200, 0.85)
    glaze("sphere", "signal", (0.255, 0.03, 0), scale=0.28)
    rig.camera((0.0, 0.015, 0.1), 1.2, 19, -13, 75)


def cards(picture):
    studio(spread=0.45, key=1.0)
    card(picture("space"), [0.105, 0.02, 0.0004], -21, 0.0003)
    card(picture("type"), [-0.105, 0.035, 0.0004], 13, 0.0003)
    card(picture("colour"), [0.0, -0.005, 0.0022], -3, 0.012)
    glaze("bowl", "celadon", (0.19, 0.125, 0), scale=0.62)
    rig.camera((0.005, 0.008, 0), 0.68, 50, 10, 70)


take({"cover": cover, "gallery-3": cards})
