"""Writes each ground as an H.264 loop and a still. Job (JSON, first argument): { out, crf: { name: … }, stills: { name: frame } }."""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mix  # noqa: E402
import numpy as np  # noqa: E402
from grounds import GROUNDS  # noqa: E402
from loops import FRAMES, HEIGHT, WIDTH  # noqa: E402


def closes(frame):
    """Stops if the step from the last frame to the first is larger than the steps beside it."""
    last, first, second = (frame(i) for i in (FRAMES - 1, 0, 1))
    jump, pace = np.abs(first - last).mean(), np.abs(second - first).mean()
    if jump > 1.3 * pace + 0.02:
        raise SystemExit(f"the loop does not close: {jump:.3f} against {pace:.3f}")
    return jump / max(pace, 1e-6)


def main():
    job = json.loads(sys.argv[1])
    os.makedirs(job["out"], exist_ok=True)
    for name, crf in job["crf"].items():
        frame = GROUNDS[name]()
        print(name, f"{closes(frame):.2f}")
        film = mix.Film(os.path.join(job["out"], f"{name}.mp4"), crf, WIDTH, HEIGHT)
        for i in range(FRAMES):
            film.add(frame(i))
        film.close()
        mix.save(frame(job["stills"][name]), os.path.join(job["out"], f"{name}.png"))


main()
