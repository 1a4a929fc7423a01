"""The pictures of 'Heat Grounds'. Metres."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import bpy  # noqa: E402
import items  # noqa: E402
import rig  # noqa: E402
from scene import coat, glaze, studio, take  # noqa: E402


def still(name):
    return os.path.join(rig.job()["cache"], "films", f"{name}.png")


def wall(name, width, at, glow, turn=0.0):
    """A lit panel that stands upright, its lower edge at `at`."""
    height = width * 9 / 16
    size = {"size": [width, height], "frame": 0.004}
    panel = items.place({"kind": "screen", "image": still(name), **size, "at": at, "turn": turn, "lean": 90, "glow": glow})
    panel.location.z += height / 2 + 0.004
    return panel


def cover(_picture):
    """A wall of embers; a jar, a bottle and a bowl stand before it as shapes, the table takes up the glow."""
    studio(spread=0.7, key=0.16, rim=0.5)
    coat(bpy.data.objects["table"], "#1B1916", 0.28)
    wall("embers", 0.98, (0.0, 0.3, 0.0), 3.4)
    glaze("moon_jar", "ink", (-0.19, 0.06, 0), scale=1.15)
    glaze("bottle", "ink", (0.03, 0.1, 0), scale=1.1)
    glaze("bowl", "ink", (0.2, 0.0, 0), scale=1.0)
    glaze("sphere", "signal", (-0.03, -0.06, 0), scale=0.36)
    rig.camera(target=(0.0, 0.12, 0.17), distance=1.38, pitch=8, yaw=-7, lens=70)


take({"cover": cover})
