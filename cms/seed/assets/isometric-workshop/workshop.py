"""The fourteen pieces, where they stand in the workshop, and the isometric camera. Metres."""

import math

import bpy

import equipment
import parts
import rig
import room
import scene
from shapes import group

BUILDERS = [
    room.room, room.window, equipment.kiln, equipment.wheel, equipment.stool, room.workbench, room.tools, room.shelves,
    equipment.drying_rack, equipment.ware_board, equipment.clay_bags, equipment.glaze_buckets, equipment.crate, room.lamp,
]  # fmt: skip
HALF = room.SIDE / 2
# name: (x, y, z, turn in degrees); the walls are at +x and +y.
PLACES = {
    "room": (0, 0, 0, 0), "window": (room.WINDOW_AT, HALF + 0.02, room.WINDOW[2], 0), "kiln": (0.62, 1.24, 0, 0),
    "wheel": (-0.2, -0.25, 0, 18), "stool": (-0.4, -1.05, 0, 10), "workbench": (1.38, -0.85, 0, -90),
    "tools": (HALF - 0.02, -0.85, 1.2, -90), "shelves": (1.56, 0.75, 0, -90), "drying-rack": (-1.2, 1.42, 0, 0),
    "ware-board": (0.3, -1.5, 0, 4), "clay-bags": (-1.3, 0.1, 0, 92), "glaze-buckets": (0.72, 0.0, 0, 20),
    "crate": (-1.35, -1.3, 0, -12), "lamp": (-0.42, 1.48, 0, 15),
}  # fmt: skip
PITCH = math.degrees(math.atan(1 / math.sqrt(2)))


def make(builder, materials):
    """One piece under an empty of its name."""
    return group(builder.__name__.replace("_", "-"), parts.assemble(builder(), materials))


def furnish(materials):
    """All pieces in their places under one empty that is turned to the corner. Returns the empty."""
    floor = bpy.data.objects.new("workshop", None)
    bpy.context.collection.objects.link(floor)
    for builder in BUILDERS:
        piece = make(builder, materials)
        x, y, z, turn = PLACES[piece.name]
        piece.location, piece.rotation_euler.z = (x, y, z), math.radians(turn)
        piece.parent = floor
    floor.rotation_euler.z, floor.location.z = math.radians(45), room.SLAB + 0.031
    return floor


def light(spread=2.6, key=1.0, fill=1.0):
    """The studio's rig with its key in front of both walls; `fill` multiplies the light from all round."""
    scene.studio(spread=spread, key=0, rim=0.8)
    bpy.data.objects.remove(bpy.data.objects["key"])
    place = [axis * spread for axis in (-0.95, -0.95, 1.25)]
    scene.lamp("key", place, (0, 0.1, 0.3), 0.55 * spread, 58 * key * spread**2, (1.0, 0.86, 0.7))
    bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value *= fill


def camera(target=(0, 0, 0), width=6.6):
    """True isometric: from the front corner, 35.26 degrees above the ground, without vanishing points."""
    shot = rig.camera(target, 12, PITCH, 0)
    shot.data.type, shot.data.ortho_scale = "ORTHO", width
    return shot


def frame(holder):
    """Middle and width in metres of the square that holds everything on `holder` as this camera sees it."""
    bpy.context.view_layer.update()
    up = math.radians(PITCH)
    spots = []
    for part in [holder, *holder.children_recursive]:
        if part.type == "MESH":
            spots += [part.matrix_world @ vertex.co for vertex in part.data.vertices]
    across = [spot.x for spot in spots]
    high = [spot.z * math.cos(up) + spot.y * math.sin(up) for spot in spots]
    middle = ((min(across) + max(across)) / 2, (min(high) + max(high)) / 2)
    return middle, max(max(across) - min(across), max(high) - min(high))
