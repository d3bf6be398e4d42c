"""Hanbada Ferry's open deck at sunset: two deck chairs and a life ring before the open_sea."""
import math
import numpy as np
import open_sea
from fittings import placed
from kit import area, box, bulb, glow, matte, new_material, sheet, srgb, tube, turned, wood
from parts import WARM
from still import coffee_cup, still, tableware

EDGE = 3.6  # the y of the railing
WALL = 3.05  # the x of the deck house


def striped(name, light, dark, wide):
    """Canvas with stripes along the chair."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    x = n('ShaderNodeSeparateXYZ', at).outputs['X']
    stripe = n.math('GREATER_THAN', n.math('FRACT', n.math('ADD', n.math('DIVIDE', x, wide), 0.25)), 0.5)
    threads = n('ShaderNodeTexNoise', Vector=at, Scale=420.0, Detail=2.0)
    colour = n('ShaderNodeHueSaturation', Color=n.mix(stripe, srgb(light), srgb(dark)), Value=n('ShaderNodeMapRange', threads.outputs['Fac'], 0.3, 0.7, 0.86, 1.1))
    bump = n('ShaderNodeBump', Strength=0.5, Distance=0.0012, Height=threads.outputs['Fac'])
    cloth = n('ShaderNodeMixShader', 0.22, n('ShaderNodeBsdfDiffuse', colour, Normal=bump), n('ShaderNodeBsdfTranslucent', colour))
    n('ShaderNodeOutputMaterial', Surface=cloth)
    return material


def ring_paint():
    """A life ring's orange with four white bands; the ring lies in the xz plane."""
    material, n = new_material('life ring')
    x, y, z = n('ShaderNodeSeparateXYZ', n('ShaderNodeTexCoord').outputs['Object']).outputs
    angle = n.math('FRACT', n.math('DIVIDE', n.math('ADD', n.math('ARCTAN2', z, x), 0.38), math.pi / 2))
    colour = n.mix(n.math('LESS_THAN', angle, 0.40), srgb('d9531e'), srgb('efebe4'))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=colour, Roughness=0.42, Specular=0.4))
    return material


def deck_chair(m, wide=0.56):
    """A folding chair of two crossed frames with a sling; it faces -y."""
    w = wide / 2
    rear, front = (0.66, 0.98), (-0.50, 0.42)
    for x in (-w, w):
        for (y0, z0), (y1, z1), dx in (((-0.36, 0.02), rear, 0.0), (front, (0.58, 0.02), -0.03 * math.copysign(1, x))):
            box_between(m, (x + dx, y0, z0), (x + dx, y1, z1))
        box_between(m, (x - 0.03 * math.copysign(1, x), 0.50, 0.05), (x, 0.44, 0.74), 0.011)
        turned('bolt', [(0, 0.006), (0.012, 0.004), (0.014, 0)], m['steel'], (x + math.copysign(0.016, x), 0.115, 0.205), 16).rotation_euler = (0, math.copysign(math.pi / 2, x), 0)
    for y, z, r in ((*rear, 0.015), (*front, 0.015), (0.58, 0.03, 0.013), (-0.34, 0.04, 0.013)):
        tube('chair bar', [(-w, y, z), (w, y, z)], r, m['chair wood across'], 6)
    corners = np.array([rear, (0.36, 0.30), (-0.06, 0.18), front])

    def sling(u, v):
        b = np.array([(1 - v) ** 3, 3 * v * (1 - v) ** 2, 3 * v * v * (1 - v), v ** 3])
        y, z = b @ corners
        sag = 0.022 * math.sin(math.pi * u) * math.sin(math.pi * v)
        return (u * 2 - 1) * (w - 0.045), y, z + 0.012 - sag
    sheet('sling', sling, 24, 60, m['stripes'], thick=0.004)


def box_between(m, a, b, r=0.017):
    """A bar of wood between two points that differ in y and z only."""
    a, b = np.array(a), np.array(b)
    long = float(np.linalg.norm(b - a))
    bar = box('chair bar', (-r * 0.75, -long / 2, -r * 1.3), (r * 0.75, long / 2, r * 1.3), m['chair wood'], 0.006)
    bar.location = tuple((a + b) / 2)
    bar.rotation_euler = (math.atan2(b[2] - a[2], b[1] - a[1]), 0, -math.atan2(b[0] - a[0], b[1] - a[1]))


def life_ring(m, x, z):
    ring = sheet('life ring', lambda u, v: ((0.295 + 0.075 * math.cos(v * math.tau)) * math.cos(u * math.tau), 0.062 * math.sin(v * math.tau), (0.295 + 0.075 * math.cos(v * math.tau)) * math.sin(u * math.tau)), 96, 33, m['ring'], closed=True)
    ring.location = (x, EDGE - 0.10, z)
    for k in range(4):
        a0, a1 = k * math.pi / 2 + 0.05, (k + 1) * math.pi / 2 + 0.05
        points = [(x + (0.372 + 0.05 * math.sin(math.pi * t)) * math.cos(a0 + (a1 - a0) * t), EDGE - 0.12, z + (0.372 + 0.05 * math.sin(math.pi * t)) * math.sin(a0 + (a1 - a0) * t) - 0.02 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 9)]
        tube('line', points, 0.007, m['rope'], 4)
    for dx in (-0.2, 0.2):
        tube('hook', [(x + dx, EDGE - 0.02, z + 0.33), (x + dx, EDGE - 0.10, z + 0.30), (x + dx, EDGE - 0.12, z + 0.24)], 0.008, m['paint'], 4)


def rails(m):
    box('coaming', (-12, EDGE - 0.09, 0), (WALL + 8, EDGE + 0.09, 0.11), m['paint'], 0.015)
    for k in range(15):
        x = -11.4 + k * 1.5
        box('stanchion', (x - 0.022, EDGE - 0.03, 0.1), (x + 0.022, EDGE + 0.03, 1.06), m['paint'], 0.006)
        box('foot', (x - 0.05, EDGE - 0.06, 0.105), (x + 0.05, EDGE + 0.06, 0.125), m['paint'], 0.005)
    for z in (0.30, 0.49, 0.68, 0.87):
        tube('bar', [(-12, EDGE, z), (WALL + 8, EDGE, z)], 0.013, m['paint'], 6)
    rail = box('handrail', (-12, EDGE - 0.06, 1.05), (WALL + 8, EDGE + 0.06, 1.095), m['chair wood across'], 0.018)
    rail.modifiers['edge'].segments = 6


def deck_house(m):
    """The white wall at the right, with a door, a round window and a lamp."""
    box('house', (WALL, -4, 0), (WALL + 0.3, 2.35, 3.4), m['paint'], 0.03)
    box('house foot', (WALL - 0.012, -4, 0), (WALL, 2.34, 0.13), m['teal'], 0.004)
    for k in range(4):
        box('seam', (WALL - 0.004, 2.30 - k * 1.35, 0.13), (WALL, 2.312 - k * 1.35, 3.4), m['paint'], 0.001)
    box('overhang', (WALL - 1.05, -4, 2.62), (WALL + 0.4, 2.65, 2.80), m['paint'], 0.03)
    for y in (-0.4, 1.5):
        turned('overhang lamp', [(0, 0), (0.09, 0), (0.10, 0.012), (0.10, 0.02)], m['lamp'], (WALL - 0.5, y, 2.60), 32)
        area('overhang light', (WALL - 0.5, y, 2.58), (0.15, 0.15), 26, WARM)
    box('door', (WALL - 0.03, 0.42, 0.16), (WALL, 1.26, 2.10), m['teal'], 0.03)
    tube('door rim', [(WALL - 0.008, 0.36, 0.13), (WALL - 0.008, 0.36, 2.15), (WALL - 0.008, 1.32, 2.15), (WALL - 0.008, 1.32, 0.13)], 0.022, m['paint'], 4)
    pane = turned('door pane', [(0, 0.012), (0.15, 0.012), (0.16, 0)], m['lit'], (WALL - 0.03, 0.84, 1.55), 40)
    pane.rotation_euler = (0, -math.pi / 2, 0)
    ring = turned('door ring', [(0.15, 0.02), (0.165, 0.026), (0.19, 0.02), (0.195, 0)], m['steel'], (WALL - 0.03, 0.84, 1.55), 40)
    ring.rotation_euler = (0, -math.pi / 2, 0)
    tube('door handle', [(WALL - 0.05, 0.54, 1.02), (WALL - 0.09, 0.54, 1.02), (WALL - 0.09, 0.66, 0.99)], 0.013, m['steel'], 6)
    box('lamp box', (WALL - 0.10, 1.62, 1.92), (WALL, 1.78, 2.20), m['steel'], 0.02)
    box('lamp glass', (WALL - 0.115, 1.635, 1.94), (WALL - 0.08, 1.765, 2.18), m['lamp'], 0.015)
    bulb('wall lamp', (WALL - 0.22, 1.70, 2.05), 0.06, 22, WARM)


def table(m, x, y):
    for k in range(5):
        box('slat', (x - 0.24, y - 0.24 + k * 0.097, 0.42), (x + 0.24, y - 0.24 + k * 0.097 + 0.086, 0.442), m['chair wood across'], 0.005)
    for dx in (-0.20, 0.17):
        box('beam', (x + dx, y - 0.24, 0.385), (x + dx + 0.03, y + 0.24, 0.42), m['chair wood'], 0.004)
        for dy in (-0.22, 0.19):
            box('leg', (x + dx, y + dy, 0), (x + dx + 0.03, y + dy + 0.03, 0.39), m['chair wood up'], 0.004)


def build():
    open_sea.sky('sunset', sun=(-0.20, 0.97, 0.075), disc=5.0)
    m = tableware()
    m.update(ring=ring_paint(), stripes=striped('stripes', 'e9e0cf', '2c6a76', 0.11), steel=matte('steel', srgb('c9c6c0'), 0.25, 0.0, 1, metal=1.0), rope=matte('rope', srgb('e2d9c6'), 0.9, 0.05, 60),
             paint=matte('deck paint', srgb('e4e0d9'), 0.38, 0.03, 2.0, bump=0.0012, bump_scale=14), teal=matte('door paint', srgb('24535f'), 0.36, 0.04, 3), lamp=glow('lamp', srgb('ffd9a0'), 7.0), lit=glow('lit', srgb('ffc98c'), 1.6))
    for axis, name in enumerate(('chair wood across', 'chair wood', 'chair wood up')):
        m[name] = wood(name, srgb('6d4527'), srgb('a06c40'), 0.42, along=axis)
    box('deck', (-12, -4, -0.2), (WALL + 8, EDGE + 0.05, 0), wood('teak', srgb('6b4a30'), srgb('a17a52'), 0.46, along=0, planks=(2.6, 0.11)), 0)
    rails(m)
    deck_house(m)
    life_ring(m, -1.62, 0.62)
    placed((0.45, 2.25, 0), math.radians(180 + 38), deck_chair, m)
    placed((1.75, 2.35, 0), math.radians(180 + 26), deck_chair, m)
    table(m, 1.12, 2.72)
    coffee_cup(m, (1.06, 2.70, 0.442), 0.6)
    open_sea.sun(1.6, angle=1.2)
    open_sea.mirror(-18.0, 0.62, 1.0)
    open_sea.hills((15000, 240, 4, 1500, 11000), (21000, 300, 7, -16000, -6500), clear=16000.0)


SCENES = [still('ship-deck', build, dict(at=(-0.35, -1.75, 1.52), aim=(0.05, 3.6), lens=24, shift=-0.05), 'dusk', 0.55, outside=False)]
