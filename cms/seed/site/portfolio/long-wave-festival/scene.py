"""Posters, tickets, a wristband and the programme on the table."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "lib"))

import items  # noqa: E402
import rig  # noqa: E402
from scene import glaze, put, studio, take, wrap  # noqa: E402


def paper(image, size, at, turn, curl=0.004):
    return items.place({"kind": "paper", "image": image, "size": size, "at": at, "turn": turn, "curl": curl})


A3 = [0.297, 0.42]


def cover(picture):
    studio(spread=0.7, key=1.05)
    paper(picture("p2"), A3, [-0.235, 0.06, 0.0004], 14, 0.0005)
    paper(picture("p1"), A3, [0.2, 0.09, 0.0004], -9, 0.0005)
    paper(picture("p3"), A3, [-0.015, -0.02, 0.0026], 4, 0.03)
    rig.camera((-0.01, 0.01, 0), 1.12, 50, -12, 70)


def tickets(picture):
    studio(spread=0.45, key=1.0)
    size = [0.175, 0.07]
    paper(picture("t3"), size, [0.035, 0.075, 0.0006], 19, 0.002)
    paper(picture("t1"), size, [-0.055, 0.015, 0.0014], -7, 0.003)
    paper(picture("t2"), size, [0.02, -0.052, 0.0022], 8, 0.006)
    put(wrap("band", picture("band"), 0.031, 0.0185), (0.148, -0.018, 0.0006), -6)
    rig.camera((0.022, 0.012, 0.004), 0.7, 44, 12, 75)


def programme(picture):
    studio(spread=0.5, key=1.0)
    paper(picture("p4"), A3, [0.2, 0.13, 0.0004], 32, 0.0005)
    paper(picture("spread"), [0.297, 0.21], [-0.02, -0.01, 0.0022], -11, 0.012)
    glaze("beaker", "ink", (-0.2, 0.15, 0), scale=0.9)
    rig.camera((-0.005, 0.0, 0.004), 0.68, 47, 10, 70)


take({"cover": cover, "gallery-2": tickets, "gallery-3": programme})
