"""Fourteen vessels, turned from their outer line; handles and spouts are bars set into the wall. Metres."""

import math

from mesh import join, lathe, smooth_line, sweep, vessel_profile


def _pot(name, outer, wall=0.005, floor=0.009):
    return lathe(name, vessel_profile(outer, wall, floor))


def _bar(name, points, radius, flatten=1.0, steps=9):
    return sweep(name, smooth_line([(x, 0, z) for x, z in points], steps), radius, segments=20, flatten=flatten)


def _lid(name, radius, height, z):
    knob = [(0.011, height + z), (0.009, height + z + 0.006), (0.013, height + z + 0.013), (0.009, height + z + 0.021)]
    top = [(radius, z), (radius, z + 0.004), (radius * 0.8, z + height * 0.55), (radius * 0.4, z + height * 0.9)]
    return lathe(name, [(0, z), *smooth_line([*top, *knob, (0, height + z + 0.022)], 5)], 72)


def bowl(name):
    return _pot(name, [(0.034, 0), (0.034, 0), (0.034, 0.007), (0.052, 0.018), (0.078, 0.044), (0.088, 0.074)])


def plate(name):
    return _pot(name, [(0.062, 0), (0.062, 0), (0.064, 0.006), (0.085, 0.011), (0.108, 0.024)], 0.0055, 0.0075)


def beaker(name):
    return _pot(name, [(0.033, 0), (0.033, 0), (0.036, 0.004), (0.038, 0.05), (0.042, 0.098)], 0.004)


def cup(name):
    body = _pot(name, [(0.026, 0), (0.026, 0), (0.031, 0.005), (0.043, 0.03), (0.044, 0.06), (0.046, 0.078)], 0.004)
    ear = _bar("ear", [(0.041, 0.064), (0.062, 0.066), (0.07, 0.048), (0.06, 0.03), (0.041, 0.026)], 0.0048, 1.5)
    return join(name, [body, ear])


def goblet(name):
    return _pot(name, [(0.04, 0), (0.04, 0), (0.038, 0.006), (0.014, 0.018), (0.011, 0.055), (0.026, 0.078), (0.046, 0.104),
                       (0.047, 0.145)], 0.004, 0.082)  # fmt: skip


def bottle(name):
    return _pot(name, [(0.04, 0), (0.04, 0), (0.046, 0.006), (0.053, 0.05), (0.05, 0.092), (0.026, 0.13), (0.014, 0.158),
                       (0.0135, 0.21), (0.019, 0.226)], 0.0042)  # fmt: skip


def moon_jar(name):
    return _pot(name, [(0.036, 0), (0.036, 0), (0.038, 0.008), (0.076, 0.046), (0.09, 0.092), (0.072, 0.142), (0.043, 0.166),
                       (0.044, 0.182)])  # fmt: skip


def tall_vase(name):
    return _pot(name, [(0.038, 0), (0.038, 0), (0.036, 0.01), (0.035, 0.06), (0.05, 0.14), (0.055, 0.18), (0.034, 0.215),
                       (0.029, 0.226), (0.037, 0.24)])  # fmt: skip


def gourd(name):
    return _pot(name, [(0.034, 0), (0.034, 0), (0.048, 0.012), (0.066, 0.05), (0.046, 0.096), (0.03, 0.112), (0.04, 0.136),
                       (0.036, 0.164), (0.016, 0.184), (0.016, 0.2)])  # fmt: skip


def planter(name):
    return _pot(name, [(0.052, 0), (0.052, 0), (0.056, 0.005), (0.07, 0.07), (0.079, 0.112), (0.079, 0.112), (0.086, 0.114),
                       (0.086, 0.114), (0.088, 0.13)], 0.007)  # fmt: skip


def candlestick(name):
    return _pot(name, [(0.052, 0), (0.052, 0), (0.052, 0.007), (0.02, 0.016), (0.013, 0.03), (0.02, 0.046), (0.013, 0.062),
                       (0.014, 0.1), (0.026, 0.112), (0.026, 0.112), (0.026, 0.128)], 0.005, 0.112)  # fmt: skip


def jug(name):
    body = _pot(name, [(0.042, 0), (0.042, 0), (0.046, 0.005), (0.064, 0.05), (0.058, 0.1), (0.036, 0.142), (0.035, 0.164),
                       (0.045, 0.19)], 0.005)  # fmt: skip
    for vert in body.data.vertices:
        lip = max(0.0, (vert.co.z - 0.148) / 0.046)
        side = max(0.0, -vert.co.x / 0.045)
        vert.co.x -= 0.022 * lip**1.5 * side**5
        vert.co.z += 0.006 * lip * side**5
    ear = _bar("ear", [(0.037, 0.168), (0.066, 0.174), (0.087, 0.146), (0.084, 0.106), (0.059, 0.08)], 0.0064, 1.55)
    return join(name, [body, ear])


def teapot(name):
    body = _pot(name, [(0.038, 0), (0.038, 0), (0.042, 0.005), (0.07, 0.034), (0.074, 0.062), (0.056, 0.096), (0.036, 0.106)])
    spout = _bar("spout", [(-0.056, 0.04), (-0.086, 0.056), (-0.1, 0.084), (-0.122, 0.104)], lambda t: 0.016 - 0.0085 * t)
    ear = _bar("ear", [(0.058, 0.09), (0.09, 0.104), (0.114, 0.078), (0.104, 0.044), (0.07, 0.036)], 0.006, 1.45)
    return join(name, [body, spout, ear, _lid("lid", 0.037, 0.016, 0.106)])


def lidded_jar(name):
    body = _pot(name, [(0.044, 0), (0.044, 0), (0.048, 0.005), (0.062, 0.05), (0.06, 0.1), (0.05, 0.122)])
    return join(name, [body, _lid("lid", 0.053, 0.014, 0.121)])


VESSELS = [
    bowl, plate, beaker, cup, goblet, bottle, moon_jar, tall_vase, gourd, planter, candlestick, jug, teapot, lidded_jar,
]  # fmt: skip
