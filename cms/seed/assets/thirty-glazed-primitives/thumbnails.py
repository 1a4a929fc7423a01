"""A small picture of each model for the buyer's folder. Job: { out, samples, models: number or null }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import models  # noqa: E402
import rig  # noqa: E402

job = rig.job()
for builder in models.ALL[: job.get("models")]:
    rig.studio(0.45)
    made = models.make(builder, models.glazes())
    made.rotation_euler.z = -0.5
    width, depth, height = made.dimensions
    rig.camera((0, 0, height * 0.46), 0.12 + 2.9 * max(width, depth, height * 1.1), 22, 0, 75)
    rig.render(os.path.join(job["out"], f"{made.name}.png"), job["samples"], 480, 480)
