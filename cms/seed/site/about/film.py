"""Ten seconds in which heat goes once around the pots. Job: { cache, out, crf, start, stills: { name: time } }; times from 0 to 1."""

import json
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lib"))

import mix  # noqa: E402

FRAMES, ELEMENTS = 240, 10


def warmth(heat):
    """Colour of an element: red when it wakes, orange, nearly white when hot."""
    return [heat**0.75, 0.52 * heat**1.25, 0.2 * heat**1.9]


def weights(t):
    """Each element swells as the heat comes by and cools slowly after it; a little world light keeps the shapes."""
    lit = {0: [0.2, 0.19, 0.19]}
    for k in range(ELEMENTS):
        behind = (t - k / ELEMENTS) % 1.0
        ahead = 1.0 - behind
        heat = math.exp(-((ahead / 0.075) ** 2)) + math.exp(-((behind / 0.17) ** 2)) if min(behind, ahead) > 0 else 1.0
        facing = 0.5 - 0.5 * math.cos(2 * math.pi * k / ELEMENTS)  # 0 behind the pots, 1 behind the camera
        lit[k + 1] = [(1.5 - 1.05 * facing) * c for c in warmth(min(1.0, heat))]
    return lit


job = json.loads(sys.argv[1])
lights = mix.Lights(job["cache"])
film = mix.Film(job["out"], job["crf"])
for frame in range(FRAMES):
    heat = lights.frame(weights((job["start"] + frame / FRAMES) % 1))
    film.add(mix.enlarge(heat, 1.02 + 0.02 * math.cos(2 * math.pi * frame / FRAMES), 1280, 720))
film.close()
for still, time in job["stills"].items():
    mix.save(mix.enlarge(lights.frame(weights(time)), 1.04, 1280, 720), os.path.join(job["cache"], f"{still}.png"))
