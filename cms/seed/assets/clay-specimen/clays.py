"""The three clays, and letters set in them. Metres."""

import math

import bpy

import clay
import glyphs
import rig
import scene

# name: (colour, roughness)
CLAYS = {"terracotta": ("#A9583A", 0.78), "stoneware": ("#D2C4A8", 0.8), "black": ("#39342E", 0.6)}
GLAZE = ("#FFC810", 0.24)


def plain():
    """One colour and roughness each: what glTF carries."""
    return {name: rig.material(f"clay {name}", colour, rough, 0.3) for name, (colour, rough) in CLAYS.items()}


def rich():
    """The same clays with mottle and grain by noise in the object's own space, for Blender and for pictures."""
    made = plain()
    for name, (colour, _) in CLAYS.items():
        _mottle(made[name].node_tree, rig.linear(colour))
    made["glaze"] = rig.material("glaze signal", *GLAZE, 0.5, 0.4)
    return made


def _noise(tree, scale, detail):
    spot, node = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
    tree.links.new(spot.outputs["Object"], node.inputs["Vector"])
    return node.outputs["Fac"]


def _mottle(tree, colour):
    shader, ramp = tree.nodes["Principled BSDF"], tree.nodes.new("ShaderNodeValToRGB")
    dark, light = ramp.color_ramp.elements
    dark.position, light.position = 0.32, 0.7
    dark.color = [c * 0.72 for c in colour[:3]] + [1]
    light.color = [min(c * 1.14, 1) for c in colour[:3]] + [1]
    tree.links.new(_noise(tree, 60, 5), ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    rough, fine = tree.nodes.new("ShaderNodeBump"), tree.nodes.new("ShaderNodeBump")
    for bump, scale, detail, strength, distance in ((rough, 170, 3, 0.55, 0.0016), (fine, 1100, 2, 0.3, 0.0006)):
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
        tree.links.new(_noise(tree, scale, detail), bump.inputs["Height"])
    tree.links.new(rough.outputs["Normal"], fine.inputs["Normal"])
    tree.links.new(fine.outputs["Normal"], shader.inputs["Normal"])


def standing_light(spread, key=1.0, fill=1.0):
    """The studio with its key further to the front: letters that stand show their faces, not their tops."""
    scene.studio(spread=spread, key=0, rim=0.9)
    bpy.data.objects.remove(bpy.data.objects["key"])
    place = [axis * spread for axis in (-1.05, -0.9, 1.0)]
    scene.lamp("key", place, (0, 0, 0.06), 0.7 * spread, 58 * key * spread**2, (1.0, 0.86, 0.7))
    bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value *= fill


class Case:
    """All glyphs of one font file, made when they are first asked for."""

    def __init__(self, font, materials):
        self.face, self.materials, self.meshes, self.widths = glyphs.Typeface(font), materials, {}, {}

    def advance(self, sign):
        """Metres from this sign's origin to the next one's."""
        if sign not in self.widths:
            self.widths[sign] = self.face.advance(sign) / 1000
        return self.widths[sign]

    def letter(self, sign, kind="terracotta"):
        """An object that shares the glyph's mesh; it stands at the origin."""
        name = glyphs.name_of(sign)
        if sign not in self.meshes:
            first = clay.solid(name, sign, self.face.outlines(sign))
            self.meshes[sign] = first.data
            bpy.data.objects.remove(first)
        mesh = self.meshes[sign]
        if not mesh.materials:
            mesh.materials.append(None)
        made = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(made)
        made.material_slots[0].link = "OBJECT"
        made.material_slots[0].material = self.materials[kind]
        return made

    def word(self, text, at, kind="terracotta", turn=0.0, lying=False, scale=1.0):
        """Letters in a row whose middle is `at`; `turn` in degrees about Z; lying letters look up."""
        total = sum(self.advance(sign) for sign in text) * scale
        angle, x, made = math.radians(turn), -total / 2, []
        for sign in text:
            letter = self.letter(sign, kind)
            letter.rotation_euler = (-math.pi / 2 if lying else 0, 0, angle)
            letter.scale = [scale] * 3
            y, z = (-0.05 * scale, clay.DEPTH / 2000 * scale) if lying else (0, 0)
            letter.location = (
                at[0] + x * math.cos(angle) - y * math.sin(angle),
                at[1] + x * math.sin(angle) + y * math.cos(angle),
                (at[2] if len(at) > 2 else 0) + z,
            )
            made.append(letter)
            x += self.advance(sign) * scale
        return made
