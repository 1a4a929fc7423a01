"""The pictures of 'Rag Paper'. Metres."""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import items  # noqa: E402
import rig  # noqa: E402
from scene import glaze, put, studio, take  # noqa: E402

SIZE = (0.297, 0.21)  # A4, as the masks are cut


def package(*names):
    return os.path.join(rig.job()["cache"], "package", *names)


def alpha_of(made, mask, channel):
    """Cuts `made` out with a mask that covers the sheet once."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    cut = items.picture(nodes, mask, data=True)
    cut.interpolation = "Linear"
    links.new(cut.outputs[channel], nodes["Principled BSDF"].inputs["Alpha"])
    return made


def sheet(surface, deckle, at, turn, curl=0.0, size=SIZE, side=0.15, strength=1.2, tilt=(0, 0)):
    """A deckle-edged sheet of paper, its surface tiled at real size."""
    made = items.mapped(package(surface, surface), (size[0] / side, size[1] / side), strength)
    paper = items.sheet(surface, size, curl)
    paper.data.materials.append(alpha_of(made, package("deckle", f"{deckle}.png"), "Color"))
    return put(paper, at, turn, tilt)


def piece(name, width, height, at, turn, tint=None, curl=0.0):
    """One torn piece, tinted or as it is."""
    paper = items.sheet(name, (width, height), curl)
    path = package("torn", f"{name}.png")
    made = items.printed(path)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    picture = next(node for node in nodes if node.type == "TEX_IMAGE")
    links.new(picture.outputs["Alpha"], nodes["Principled BSDF"].inputs["Alpha"])
    if tint:
        mix = nodes.new("ShaderNodeMixRGB")
        mix.blend_type = "MULTIPLY"
        mix.inputs["Fac"].default_value = 1
        mix.inputs["Color2"].default_value = rig.linear(tint)
        links.new(picture.outputs["Color"], mix.inputs["Color1"])
        links.new(mix.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    paper.data.materials.append(made)
    return put(paper, at, turn)


def printed(name, surface, deckle, size, at, turn, side=0.15, strength=1.2, curl=0.0):
    """A sheet with a page printed on it: ink multiplied into the paper's colour."""
    paper = sheet(surface, deckle, at, turn, curl, size, side, strength)
    nodes, links = (made := paper.data.materials[0].node_tree).nodes, made.links
    shader = nodes["Principled BSDF"]
    colour = shader.inputs["Base Color"].links[0].from_socket
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs["Fac"].default_value = 1
    links.new(colour, mix.inputs["Color1"])
    links.new(items.picture(nodes, name).outputs["Color"], mix.inputs["Color2"])
    links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    return paper


def cover(_picture):
    """Six sheets fanned like a swatch book, a yellow strip torn for a marker."""
    studio(spread=0.6, key=0.85, height=0.5)
    order = [("indigo", 4), ("wove", 3), ("blotter", 2), ("kraft", 3), ("mulberry", 4), ("laid", 3)]
    decks = {2: "deckle-2-even", 3: "deckle-3-deep", 4: "deckle-4-wild"}

    def out(turn, reach):
        """A place `reach` metres from the pin, in the direction of `turn` degrees."""
        return 0.135 + reach * math.cos(math.radians(turn)), -0.125 + reach * math.sin(math.radians(turn))

    for i, (surface, deck) in enumerate(order):
        turn = 84 + 18.5 * i
        at = (*out(turn, 0.135), 0.002 + 0.0032 * i)
        sheet(surface, decks[deck], at, turn, 0, (0.31, 0.16), 0.12, 1.7, (0, -0.25 * i))
    strip = piece("strip-2-narrow", 0.2, 0.029, (*out(131, 0.27), 0.0144), 131, rig.SIGNAL)
    strip.rotation_euler.y = math.radians(-0.75)
    rig.camera(target=(0.008, -0.006, 0.0), distance=1.0, pitch=62, yaw=-6, lens=70)


def raking(_picture):
    """Low light over the rims of four sheets, near enough for the wires and the hairs."""
    studio(spread=0.5, key=1.0, height=0.3)
    sheet("indigo", "deckle-3-deep", (0.05, 0.1, 0.001), 12, 0.004, strength=2.0)
    sheet("kraft", "deckle-4-wild", (-0.1, 0.06, 0.004), -8, 0.004, strength=2.2)
    sheet("mulberry", "deckle-4-wild", (0.13, -0.05, 0.006), -18, 0.005, strength=2.2)
    sheet("laid", "deckle-3-deep", (-0.09, -0.085, 0.009), 9, 0.006, strength=2.4)
    rig.camera(target=(0.01, 0.0, 0.006), distance=0.47, pitch=44, yaw=18, lens=70, focus=(0.01, -0.01, 0.008), stop=11)


def in_use(picture):
    """An invitation on laid paper, its envelope of kraft, an indigo sheet, and a bowl."""
    studio(spread=0.6, key=0.85)
    sheet("blotter", "deckle-2-even", (-0.02, 0.03, 0.001), 14, 0, (0.42, 0.297), strength=1.4)
    sheet("indigo", "deckle-3-deep", (0.1, 0.055, 0.003), -16, 0.004, (0.26, 0.184), strength=1.5)
    printed(picture("card"), "laid", "deckle-3-deep", (0.27, 0.19), (-0.045, -0.01, 0.007), 6, 0.13, 1.5, 0.008)
    piece("strip-1-broad", 0.2, 0.042, (0.1, -0.052, 0.0062), -16, rig.SIGNAL)
    glaze("bowl", "ink", (0.215, 0.135, 0.002), scale=0.85)
    rig.camera(target=(0.015, 0.012, 0.01), distance=0.86, pitch=52, yaw=10, lens=70)


take({"cover": cover, "gallery-3": raking, "gallery-4": in_use})
