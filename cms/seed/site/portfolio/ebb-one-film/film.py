"""Cuts the lamp's film from three set-ups, and its stills. Job: { cache, out, crf, stills: { name: path } }."""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "lib"))

import mix  # noqa: E402

WARM, KEY, RIM = (1.0, 0.72, 0.42), (1.0, 1.0, 1.0), (1.0, 1.0, 1.0)


def ease(t, start, end):
    t = max(0.0, min(1.0, (t - start) / (end - start)))
    return t * t * (3 - 2 * t)


def lit(bulb, key, rim):
    return {1: [bulb * c for c in WARM], 2: [key * c for c in KEY], 3: [rim * c for c in RIM]}


def side(t):
    """Out of the dark: a rim, then the light comes up."""
    return lit(2.2 * ease(t, 0.3, 0.95), 0.08, 0.9 * ease(t, 0.0, 0.3))


def joint(t):
    """The joint; daylight passes over it."""
    return lit(1.6, 0.15 + 0.9 * ease(t, 0.1, 0.55) * (1 - ease(t, 0.6, 1.0)), 0.8)


def front(t):
    """The whole lamp; the room goes dark, the lamp follows."""
    return lit(2.4 * (1 - ease(t, 0.6, 0.92)), 0.9 * (1 - ease(t, 0.1, 0.5)), 0.9 * (1 - ease(t, 0.75, 1.0)))


CUT = [("side", side, 96, (1.08, 1.0)), ("joint", joint, 84, (1.0, 1.09)), ("front", front, 108, (1.1, 1.0))]
STILLS = {  # set-up, light, how much closer than the film
    "cover": ("front", lit(2.6, 1.0, 1.0), 1.22),
    "gallery-1": ("side", lit(2.2, 0.3, 1.4), 1.16),
    "gallery-2": ("joint", lit(1.6, 1.0, 1.0), 1.0),
    "gallery-3": ("pair", lit(2.8, 0.9, 1.2), 1.0),
}

job = json.loads(sys.argv[1])
film = mix.Film(job["out"], job["crf"])
for name, weights, frames, (start, end) in CUT:
    lights = mix.Lights(os.path.join(job["cache"], name))
    for frame in range(frames):
        t = frame / (frames - 1)
        film.add(mix.enlarge(lights.frame(weights(t)), start + (end - start) * t, 1280, 720))
film.close()
for still, (name, weights, closer) in STILLS.items():
    lights = mix.Lights(os.path.join(job["cache"], name))
    mix.save(mix.enlarge(lights.frame(weights), closer, 1600, 1200), os.path.join(job["cache"], f"{still}.png"))
lights = mix.Lights(os.path.join(job["cache"], "front"))
mix.save(mix.enlarge(lights.frame(STILLS["cover"][1]), 1.0, 1280, 720), os.path.join(job["cache"], "poster.png"))
