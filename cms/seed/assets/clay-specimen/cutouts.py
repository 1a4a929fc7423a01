"""A transparent PNG of each glyph, all at one scale and on one baseline. Job: { out, work, font, samples, height, signs? }."""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import clays  # noqa: E402
import denoise  # noqa: E402
import glyphs  # noqa: E402
import png  # noqa: E402
import rig  # noqa: E402

FRAME, BASELINE, MARGIN = 0.16, 0.0345, 0.008  # metres: height of the picture, what is below the line, room at either side
PITCH, YAW = 12, 18

job = rig.job()
clays.standing_light(0.4, fill=3)
bpy.data.objects.remove(bpy.data.objects["table"])
case = clays.Case(job["font"], clays.rich())
shot = rig.camera((0, 0, 0), 2, PITCH, YAW)
shot.data.type = "ORTHO"
aim = shot.location.copy()
os.makedirs(job["out"], exist_ok=True)
for sign in job.get("signs", glyphs.SET):
    letter = case.letter(sign)
    advance = case.advance(sign)
    wide = advance * math.cos(math.radians(YAW)) + 2 * MARGIN
    width = round(job["height"] * wide / FRAME)
    letter.location.x = -advance / 2
    shot.data.ortho_scale = max(wide, FRAME)
    up = (FRAME / 2 - BASELINE) / math.cos(math.radians(PITCH))
    shot.location = (aim.x, aim.y, aim.z + up)
    path = os.path.join(job["work"], f"{letter.name}.png")
    pixels = denoise.cutout(path, job["samples"], width, job["height"])
    png.write_indexed(os.path.join(job["out"], f"{letter.name}.png"), pixels)
    bpy.data.objects.remove(letter)
