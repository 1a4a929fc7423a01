"""One table, one warm key light, one camera: every rendered picture of the shop is taken with this rig.

Units are metres. The ground is ink (#0F0F0D); the key comes from the upper left, a faint cool rim from behind.
"""

import json
import math
import os
import sys

import bpy
from mathutils import Vector

INK, SOOT, ASH, BONE, SIGNAL = "#0F0F0D", "#1A1A17", "#8E8B82", "#F1EDE2", "#FFD11A"


def job():
    """The JSON argument that the Node side passes after `--`."""
    return json.loads(sys.argv[sys.argv.index("--") + 1])


def linear(hex_colour):
    """'#RRGGBB' in sRGB as linear RGBA, which is what shader nodes take."""
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]


def material(name, colour, roughness=0.5, specular=0.5, clearcoat=0.0, metallic=0.0, bump=0.0):
    """A principled material; `bump` adds a fine grain for pictures only (glTF does not carry it)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Clearcoat"].default_value = clearcoat
    shader.inputs["Clearcoat Roughness"].default_value = 0.08
    shader.inputs["Metallic"].default_value = metallic
    if bump > 0:
        noise, height = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value = 900
        height.inputs["Strength"].default_value = bump
        height.inputs["Distance"].default_value = 0.0006
        links.new(noise.outputs["Fac"], height.inputs["Height"])
        links.new(height.outputs["Normal"], shader.inputs["Normal"])
    return made


def _area(name, location, target, size, energy, colour):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.energy = "DISK", size, energy
    light.color = colour
    lamp = bpy.data.objects.new(name, light)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def studio(spread=1.0, key=1.0, rim=1.0, height=1.0):
    """Empties the file and sets table and lights for a subject about `spread` metres wide.

    `height` below 1 lowers the key, so that it rakes over a surface.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("dark")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = linear("#2A2824")
    background.inputs["Strength"].default_value = 0.3
    bpy.ops.mesh.primitive_plane_add(size=60 * spread)
    bpy.context.object.name = "table"
    bpy.context.object.data.materials.append(material("table", "#24221E", roughness=0.6, specular=0.25))
    s = spread
    _area("key", (-1.2 * s, -0.3 * s, 1.3 * s * height), (0, 0.05 * s, 0.05 * s), 0.8 * s, 62 * key * s * s, (1.0, 0.86, 0.7))
    _area("rim", (1.25 * s, 1.3 * s, 0.9 * s), (0, 0, 0.1 * s), 0.9 * s, 14 * rim * s * s, (0.8, 0.89, 1.0))
    return scene


def camera(target=(0, 0, 0), distance=1.6, pitch=24, yaw=0, lens=70, focus=None, stop=None):
    """Aims the camera at `target`; `pitch` is degrees above the table, `stop` the f-number (None = all sharp)."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start = lens, 0.01
    shot = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(shot)
    up, round_ = math.radians(pitch), math.radians(yaw)
    offset = Vector((math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up))) * distance
    shot.location = Vector(target) + offset
    shot.rotation_euler = (-offset).to_track_quat("-Z", "Y").to_euler()
    if stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = stop
        data.dof.focus_distance = (Vector(focus or target) - shot.location).length
    bpy.context.scene.camera = shot
    return shot


def render(path, samples=96, width=1600, height=1200, exposure=0.0, seed=7):
    """Path-traces the scene to a 16-bit PNG. Few bounces and clamped highlights keep the grain down."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, seed
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.012
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 1.5
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = exposure
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_depth = "16"
    scene.render.use_persistent_data = True
    os.makedirs(os.path.dirname(path), exist_ok=True)
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
