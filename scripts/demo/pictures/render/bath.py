"""Haru City Seoul, deluxe twin: the bath by the window with the city at dusk."""
import math
import numpy as np
from kit import area, box, bulb, clear, glow, marble, matte, new_material, sheet, srgb, tube, turned, wood
from parts import WARM, vase

TIME, EXPOSURE = 'dusk', 1.6
W, D, H = 4.2, 3.6, 2.6
SILL, HEAD, LEFT, RIGHT = 0.48, 2.36, 0.55, 3.35


def tiles(name, colour, wide, high, rough, axis):
    """Large slabs of stone with a thin joint, each of its own tone. axis is the normal of the wall."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    parts = n('ShaderNodeSeparateXYZ', at)
    a, b = {'x': ('Y', 'Z'), 'y': ('X', 'Z'), 'z': ('X', 'Y')}[axis]
    flat = n('ShaderNodeCombineXYZ', parts.outputs[a], parts.outputs[b], 0.0)
    slab = n('ShaderNodeTexBrick', flat, (0, 0, 0, 1), (1, 1, 1, 1), (0, 0, 0, 1), Scale=1.0, Mortar__Size=0.0022, Mortar__Smooth=0.3,
             Brick__Width=wide, Row__Height=high, _offset=0.5 if axis != 'z' else 0.0)
    move = n('ShaderNodeVectorMath', slab.outputs['Color'], (5.0, 9.0, 4.0), _operation='MULTIPLY')
    where = n('ShaderNodeVectorMath', at, move, _operation='ADD').outputs[0]
    cloud = n('ShaderNodeTexNoise', Vector=where, Scale=1.5, Detail=8.0, Roughness=0.6, Distortion=0.7)
    vein = n('ShaderNodeTexNoise', Vector=where, Scale=0.8, Detail=3.0, Roughness=0.4, Distortion=1.0)
    line = n.ramp(vein.outputs['Fac'], (0.43, (0, 0, 0, 1)), (0.5, (0.8, 0.8, 0.8, 1)), (0.55, (0, 0, 0, 1)), ease='EASE')
    k = lambda f: tuple(c * f for c in colour[:3]) + (1,)
    stone = n.ramp(cloud.outputs['Fac'], (0.28, k(0.88)), (0.72, k(1.08)))
    each = n('ShaderNodeHueSaturation', Color=stone.outputs[0], Value=n('ShaderNodeMapRange', slab.outputs['Color'], 0.0, 1.0, 0.92, 1.07))
    veined = n.mix(n.math('MULTIPLY', line.outputs[0], 0.34), each, k(1.45))
    base = n.mix(slab.outputs['Fac'], veined, k(0.42))
    bump = n('ShaderNodeBump', Strength=0.6, Distance=0.002, Height=n.math('SUBTRACT', n.math('MULTIPLY', cloud.outputs['Fac'], 0.15), slab.outputs['Fac']))
    shader = n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Specular=0.5, Normal=bump,
               Roughness=n('ShaderNodeMapRange', cloud.outputs['Fac'], 0.3, 0.7, rough * 1.05, rough * 0.95))
    n('ShaderNodeOutputMaterial', Surface=shader)
    return material


def oval(a, b, power, r):
    x, y = math.cos(a), math.sin(a)
    k = (abs(x) ** power + abs(y) ** power) ** (-1 / power)
    return x * k * r * 0.84, y * k * r * 0.40


def tub(m, x, y, turn):
    outside = [(0, 0), (0.78, 0), (0.82, 0.012), (0.86, 0.06), (0.90, 0.2), (0.95, 0.38), (0.995, 0.53), (1.02, 0.575), (1.012, 0.592), (0.985, 0.594),
               (0.955, 0.585), (0.93, 0.54), (0.88, 0.36), (0.83, 0.2), (0.76, 0.11), (0.6, 0.085), (0, 0.08)]

    def point(u, v):
        i = min(len(outside) - 1, round(v * (len(outside) - 1)))
        r, z = outside[i]
        px, py = oval(u * math.tau, 0, 2.35, r)
        rise = 0.055 * abs(math.cos(u * math.tau)) ** 2 * (z / 0.59) ** 3
        return px, py, z + rise
    body = sheet('tub', point, 72, len(outside), m['enamel'], closed=True, subdivide=2)

    def surface(u, v):
        px, py = oval(u * math.tau, 0, 2.35, 0.928 * v)
        return px, py, 0.535
    water = sheet('water', surface, 72, 24, m['water'], closed=True)
    for thing in (body, water):
        thing.location, thing.rotation_euler = (x, y, 0), (0, 0, turn)


def towels(m, x, y, z):
    for k, (w, d, h) in enumerate(((0.34, 0.24, 0.075), (0.33, 0.235, 0.07), (0.325, 0.23, 0.07))):
        roll = box('towel', (x - w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z + h), m['towel'], 0.03, 0.05 * (k - 1))
        roll.modifiers['edge'].segments = 6
        z += h


def tap(m, x, y):
    turned('plate', [(0, 0), (0.06, 0), (0.062, 0.006), (0.05, 0.014), (0, 0.014)], m['brass'], (x, y, 0))
    tube('pipe', [(x, y, 0.01), (x, y, 0.6), (x, y, 0.9), (x - 0.04, y - 0.02, 0.965), (x - 0.12, y - 0.05, 0.98), (x - 0.2, y - 0.085, 0.955), (x - 0.215, y - 0.09, 0.90)], 0.0135, m['brass'], 8)
    tube('bar', [(x - 0.09, y, 0.70), (x + 0.09, y, 0.70)], 0.016, m['brass'], 8)
    for dx in (-0.09, 0.09):
        tube('grip', [(x + dx, y - 0.04, 0.70), (x + dx, y + 0.04, 0.70)], 0.012, m['brass'], 8)


def candle(m, x, y, z, tall):
    turned('holder', [(0, 0), (0.04, 0), (0.042, 0.004), (0.042, tall), (0.039, tall), (0.039, tall - 0.02), (0, tall - 0.02)], m['amber'], (x, y, z))
    turned('flame', [(0, 0), (0.005, 0.006), (0.006, 0.012), (0.003, 0.024), (0, 0.034)], m['flame'], (x, y, z + tall - 0.005), 16)


def build():
    m = {
        'wall x': tiles('slab x', srgb('a0968b'), 1.2, 0.8, 0.2, 'x'), 'wall y': tiles('slab y', srgb('a0968b'), 1.2, 0.8, 0.2, 'y'),
        'floor': tiles('slab floor', srgb('8a8076'), 0.9, 0.9, 0.16, 'z'),
        'ceiling': matte('ceiling', srgb('d4c8bb'), 0.85, 0.03, 1.0), 'stone': marble('sill', srgb('7d736a'), srgb('a89d93')),
        'enamel': matte('enamel', srgb('efebe4'), 0.07, 0.0, 3, spec=0.6), 'towel': matte('towel', srgb('e6ded3'), 1.0, 0.06, 40, bump=0.003, bump_scale=420, sheen=0.6, spec=0.05),
        'brass': matte('brass', srgb('c09a62'), 0.12, 0.0, 1, metal=1.0), 'bronze': matte('frame', srgb('2b2724'), 0.34, 0.0, 1, spec=0.5),
        'walnut': wood('veneer', srgb('3a271b'), srgb('634732'), 0.33, along=1), 'upright': wood('twig', srgb('3a271b'), srgb('634732'), 0.33, along=2), 'oak': wood('oak', srgb('6b4e36'), srgb('a17d58'), 0.4, along=0),
        'clay': matte('clay', srgb('5a4640'), 0.55, 0.08, 30, bump=0.001, bump_scale=80), 'leaf': matte('leaf', srgb('47563c'), 0.5, 0.2, 20),
        'amber': matte('amber', srgb('6e4528'), 0.15, 0.2, 12), 'flame': glow('flame', srgb('ffc27a'), 14.0),
        'globe': glow('globe', srgb('ffd2a0'), 3.0, (-0.11, 0.11)), 'halo': glow('halo', srgb('ffd9ae'), 4.0), 'mirror': matte('mirror', srgb('d8d8dc'), 0.02, 0.0, 1, metal=1.0),
    }
    water, n = new_material('water')
    ripple = n('ShaderNodeTexNoise', Vector=n('ShaderNodeTexCoord').outputs['Object'], Scale=7.0, Detail=2.0, Distortion=0.6)
    bump = n('ShaderNodeBump', Strength=0.3, Distance=0.02, Height=ripple.outputs['Fac'])
    mirrored = n('ShaderNodeMapRange', n('ShaderNodeFresnel', IOR=1.33, Normal=bump), 0.0, 1.0, 0.04, 1.0)
    clear_water = n('ShaderNodeBsdfTransparent', (0.80, 0.90, 0.89, 1))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', mirrored, clear_water, n('ShaderNodeBsdfGlossy', (1, 1, 1, 1), 0.02, bump)))
    m['water'] = water
    box('floor', (-0.1, -2.0, -0.1), (W + 0.1, D + 0.3, 0), m['floor'], 0)
    box('ceiling', (-0.1, -2.0, H), (W + 0.1, D + 0.3, H + 0.1), m['ceiling'], 0)
    box('left', (-0.2, -2.0, 0), (0, D + 0.3, H), m['wall x'], 0)
    box('right', (W, -2.0, 0), (W + 0.2, D + 0.3, H), m['wall x'], 0)
    box('behind', (-0.2, -2.2, 0), (W + 0.2, -2.0, H), m['wall y'], 0)
    box('below', (0, D, 0), (W, D + 0.3, SILL), m['wall y'], 0.003)
    box('above', (0, D, HEAD), (W, D + 0.3, H), m['wall y'], 0.003)
    box('beside', (0, D, SILL), (LEFT, D + 0.3, HEAD), m['wall y'], 0.003)
    box('beside', (RIGHT, D, SILL), (W, D + 0.3, HEAD), m['wall y'], 0.003)
    box('sill', (LEFT - 0.02, D - 0.03, SILL - 0.03), (RIGHT + 0.02, D + 0.3, SILL + 0.004), m['stone'], 0.005)
    for x in (LEFT, LEFT + (RIGHT - LEFT) * 0.62, RIGHT - 0.05):
        box('mullion', (x, D + 0.16, SILL), (x + 0.05, D + 0.25, HEAD), m['bronze'], 0.004)
    for z in (SILL, HEAD - 0.05):
        box('rail', (LEFT, D + 0.165, z), (RIGHT, D + 0.245, z + 0.05), m['bronze'], 0.004)
    pane = box('pane', (LEFT, D + 0.20, SILL), (RIGHT, D + 0.202, HEAD), clear('pane', (1, 1, 1, 1), 0.045), 0)
    pane.visible_shadow = pane.visible_diffuse = False
    tub(m, 1.85, 2.75, math.radians(-4))
    tap(m, 2.86, 3.02)
    box('tray', (1.30, 2.36, 0.632), (1.47, 3.12, 0.65), m['oak'], 0.005)
    towels(m, 3.08, 2.05, 0.42)
    for dx, dy in ((-0.16, -0.13), (0.16, -0.13), (-0.16, 0.13), (0.16, 0.13)):
        turned('stool leg', [(0.014, 0), (0.02, 0.39)], m['oak'], (3.08 + dx, 2.05 + dy, 0), 24)
    box('stool', (2.86, 1.86, 0.38), (3.30, 2.24, 0.42), m['oak'], 0.01)
    candle(m, 1.385, 2.98, 0.65, 0.09)
    candle(m, 0.75, 3.72, SILL + 0.004, 0.11)
    candle(m, 0.87, 3.70, SILL + 0.004, 0.08)
    # a wash stand at the right wall, under a round mirror with a halo
    box('stand', (W - 0.52, 0.5, 0.46), (W, 2.1, 0.76), m['walnut'], 0.006)
    box('stand top', (W - 0.54, 0.48, 0.76), (W, 2.12, 0.80), m['stone'], 0.006)
    turned('basin', [(0, 0.002), (0.12, 0.002), (0.16, 0.02), (0.205, 0.125), (0.207, 0.132), (0.2, 0.132), (0.155, 0.035), (0, 0.02)], m['enamel'], (W - 0.28, 1.45, 0.80), subdivide=1)
    tube('basin tap', [(W - 0.06, 1.45, 0.80), (W - 0.06, 1.45, 1.06), (W - 0.09, 1.45, 1.1), (W - 0.22, 1.45, 1.1)], 0.011, m['brass'])
    vase(m, W - 0.2, 1.93, 0.80)
    disc = turned('mirror', [(0, 0.012), (0.37, 0.012), (0.375, 0.008), (0.375, 0)], m['mirror'], (W - 0.03, 1.45, 1.62))
    ring = turned('halo', [(0.345, 0.0), (0.372, 0.0)], m['halo'], (W - 0.026, 1.45, 1.62))
    for thing in (disc, ring):
        thing.rotation_euler = (0, -math.pi / 2, 0)
    for x, y, z in ((0.62, 2.62, 1.75), (0.86, 2.86, 1.42)):
        ball = turned('globe', [(0.11 * math.sin(a), -0.11 * math.cos(a)) for a in np.linspace(0, math.pi, 17)], m['globe'], (x, y, z), 48)
        ball.visible_shadow = ball.visible_diffuse = False
        tube('cord', [(x, y, z + 0.11), (x, y, H)], 0.003, m['bronze'], 3)
        turned('cap', [(0.0, 0.0), (0.03, 0.0), (0.03, 0.03), (0, 0.03)], m['brass'], (x, y, z + 0.10))
        bulb('bulb', (x, y, z), 0.1, 13, WARM)
    area('dusk', ((LEFT + RIGHT) / 2, D + 0.1, (SILL + HEAD) / 2), (RIGHT - LEFT, HEAD - SILL), 60, (0.55, 0.62, 0.92), (-math.pi / 2, 0, 0))
    area('fill', (2.2, 0.2, H - 0.01), (2.4, 2.4), 48, (1.0, 0.84, 0.68))
    area('mirror wash', (W - 0.09, 1.45, 1.62), (0.7, 0.7), 9, WARM, (0, math.pi / 2, 0))
    area('slot', (W / 2, D - 0.05, H - 0.012), (W - 0.1, 0.05), 12, WARM, (0, 0, 0), 140)


CAMERAS = {'haru-deluxe-twin-2': dict(at=(2.0, -0.95, 1.5), aim=(2.16, 3.6), lens=24, shift=-0.09)}
