"""Six keys on the table; one is yellow and pressed."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import items  # noqa: E402
import outlines  # noqa: E402
import rig  # noqa: E402
import scene  # noqa: E402

ICONS = os.path.join(HERE, "..", "kiln-solid-icons")
BONE, INK, SIGNAL, SOOT = "#E9E2D0", "#161512", "#FFC810", "#2A2824"


def cover(_):
    scene.studio(spread=0.6, key=0.95)
    keys = [("play", BONE, INK), ("check", SOOT, BONE), ("bell", BONE, INK), ("menu", SOOT, BONE), ("heart", SIGNAL, INK), ("lock", SOOT, BONE)]
    for i, (name, ground, mark) in enumerate(keys):
        x, y = (i % 3 - 1) * 0.124, 0.062 - (i // 3) * 0.124
        tall = 0.016 if name == "heart" else 0.038
        cap = scene.coat(items.rounded_box(f"key {name}", (0.115, 0.115), tall, 0.014, 0.004), ground, 0.32, 0.5)
        scene.put(cap, (x, y, 0))
        scene.put(scene.coat(outlines.body(ICONS, name, 24, 0.078, 0.003, 0.0006), mark, 0.35, 0.4), (x, y, tall - 0.0006))
    rig.camera(target=(0.0, -0.006, 0.01), distance=0.92, pitch=46, yaw=-22, lens=70)


scene.take({"cover": cover})
