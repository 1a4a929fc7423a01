"""A transparent isometric PNG of each piece and of the whole, and where its origin is.

Job: { out, work, samples, pixels }.
"""

import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import denoise  # noqa: E402
import parts  # noqa: E402
import png  # noqa: E402
import rig  # noqa: E402
import workshop  # noqa: E402

job = rig.job()
pixels = job["pixels"]
os.makedirs(job["out"], exist_ok=True)
# Pieces of the right wall look to the left, as they stand in the workshop; all others look to the right.
TO_THE_LEFT = {name for name, place in workshop.PLACES.items() if place[3] == -90}


def spread_of(width):
    """The rig's size that suits a subject of this width."""
    return max(0.6, min(2.6, width * 0.55))


def take(name, build):
    """Renders what `build(materials)` stands at the origin; returns the sprite's line of the index."""
    workshop.light(1.0)
    holder = build(parts.surfaces())
    (across, high), width = workshop.frame(holder)
    workshop.light(spread_of(width), 1.15, 3)
    holder = build(parts.surfaces())
    bpy.data.objects.remove(bpy.data.objects["table"])
    wide = width * 1.04
    shot = workshop.camera((0, 0, 0), wide)
    up = math.radians(workshop.PITCH)
    shot.location.x += across
    shot.location.z += high / math.cos(up)
    shown = denoise.cutout(os.path.join(job["work"], f"{name}.png"), job["samples"], pixels, pixels)
    png.write_indexed(os.path.join(job["out"], f"{name}.png"), shown)
    scale = pixels / wide
    return {
        "file": f"{name}.png",
        "pixelsPerMetre": round(scale, 2),
        "origin": [round(pixels / 2 - across * scale, 1), round(pixels / 2 + high * scale, 1)],
    }


def piece(builder):
    def build(materials):
        holder = workshop.make(builder, materials)
        holder.rotation_euler.z = math.radians(45 - 90 if holder.name in TO_THE_LEFT else 45)
        return holder

    return build


index = []
for builder in workshop.BUILDERS:
    index.append(take(builder.__name__.replace("_", "-"), piece(builder)))
index.append(take("workshop", workshop.furnish))
with open(os.path.join(job["out"], "sprites.json"), "w", encoding="utf-8") as out:
    json.dump({"pixels": pixels, "sprites": index}, out, indent=2)
