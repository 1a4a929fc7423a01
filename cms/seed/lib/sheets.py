"""Photographs flat work on the shop's table: paper, screens, slabs, and models beside them.

Job: { out, samples, width, height, exposure, studio: {…}, camera: {…}, items: [item] }, every item one of
  { kind: 'paper', image, size: [w, h], at: [x, y, z], turn, curl, lean }      lies or leans, one corner may lift
  { kind: 'screen', image, size, at, turn, lean, glow }                        a lit panel with a dark frame
  { kind: 'slab', maps, size, at, turn, repeat, thickness }                    a surface with its maps
  { kind: 'model', model, at, turn, glaze | maps, repeat, scale, tilt: [x, y] }  one of the thirty primitives
`maps` is a path up to the map's name ('…/terracotta'); `turn` and `lean` are degrees; lengths are metres.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import denoise  # noqa: E402
import items  # noqa: E402
import rig  # noqa: E402

job = rig.job()
rig.studio(**job.get("studio", {}))
items.model.glazes = items.models.glazes()
for item in job["items"]:
    items.place(item)
rig.camera(**job["camera"])
denoise.render(job["out"], job["samples"], job["width"], job["height"], job.get("exposure", 0))
