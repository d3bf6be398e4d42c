"""Haru City Seoul from outside: the lit hotel by the river at dusk, with the bridge, the skyline and the hills."""
import math
import bmesh
import bpy
import numpy as np
from city import GROUND
from food import balls
from kit import area, box, glow, matte, new_material, srgb, tube
from parts import WARM
from still import group, still

AT, TURN = (84.0, 132.0), math.radians(-24)
WIDE, DEEP, STOREY, STOREYS, FOOT, BAY = 40.0, 24.0, 3.5, 24, 11.0, 4.0
TOP = FOOT + STOREY * STOREYS


def rooms(high):
    """Hotel rooms behind glass: each bay of each storey is one room with its own light, curtains and lamp."""
    material, n = new_material('rooms')
    coordinates = n('ShaderNodeTexCoord')
    x, y, z = n('ShaderNodeSeparateXYZ', coordinates.outputs['Object']).outputs
    across = n.math('GREATER_THAN', n.math('ABSOLUTE', n('ShaderNodeSeparateXYZ', coordinates.outputs['Normal']).outputs['X']), 0.5)
    u = n('ShaderNodeMapRange', across, 0.0, 1.0, n.math('ADD', x, WIDE / 2), n.math('ADD', y, DEEP / 2))
    cu, cv = n.math('DIVIDE', u, BAY), n.math('DIVIDE', n.math('ADD', z, high / 2), STOREY)
    chance = n('ShaderNodeTexWhiteNoise', n('ShaderNodeCombineXYZ', n.math('FLOOR', cu), n.math('FLOOR', cv), across), _noise_dimensions='3D')
    r, g, b = n('ShaderNodeSeparateRGB', chance.outputs['Color']).outputs
    fu, fv = n.math('FRACT', cu), n.math('FRACT', cv)
    lit = n.math('LESS_THAN', chance.outputs['Value'], 0.56)
    off = n.math('ABSOLUTE', n.math('SUBTRACT', fu, 0.5))
    curtained = n.math('GREATER_THAN', off, n('ShaderNodeMapRange', g, 0.0, 1.0, 0.16, 0.40))
    folds = n('ShaderNodeMapRange', n.math('SINE', n.math('MULTIPLY', u, 24.0)), -1.0, 1.0, 0.34, 0.52)
    ceiling = n.math('MULTIPLY', n('ShaderNodeMapRange', fv, 0.05, 0.9, 0.42, 1.0), n('ShaderNodeMapRange', off, 0.0, 0.5, 1.0, 0.8))
    sheer = n.math('GREATER_THAN', b, 0.72)
    inside = n('ShaderNodeMapRange', sheer, 0.0, 1.0, n('ShaderNodeMapRange', curtained, 0.0, 1.0, ceiling, folds), 0.62)
    du, dv = n.math('MULTIPLY', n.math('SUBTRACT', fu, n('ShaderNodeMapRange', r, 0.0, 1.0, 0.3, 0.7)), BAY), n.math('MULTIPLY', n.math('SUBTRACT', fv, 0.34), STOREY)
    away = n.math('ADD', n.math('MULTIPLY', du, du), n.math('MULTIPLY', dv, dv))
    lamp = n.math('MULTIPLY', n.math('POWER', math.e, n.math('MULTIPLY', away, -5.0)), n('ShaderNodeMapRange', curtained, 0.0, 1.0, 1.3, 0.25))
    level = n.math('MULTIPLY', n.math('ADD', inside, lamp), n('ShaderNodeMapRange', n.math('MULTIPLY', b, g), 0.0, 1.0, 0.55, 1.25))
    warm = n.ramp(r, (0.0, srgb('ffab63')), (0.6, srgb('ffc78c')), (1.0, srgb('ffe0b8')))
    light = n('ShaderNodeVectorMath', warm.outputs[0], n('ShaderNodeCombineXYZ', level, level, level), _operation='MULTIPLY')
    dark = n('ShaderNodeMapRange', fv, 0.0, 1.0, 0.010, 0.028)
    colour = n.mix(lit, n('ShaderNodeCombineXYZ', dark, dark, n.math('MULTIPLY', dark, 1.35)), light)
    mirror = n('ShaderNodeBsdfGlossy', (0.16, 0.17, 0.19, 1), 0.03)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeAddShader', n('ShaderNodeEmission', colour, 0.95), mirror))
    material.cycles.sample_as_light = False
    return material


def tower(m):
    """The glass body with stone slabs and fins before it."""
    high = STOREY * STOREYS
    things = [box('glass', (-WIDE / 2, -DEEP / 2, FOOT), (WIDE / 2, DEEP / 2, TOP), rooms(high), 0)]
    for k in range(STOREYS + 1):
        z = FOOT + k * STOREY
        things.append(box('slab', (-WIDE / 2 - .55, -DEEP / 2 - .55, z - .30), (WIDE / 2 + .55, DEEP / 2 + .55, z + .28), m['stone'], 0.04))
    for k in range(round(WIDE / BAY) + 1):
        for side in (-1, 1):
            x, y = -WIDE / 2 + k * BAY, side * (DEEP / 2 + .28)
            things.append(box('fin', (x - .16, y - .34, FOOT), (x + .16, y + .34, TOP), m['stone'], 0.03))
    for k in range(round(DEEP / BAY) + 1):
        for side in (-1, 1):
            x, y = side * (WIDE / 2 + .28), -DEEP / 2 + k * BAY
            things.append(box('fin', (x - .34, y - .16, FOOT), (x + .34, y + .16, TOP), m['stone'], 0.03))
    things.append(box('crown', (-WIDE / 2 + 3, -DEEP / 2 + 3, TOP), (WIDE / 2 - 3, DEEP / 2 - 3, TOP + 5.5), m['dark'], 0.05))
    things.append(box('cornice', (-WIDE / 2 + 2.4, -DEEP / 2 + 2.4, TOP + 5.3), (WIDE / 2 - 2.4, DEEP / 2 - 2.4, TOP + 6.0), m['stone'], 0.05))
    things.append(box('halo', (-WIDE / 2 + 2.9, -DEEP / 2 + 2.9, TOP + 5.1), (WIDE / 2 - 2.9, DEEP / 2 - 2.9, TOP + 5.3), m['strip'], 0))
    return things


def sign(m, text, at, size):
    curve = bpy.data.curves.new('sign', 'FONT')
    curve.body, curve.size, curve.extrude, curve.align_x, curve.space_character = text, size, 0.15, 'CENTER', 1.25
    thing = bpy.data.objects.new('sign', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, (math.pi / 2, 0, 0)
    curve.materials.append(m['letters'])
    return thing


def podium(m):
    """The lobby: tall glass between columns, under a canopy."""
    a, b = WIDE / 2 + 9, DEEP / 2 + 6
    things = [box('lobby', (-a + 1.2, -b + 1.2, 0), (a - 1.2, b - 1.2, FOOT - 1.6), m['lobby'], 0), box('roof', (-a, -b, FOOT - 1.6), (a, b, FOOT - .1), m['stone'], 0.06),
              box('plinth', (-a, -b, -0.5), (a, b, 0.35), m['dark'], 0.04)]
    for k in range(15):
        x = -a + 0.5 + k * (2 * a - 1) / 14
        things.append(box('column', (x - .35, -b + .1, 0), (x + .35, -b + .8, FOOT - 1.6), m['stone'], 0.05))
    for k in range(9):
        y = -b + 0.5 + k * (2 * b - 1) / 8
        things.append(box('column', (-a + .1, y - .35, 0), (-a + .8, y + .35, FOOT - 1.6), m['stone'], 0.05))
    things += [box('canopy', (-9, -b - 8, 5.6), (9, -b + 1, 6.2), m['dark'], 0.04), box('canopy light', (-8.4, -b - 7.5, 5.54), (8.4, -b, 5.6), m['strip'], 0)]
    return things


def lobby_glass():
    material, n = new_material('lobby glass')
    x, y, z = n('ShaderNodeSeparateXYZ', n('ShaderNodeTexCoord').outputs['Object']).outputs
    bars = n.math('GREATER_THAN', n.math('FRACT', n.math('DIVIDE', n.math('ADD', x, y), 1.75)), 0.06)
    depth = n('ShaderNodeTexNoise', Vector=n('ShaderNodeCombineXYZ', n.math('MULTIPLY', n.math('ADD', x, y), 0.22), 0.0, n.math('MULTIPLY', z, 0.5)), Scale=1.0, Detail=4.0)
    level = n.math('MULTIPLY', n('ShaderNodeMapRange', depth.outputs['Fac'], 0.3, 0.7, 0.45, 1.35), n('ShaderNodeMapRange', z, -4.5, 4.5, 0.75, 1.2))
    level = n.math('MULTIPLY', level, n('ShaderNodeMapRange', bars, 0.0, 1.0, 0.12, 1.0))
    colour = n('ShaderNodeVectorMath', srgb('ffc385')[:3], n('ShaderNodeCombineXYZ', level, level, level), _operation='MULTIPLY')
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeEmission', colour, 1.5))
    material.cycles.sample_as_light = False
    return material


def clearing(x0, x1, y0, y1):
    """Removes the city's buildings from the hotel's ground."""
    mesh = bpy.data.objects['city'].data
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if x0 < f.calc_center_median().x < x1 and y0 < f.calc_center_median().y < y1], context='FACES')
    bm.to_mesh(mesh)
    bm.free()


def tree(m, x, y, tall, seed):
    rng = np.random.default_rng(seed)
    tube('trunk', [(x, y, GROUND), (x + .1, y, GROUND + tall * .4), (x, y + .1, GROUND + tall * .75)], 0.16, m['bark'])
    places = []
    for _ in range(70):
        a, b, r = rng.uniform(0, math.tau), math.acos(rng.uniform(-0.7, 1)), rng.uniform(0.5, 1)
        places.append((r * tall * .30 * math.sin(b) * math.cos(a), r * tall * .30 * math.sin(b) * math.sin(a), tall * (.64 + .32 * r * math.cos(b)), rng.uniform(.07, .12) * tall))
    crown = balls('tree', places, m['foliage'], 1)
    crown.location = x, y, GROUND


def trails(m, y, z, count, seed):
    """The lights of cars on a street along x, as a long exposure shows them."""
    rng = np.random.default_rng(seed)
    for k in range(count):
        way = k % 2
        line = y + (1.8 if way else -1.8) + rng.uniform(-1.2, 1.2)
        x = rng.uniform(-260, 100)
        tube('trail', [(x + t, line + rng.normal(0, .05), z + rng.uniform(.6, .9)) for t in np.linspace(0, rng.uniform(60, 190), 5)], 0.09, m['tail' if way else 'head'], 2)


def build():
    m = {'stone': matte('facade stone', srgb('b3a596'), 0.7, 0.05, 2.0), 'dark': matte('dark metal', srgb('3a3531'), 0.4, 0.05, 2.0), 'strip': glow('light strip', srgb('ffcf9a'), 5.0), 'lobby': lobby_glass(),
         'letters': glow('letters', srgb('ffe7c6'), 5.0), 'paving': matte('paving', srgb('6d655d'), 0.55, 0.12, 0.4), 'road': matte('road', srgb('35343a'), 0.5, 0.1, 0.5),
         'foliage': matte('foliage', srgb('4a5a38'), 0.7, 0.3, 1.2), 'bark': matte('trunk', srgb('40332a'), 0.8, 0.1, 2.0), 'tail': glow('tail lights', srgb('ff4030'), 2.6), 'head': glow('head lights', srgb('ffe9c8'), 3.0)}
    clearing(AT[0] - 90, AT[0] + 110, AT[1] - 78, AT[1] + 70)
    group(tower(m) + podium(m) + [sign(m, 'HARU CITY', (0, -DEEP / 2 + 2.7, TOP + 1.4), 3.6)], (*AT, GROUND + 0.5), TURN)
    box('plaza', (AT[0] - 88, AT[1] - 76, GROUND - 1), (AT[0] + 108, AT[1] + 68, GROUND + 0.3), m['paving'], 0)
    box('road', (-420, AT[1] - 62, GROUND), (480, AT[1] - 48, GROUND + 0.4), m['road'], 0)
    trails(m, AT[1] - 55, GROUND + 0.4, 26, 3)
    for k in range(18):
        tree(m, AT[0] - 84 + k * 10.5, AT[1] - 43 + 2.5 * math.sin(k * 2.1), 7.5 + 1.6 * math.sin(k * 1.7), k)
    lights()


def lights():
    """Light on the stone: from the lobby, from below the storeys and from the sky that the sun has left."""
    x, y = AT
    area('sky', (x - 160, y - 60, GROUND + 190), (160, 160), 60000, (0.92, 0.66, 0.60), (math.radians(58), 0, math.radians(-68)))
    area('blue', (x + 20, y - 190, GROUND + 170), (160, 160), 42000, (0.42, 0.52, 0.85), (math.radians(55), 0, 0))
    for dx in (-26, 0, 26):
        area('wash', (x + dx * math.cos(TURN), y + dx * math.sin(TURN) - 22, GROUND + 12), (14, 2), 5200, WARM, (math.radians(158), 0, TURN), 110)
    area('lobby light', (x - 4, y - 32, GROUND + 6), (60, 6), 4200, WARM, (math.radians(70), 0, TURN + math.pi))


SCENES = [
    still('hero-haru-city', build, dict(at=(-22.0, -72.0, GROUND + 64), aim=(24.0, 130.0), lens=29, shift=0.02), 'dusk', 0.75),
    still('hero-haru-city-upright', build, dict(at=(-22.0, -72.0, GROUND + 64), aim=(70.0, 132.0), lens=78, shift=0.10), 'dusk', 0.75, shape=2.0),
]
