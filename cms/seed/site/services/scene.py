"""One picture for each of the four services."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lib"))

import bpy  # noqa: E402
import items  # noqa: E402
import rig  # noqa: E402
from mesh import lathe, smooth_line  # noqa: E402
from scene import block, coat, glaze, put, rod, studio, take  # noqa: E402
from vessels import tall_vase  # noqa: E402


def paper(image, size, at, turn, curl=0.003):
    return items.place({"kind": "paper", "image": image, "size": size, "at": at, "turn": turn, "curl": curl})


def branding(picture):
    """Stationery and the stamp that signs it."""
    studio(spread=0.55, key=1.0)
    paper(picture("letter"), [0.21, 0.297], [-0.06, 0.03, 0.0006], 11, 0.012)
    paper(picture("back"), [0.085, 0.055], [0.135, -0.005, 0.0006], -24)
    paper(picture("card"), [0.085, 0.055], [0.112, -0.075, 0.0016], -9)
    put(coat(block("plate", (0.034, 0.034, 0.012), 0.002), "#2a2723", 0.5), (0.13, 0.105, 0), 20)
    line = [(0.012, 0.011), (0.0135, 0.02), (0.009, 0.034), (0.0085, 0.045), (0.016, 0.062), (0.0165, 0.074), (0.01, 0.085), (0, 0.087)]
    grip = lathe("grip", [(0, 0.011), *[(p.x, p.y) for p in smooth_line(line, 8)]], 80)
    put(coat(grip, "#FFC810", 0.28, 0.4), (0.13, 0.105, 0))
    rig.camera((0.02, 0.01, 0.005), 0.78, 46, -12, 70)


def web(picture):
    studio(spread=0.6, key=0.85)
    items.place({"kind": "screen", "image": picture("screen"), "size": [0.4, 0.25], "at": [-0.03, 0.06, 0.131], "lean": 78, "glow": 0.75})
    items.place({"kind": "screen", "image": picture("phone"), "size": [0.076, 0.1645], "at": [0.19, -0.035, 0.079], "turn": -14, "lean": 74, "glow": 0.75, "frame": 0.0035})
    glaze("wedge", "ink", (0.2, 0.0, 0), 76, 0.6)
    glaze("sphere", "signal", (-0.215, -0.055, 0), scale=0.32)
    rig.camera((0.015, 0.015, 0.103), 1.16, 14, 12, 75)


def wires():
    """The vase's outline as a net of thin bars."""
    line = smooth_line([(0.038, 0), (0.036, 0.01), (0.035, 0.06), (0.05, 0.14), (0.055, 0.18), (0.034, 0.215), (0.029, 0.226), (0.037, 0.24)], 2)
    net = lathe("wires", [(p.x, p.y) for p in line], 22)
    bpy.context.view_layer.objects.active = net
    step = net.modifiers.new("wires", "WIREFRAME")
    step.thickness, step.use_even_offset = 0.0016, False
    return coat(net, "#e9e2d0", 0.5)


def modelling(_picture):
    studio(spread=0.55, key=1.05)
    put(wires(), (-0.16, 0.02, 0))
    put(coat(tall_vase("clay"), "#a2613f", 0.88, bump=0.7), (0, 0, 0))
    put(coat(tall_vase("glazed"), "#FFC810", 0.2, 0.5), (0.16, -0.02, 0))
    rig.camera((0, 0, 0.118), 1.12, 13, 16, 75)


def graphic(picture):
    studio(spread=0.6, key=1.0)
    paper(picture("poster"), [0.24, 0.339], [-0.102, 0.012, 0.0006], 9, 0.002)
    paper(picture("fold"), [0.21, 0.1485], [0.138, -0.09, 0.005], -11, 0.008)
    for k in range(5):
        turn = -58 + 20 * k
        holder = paper(picture(f"chip-{k + 1}"), [0.042, 0.14], [0.11, 0.052, 0.001 + 0.0006 * k], turn, 0)
        for part in holder.children:
            part.location.y += 0.059
    put(coat(rod("rivet", 0.0035, 0.005, 0.001), "#a8a49a", 0.3, 0, 1.0), (0.11, 0.052, 0.001))
    rig.camera((0.012, 0.012, 0), 1.0, 54, 4, 70)


take({"branding": branding, "web-development-design": web, "3d-modeling-animation": modelling, "graphic-design": graphic})
