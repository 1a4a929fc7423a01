"""The still life that stands for a film frame behind the titles."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import rig  # noqa: E402
import scene  # noqa: E402


def frame(_):
    scene.studio(spread=0.6, key=0.95, rim=1.3)
    scene.glaze("teapot", "bone", (0.1, 0.02, 0), -30, 1.0)
    scene.glaze("beaker", "iron", (-0.075, 0.06, 0), 0, 0.8)
    scene.glaze("bowl", "celadon", (0.235, 0.12, 0), 0, 0.8)
    scene.glaze("moon_jar", "ink", (-0.03, 0.3, 0), 0, 1.1)
    scene.glaze("cup", "iron", (0.21, -0.07, 0), 40, 0.7)
    rig.camera(target=(0.03, 0.04, 0.035), distance=0.9, pitch=11, yaw=-8, lens=70, focus=(0.1, 0.0, 0.05), stop=2.8)


scene.take({"frame": frame})
