"""Enamel plates with raised signs on the table, and the signs on a wall."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import bpy  # noqa: E402
import items  # noqa: E402
import outlines  # noqa: E402
import rig  # noqa: E402
import scene  # noqa: E402

BONE, INK, SIGNAL = "#E9E2D0", "#12110F", "#FFC810"


def plate(name, ground, mark, size, at, turn=0, lean=0, mark_size=0.82):
    """A square plate standing on its lower edge, leaning back by `lean` degrees, its sign raised by a millimetre."""
    holder = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(holder)
    body = scene.coat(items.rounded_box(name, (size, size), 0.008, size * 0.07, 0.0016), ground, 0.28, 0.6)
    raised = scene.coat(outlines.body(HERE, name, 96, size * mark_size, 0.0022, 0.0005), mark, 0.32, 0.5)
    for part, z in ((body, 0), (raised, 0.0079)):
        part.parent = holder
        part.location = (0, size / 2, z)
    return scene.put(holder, at, turn, (90 - lean, 0))


def cover(_):
    scene.studio(spread=0.6, key=0.9)
    plate("step-free", INK, BONE, 0.2, (-0.175, 0.13, 0.001), 12, 10)
    plate("lift", BONE, INK, 0.2, (0.182, 0.115, 0.001), -14, 10)
    plate("exit", SIGNAL, INK, 0.2, (0.0, -0.01, 0.001), -3, 12)
    scene.glaze("cylinder", "iron", (0.185, -0.06, 0), 0, 0.5)
    rig.camera(target=(0.008, 0.03, 0.088), distance=1.0, pitch=15, yaw=3, lens=66)


def wall(picture):
    """A board and three plates on a plastered wall."""
    scene.studio(spread=1.0, key=0.75, rim=0.5)
    scene.coat(scene.put(scene.block("wall", (6, 0.1, 3), 0.01), (0, 0.35, 0)), "#6E675B", 0.95, bump=0.4)
    scene.coat(bpy.data.objects["table"], "#1A1916", 0.7)
    board = items.place({"kind": "paper", "image": picture("board"), "size": [0.56, 0.7], "at": [0, 0, 0]})
    scene.put(board, (-0.1, 0.278, 0.62), 0, (90, 0))
    back = scene.coat(scene.block("back", (0.56, 0.018, 0.7), 0.002), "#0B0B0A", 0.4)
    scene.put(back, (-0.1, 0.289, 0.27))
    for name, ground, mark, z in (("step-free", BONE, INK, 0.73), ("toilets", INK, BONE, 0.5), ("cloakroom", INK, BONE, 0.27)):
        plate(name, ground, mark, 0.2, (0.38, 0.29, z))
    rig.camera(target=(0.03, 0.28, 0.61), distance=1.62, pitch=1, yaw=14, lens=62)


scene.take({"cover": cover, "gallery-1": wall})
