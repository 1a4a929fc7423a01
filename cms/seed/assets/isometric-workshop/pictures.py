"""Renders the pictures of the isometric workshop. Job: { cache, out, shot, samples, width, height, exposure }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import parts  # noqa: E402
import scene  # noqa: E402
import workshop  # noqa: E402
from mathutils import Vector  # noqa: E402


def _fire(floor, strength=1.0):
    """What the kiln's fire throws onto the floor; emission alone would take too many samples."""
    bpy.context.view_layer.update()
    kiln = next(piece for piece in floor.children if piece.name == "kiln")
    at, to = (kiln.matrix_world @ Vector(spot) for spot in ((0, -0.3, 0.85), (0, -1.5, 0.2)))
    scene.lamp("fire light", at, to, 0.5, 26 * strength, (1.0, 0.62, 0.16))


def cover(_picture):
    """The whole workshop."""
    workshop.light(key=1.6, fill=1.6)
    _fire(workshop.furnish(parts.surfaces()))
    workshop.camera((0, 0, 1.13), 6.9)


def kiln_corner(_picture):
    """The kiln, the wheel and the buckets from nearer."""
    workshop.light(key=1.25, fill=1.6)
    _fire(workshop.furnish(parts.surfaces()), 1.3)
    workshop.camera((0.1, 0.55, 0.85), 3.2)


if __name__ == "__main__":
    scene.take({"cover": cover, "gallery-2": kiln_corner})
