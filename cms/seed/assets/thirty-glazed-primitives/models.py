"""The thirty models with their glazes, and the picture sets that use them."""

import rig
from solids import SOLIDS
from vessels import VESSELS

# name: (colour, roughness, clearcoat)
GLAZES = {
    "bone": ("#E9E2D0", 0.32, 0.35),
    "ink": ("#1B1915", 0.18, 0.6),
    "iron": ("#54301A", 0.2, 0.5),
    "ash": ("#8E8B82", 0.5, 0.0),
    "celadon": ("#A9B8A0", 0.22, 0.5),
    "signal": ("#FFC810", 0.24, 0.4),
}
CLAY = ("#8C5A3C", 0.85, 0.0)
FOOT = 0.0065  # vessels are bare below this height, as a potter wipes the foot

WORN = {
    "sphere": "signal", "dome": "ink", "capsule": "bone", "cylinder": "ash", "disc": "ink", "cone": "celadon",
    "torus": "iron", "cube": "bone", "slab": "ash", "wedge": "ink", "pyramid": "iron", "hexagon": "celadon",
    "octahedron": "ash", "dodecahedron": "ink", "arch": "bone", "knot": "iron",
    "bowl": "celadon", "plate": "bone", "beaker": "ash", "cup": "bone", "goblet": "ink", "bottle": "iron",
    "moon_jar": "bone", "tall_vase": "ink", "gourd": "celadon", "planter": "iron", "candlestick": "signal",
    "jug": "ash", "teapot": "ink", "lidded_jar": "bone",
}  # fmt: skip


def glazes():
    """The six glazes and the bare clay as materials, by name."""
    made = {name: rig.material(f"glaze {name}", c, r, 0.5, coat) for name, (c, r, coat) in GLAZES.items()}
    made["clay"] = rig.material("bare clay", *CLAY[:2], 0.2)
    return made


def make(builder, materials, glaze=None):
    """One model with its glaze; vessels keep a bare foot."""
    name = builder.__name__.replace("_", "-")
    model = builder(name)
    model.data.materials.append(materials[glaze or WORN[builder.__name__]])
    if builder in VESSELS:
        model.data.materials.append(materials["clay"])
        for polygon in model.data.polygons:
            if polygon.center.z < FOOT:
                polygon.material_index = 1
    return model


ALL = SOLIDS + VESSELS
BY_NAME = {builder.__name__: builder for builder in ALL}
