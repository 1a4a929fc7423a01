"""Three stand-ins for the people of the studio: a potter's wheel, a lathe and a pen plotter."""

import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lib"))

import items  # noqa: E402
import rig  # noqa: E402
from mesh import lathe, smooth_line, vessel_profile  # noqa: E402
from scene import block, coat, lamp, put, rod, studio, take  # noqa: E402
from solids import lathe_ring  # noqa: E402

STEEL = {"colour": "#c9c6be", "roughness": 0.36, "metallic": 1.0}
CAST = {"colour": "#1d1c19", "roughness": 0.42, "clearcoat": 0.25}


def bench(**settings):
    """The studio with one broad, weak light overhead, which polished metal needs to be seen."""
    studio(**settings)
    lamp("sky", (-0.1, 0.35, 1.3), (0, 0, 0.1), 1.3, 9, (1.0, 0.95, 0.88))


def thrown_bowl():
    """A bowl as it comes off the fingers: the wall still shows each turn."""
    outer = smooth_line([(0.05, 0), (0.05, 0), (0.053, 0.012), (0.075, 0.04), (0.098, 0.082), (0.108, 0.128)], 14)
    ringed = [(p.x + 0.0011 * math.sin(p.y * 720), p.y) for p in outer]
    return coat(lathe("bowl", vessel_profile(ringed, 0.007, 0.012, 1), 128), "#a2613f", 0.3, 0.25)


def wheel(_picture):
    bench(spread=0.62, key=1.0)
    foot = coat(rod("foot", 0.13, 0.02, 0.005), **CAST)
    put(foot)
    put(coat(rod("column", 0.05, 0.16, 0.004), **CAST))
    pan = vessel_profile([(0.03, 0.16), (0.215, 0.16), (0.215, 0.16), (0.235, 0.175), (0.242, 0.225)], 0.006, 0.168, 6)
    put(coat(lathe("pan", pan, 160), "#cfc8b8", 0.4, 0.3))
    put(coat(rod("shaft", 0.022, 0.05), **STEEL), (0, 0, 0.165))
    put(coat(rod("head", 0.165, 0.018, 0.003, 128), **STEEL), (0, 0, 0.21))
    slip = lathe("slip", [(0, 0.228), (0.06, 0.228), (0.078, 0.2286), (0.08, 0.228)], 96)
    coat(slip, "#8d5234", 0.18)
    put(thrown_bowl(), (0, 0, 0.228))
    put(coat(block("sponge", (0.07, 0.045, 0.03), 0.008), rig.SIGNAL, 0.9, bump=0.8), (-0.13, -0.23, 0.0), 24)
    put(coat(block("rib", (0.1, 0.036, 0.006), 0.003), "#b98a55", 0.6), (0.16, -0.22, 0), -28)
    rig.camera((0, -0.01, 0.175), 1.36, 23, 8, 70)


def spindle():
    """A chair leg, its right half turned, its left half still a square blank."""
    line = [(0, 0), (0.026, 0), (0.026, 0.012), (0.014, 0.018), (0.024, 0.04), (0.03, 0.06), (0.023, 0.082), (0.014, 0.09),
            (0.014, 0.094), (0.023, 0.1), (0.023, 0.106), (0.015, 0.112), (0.024, 0.15), (0.032, 0.178), (0.032, 0.19)]  # fmt: skip
    turned = lathe("turned", [*line[:2], *[(p.x, p.y) for p in smooth_line(line[1:], 7)], (0, 0.19)], 96)
    return coat(turned, "#c69863", 0.42, 0.1)


def bench_lathe(_picture):
    bench(spread=0.7, key=1.0)
    for y in (-0.04, 0.04):
        put(coat(block("bed", (0.62, 0.026, 0.034), 0.003), **STEEL), (0, y, 0.05))
    for x in (-0.24, 0.24):
        put(coat(block("leg", (0.06, 0.16, 0.052), 0.006), **CAST), (x, 0, 0))
    put(coat(block("headstock", (0.12, 0.12, 0.16), 0.012), **CAST), (-0.24, 0, 0.084))
    put(coat(block("tailstock", (0.08, 0.1, 0.14), 0.012), **CAST), (0.22, 0, 0.084))
    axis = 0.19
    put(coat(rod("chuck", 0.048, 0.04, 0.004), **STEEL), (-0.18, 0, axis), tilt=(0, 90))
    put(coat(rod("jaw", 0.024, 0.02, 0.003), **STEEL), (-0.142, 0, axis), tilt=(0, 90))
    put(coat(rod("quill", 0.012, 0.05), **STEEL), (0.135, 0, axis), tilt=(0, 90))
    put(coat(block("blank", (0.064, 0.064, 0.09), 0.002), "#c69863", 0.6), (-0.13, 0, axis), tilt=(0, 90))
    put(spindle(), (0.145, 0, axis), tilt=(0, -90))
    put(coat(lathe_ring("wheel", 0.046, 0.0085), **CAST), (0.272, 0, axis), tilt=(0, 90))
    put(coat(rod("hub", 0.014, 0.04), **STEEL), (0.25, 0, axis), tilt=(0, 90))
    for turn in (0, 60, 120):
        put(coat(rod("spoke", 0.0045, 0.09), **CAST), (0.281, 0.045 * math.sin(math.radians(turn)), axis - 0.045 * math.cos(math.radians(turn))), tilt=(turn, 0))
    put(coat(rod("crank", 0.0095, 0.055, 0.004), rig.SIGNAL, 0.3, 0.4), (0.276, -0.04, axis + 0.022), tilt=(0, 90))
    put(coat(block("post", (0.024, 0.024, 0.09), 0.003), **CAST), (0.03, -0.075, 0.075))
    put(coat(block("rest", (0.17, 0.012, 0.026), 0.004), **STEEL), (0.03, -0.066, 0.155))
    put(coat(rod("gouge", 0.007, 0.2), **STEEL), (0.05, -0.032, 0.196), 18, (104, 0))
    put(coat(rod("handle", 0.015, 0.15, 0.012), "#6b3a1f", 0.35, 0.4), (0.111, -0.218, 0.148), 18, (104, 0))
    for k in range(26):
        a, r = k * 2.4, 0.03 + 0.009 * k
        curl = lathe("curl", [(0.007, 0), (0.0075, 0), (0.0075, 0.006), (0.007, 0.006), (0.007, 0)], 20)
        put(coat(curl, "#d2a975", 0.7), (0.02 + r * math.cos(a) * 0.8, -0.12 + r * math.sin(a) * 0.4, 0.006), k * 40, (90, k * 20))
    rig.camera((0.03, -0.03, 0.115), 1.55, 24, 40, 70)


def plotter(picture):
    bench(spread=0.6, key=1.15)
    put(coat(block("bed", (0.4, 0.5, 0.03), 0.005), **CAST))
    items.place({"kind": "paper", "image": picture("plot"), "size": [0.297, 0.42], "at": [0, 0, 0.0312]})
    for x in (-0.185, 0.185):
        put(coat(rod("rail", 0.007, 0.48), **STEEL), (x, 0.24, 0.05), tilt=(90, 0))
        put(coat(block("runner", (0.04, 0.07, 0.05), 0.005), **CAST), (x, -0.045, 0.032))
        for y in (-0.235, 0.235):
            put(coat(block("end", (0.034, 0.02, 0.04), 0.003), **CAST), (x, y, 0.028))
    for y, z in ((-0.06, 0.072), (-0.03, 0.072)):
        put(coat(rod("gantry", 0.005, 0.37), **STEEL), (-0.185, y, z), tilt=(0, 90))
    at = 0.0772
    put(coat(block("carriage", (0.06, 0.062, 0.05), 0.006), "#d8d1c1", 0.35, 0.3), (at, -0.045, 0.055))
    put(coat(rod("clamp", 0.014, 0.03, 0.003), **STEEL), (at, -0.088, 0.062))
    put(coat(rod("pen", 0.0085, 0.115, 0.003), rig.SIGNAL, 0.3, 0.4), (at, -0.088, 0.05))
    tip = lathe("tip", [(0, 0), (0.0012, 0), (0.0075, 0.018), (0, 0.018)], 40)
    put(coat(tip, **STEEL), (at, -0.088, 0.032))
    rig.camera((-0.018, -0.012, 0.03), 1.4, 47, 14, 70)


take({"the-potters-wheel": wheel, "the-lathe": bench_lathe, "the-plotter": plotter})
