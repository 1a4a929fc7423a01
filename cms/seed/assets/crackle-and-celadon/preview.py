"""Writes three pots in three glazes as one small GLB, to be turned on the product's page. Job: { maps, out }; maps: 512 px."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "lib"))

import bpy  # noqa: E402
import rig  # noqa: E402
from mesh import lathe, vessel_profile  # noqa: E402
from scene import put  # noqa: E402
from wear import unroll  # noqa: E402

# surface: (outer line, place, tile in metres)
BOTTLE = [(0.042, 0), (0.042, 0), (0.05, 0.007), (0.066, 0.06), (0.06, 0.115), (0.028, 0.158), (0.0155, 0.19), (0.015, 0.235),
          (0.024, 0.255)]  # fmt: skip
BOWL = [(0.034, 0), (0.034, 0), (0.034, 0.008), (0.062, 0.022), (0.086, 0.052), (0.094, 0.084)]
BEAKER = [(0.03, 0), (0.03, 0), (0.031, 0.007), (0.04, 0.016), (0.042, 0.06), (0.043, 0.092)]
GROUP = {
    "oxblood": (BOTTLE, (-0.05, 0.05, 0), 0.26),
    "crackle": (BOWL, (0.1, -0.02, 0), 0.2),
    "oil-spot": (BEAKER, (-0.06, -0.075, 0), 0.14),
}


def glazed(name, maps):
    """Colour and normal map with plain roughness and clearcoat: what stays small and still looks fired."""
    made = rig.material(name, rig.BONE, 0.16, 0.5, 0.9)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    colour, normal, bend = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeNormalMap")
    colour.image = bpy.data.images.load(os.path.join(maps, f"{name}-color.jpg"))
    normal.image = bpy.data.images.load(os.path.join(maps, f"{name}-normal.jpg"))
    normal.image.colorspace_settings.name = "Non-Color"
    links.new(colour.outputs["Color"], shader.inputs["Base Color"])
    links.new(normal.outputs["Color"], bend.inputs["Color"])
    links.new(bend.outputs["Normal"], shader.inputs["Normal"])
    return made


bpy.ops.wm.read_factory_settings(use_empty=True)
for name, (outer, at, side) in GROUP.items():
    vessel = put(unroll(lathe(name, vessel_profile(outer, steps=3), 48), side), at)
    vessel.data.materials.append(glazed(name, rig.job()["maps"]))
bpy.ops.export_scene.gltf(filepath=rig.job()["out"], export_format="GLB", export_apply=True, export_yup=True)
