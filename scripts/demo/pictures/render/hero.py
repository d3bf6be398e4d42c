"""Haru City Seoul from outside: the lit hotel by the river at dusk, with the bridge, the skyline and the hills."""
import math
import bmesh
import bpy
import numpy as np
from city import GROUND
from food import balls
from kit import add, area, box, glow, matte, new_material, srgb, tube, turned
from parts import WARM
from still import group, still

AT, TURN = (84.0, 132.0), math.radians(15)
WIDE, DEEP, STOREY, STOREYS, FOOT, BAY = 40.0, 24.0, 3.5, 24, 11.0, 4.0
TOP = FOOT + STOREY * STOREYS
STREET, DRIVE, GROUNDS = 77.0, (62.0, 106.0), (20.0, 200.0, 172.0)  # its y; its x; the left, the right and the far end of the paving


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
    lit = n.math('LESS_THAN', chance.outputs['Value'], 0.44)
    off = n.math('ABSOLUTE', n.math('SUBTRACT', fu, 0.5))
    curtained = n.math('GREATER_THAN', off, n('ShaderNodeMapRange', g, 0.0, 1.0, 0.16, 0.40))
    folds = n('ShaderNodeMapRange', n.math('SINE', n.math('MULTIPLY', u, 24.0)), -1.0, 1.0, 0.34, 0.52)
    ceiling = n.math('MULTIPLY', n('ShaderNodeMapRange', fv, 0.05, 0.9, 0.42, 1.0), n('ShaderNodeMapRange', off, 0.0, 0.5, 1.0, 0.8))
    sheer = n.math('GREATER_THAN', b, 0.72)
    inside = n('ShaderNodeMapRange', sheer, 0.0, 1.0, n('ShaderNodeMapRange', curtained, 0.0, 1.0, ceiling, folds), 0.62)
    du, dv = n.math('MULTIPLY', n.math('SUBTRACT', fu, n('ShaderNodeMapRange', r, 0.0, 1.0, 0.3, 0.7)), BAY), n.math('MULTIPLY', n.math('SUBTRACT', fv, 0.34), STOREY)
    away = n.math('ADD', n.math('MULTIPLY', du, du), n.math('MULTIPLY', dv, dv))
    lamp = n.math('MULTIPLY', n.math('POWER', math.e, n.math('MULTIPLY', away, -5.0)), n('ShaderNodeMapRange', curtained, 0.0, 1.0, 1.3, 0.25))
    level = n.math('MULTIPLY', n.math('ADD', inside, lamp), n('ShaderNodeMapRange', n.math('MULTIPLY', b, g), 0.0, 0.7, 0.22, 1.25))
    warm = n.ramp(r, (0.0, srgb('ffab63')), (0.6, srgb('ffc78c')), (1.0, srgb('ffe0b8')))
    light = n('ShaderNodeVectorMath', warm.outputs[0], n('ShaderNodeCombineXYZ', level, level, level), _operation='MULTIPLY')
    dark = n('ShaderNodeMapRange', fv, 0.0, 1.0, 0.010, 0.028)
    colour = n.mix(lit, n('ShaderNodeCombineXYZ', dark, dark, n.math('MULTIPLY', dark, 1.35)), light)
    mirror = n('ShaderNodeBsdfGlossy', (0.17, 0.18, 0.20, 1), 0.03)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeAddShader', n('ShaderNodeEmission', colour, 1.25), mirror))
    material.cycles.sample_as_light = False
    return material


def tower(m):
    """The glass body with stone slabs and fins before it."""
    high = STOREY * STOREYS
    things = [box('glass', (-WIDE / 2, -DEEP / 2, FOOT), (WIDE / 2, DEEP / 2, TOP), rooms(high), 0)]
    for k in range(STOREYS + 1):
        z = FOOT + k * STOREY
        things.append(box('slab', (-WIDE / 2 - .55, -DEEP / 2 - .55, z - .30), (WIDE / 2 + .55, DEEP / 2 + .55, z + .85), m['stone'], 0.04))
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
    """Removes the city's buildings from the hotel's park."""
    mesh = bpy.data.objects['city'].data
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if x0 < f.calc_center_median().x < x1 and y0 < f.calc_center_median().y < y1], context='FACES')
    bm.to_mesh(mesh)
    bm.free()


def lit_bridge():
    """Throws light on the bridge's pylons and stays, which are too thin to stand out against the far bank."""
    lit, faint = glow('lit pylon', srgb('ffd9a8'), 0.75), glow('lit stay', srgb('e8c4a0'), 0.42)
    for thing in bpy.data.objects:
        kind = thing.name.split('.')[0]
        if kind in ('pylon', 'beam', 'stay'):
            thing.data.materials[0] = faint if kind == 'stay' else lit
        if kind == 'stay':
            thing.data.bevel_depth = 0.32


def crown(seed):
    """The leaves of a tree that is one metre tall: lobes of loose tufts."""
    rng = np.random.default_rng(seed)
    points, faces = [], []
    for _ in range(11):
        middle, r = rng.normal(0, 1, 3) * (.13, .13, .10) + (0, 0, .62), rng.uniform(.13, .22)
        for _ in range(80):
            out = rng.normal(0, 1, 3)
            out /= np.linalg.norm(out)
            side = np.cross(out + rng.normal(0, .4, 3), rng.normal(0, 1, 3))
            side /= np.linalg.norm(side)
            up, at, size = np.cross(side, out), middle + out * r * rng.uniform(.55, 1), rng.uniform(.018, .036)
            faces.append(tuple(range(len(points), len(points) + 4)))
            points += [tuple(at + size * (a * side + b * up)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh = bpy.data.meshes.new('crown')
    mesh.from_pydata(points, [], faces)
    return mesh


def park(m):
    """Trees along the street and between the hotel and the river; they share a few meshes."""
    rng = np.random.default_rng(8)
    trunk = turned('trunk', [(.022, 0), (.014, .35), (.006, .6)], m['bark'], columns=10)
    kinds = [add(crown(seed), 'crown', m['foliage'], smooth=False) for seed in range(5)]
    spots = [(x, STREET + 14 + rng.uniform(-1, 1), rng.uniform(7.5, 9.5)) for x in range(-110, 200, 10) if not DRIVE[0] < x < DRIVE[1]]
    while len(spots) < 460:
        x, y = rng.uniform(-210, 200), rng.uniform(STREET + 22, 300)
        if not (GROUNDS[0] < x < GROUNDS[1] and y < GROUNDS[2]):
            spots.append((x, y, rng.uniform(8, 14)))
    for k, (x, y, tall) in enumerate(spots):
        for thing in (kinds[k % 5], trunk):
            copy = bpy.data.objects.new('tree', thing.data)
            bpy.context.scene.collection.objects.link(copy)
            copy.location, copy.rotation_euler, copy.scale = (x, y, GROUND), (0, 0, rng.uniform(0, 6.3)), (tall,) * 3
    for thing in (*kinds, trunk):
        bpy.data.objects.remove(thing)


def lamps(m):
    """Lamp posts along the drive and the street."""
    places = [(x, y) for x in (DRIVE[0] - 1.5, DRIVE[1] + 1.5) for y in range(round(STREET) + 14, 112, 8)] + [(x, STREET + 9) for x in range(-100, 200, 20)]
    for x, y in places:
        tube('lamp post', [(x, y, GROUND), (x, y, GROUND + 4.2)], 0.07, m['dark'], 2)
    heads = balls('lamp', [(x, y, GROUND + 4.4, 0.3) for x, y in places], m['lamp'], 2)
    heads.visible_diffuse = False


def site(m):
    """What the hotel is built on: paving, lawns, the drive to its canopy and the street."""
    x, y = AT
    box('paving', (GROUNDS[0], STREET + 7, GROUND - 1), (GROUNDS[1], GROUNDS[2], GROUND + 0.3), m['paving'], 0)
    box('park', (-420, STREET + 7, GROUND - 1), (206, 312, GROUND + 0.2), m['lawn'], 0)
    for x0, x1 in ((GROUNDS[0] + 3, DRIVE[0] - 3), (DRIVE[1] + 3, GROUNDS[1] - 3)):
        box('lawn', (x0, STREET + 12, GROUND), (x1, y - 27, GROUND + 0.42), m['lawn'], 0.05)
        box('hedge', (x0, y - 28, GROUND), (x1, y - 26.6, GROUND + 1.3), m['foliage'], 0.3)
    box('drive', (DRIVE[0], STREET + 6, GROUND), (DRIVE[1], y - 24, GROUND + 0.36), m['road'], 0)
    box('promenade', (-420, 304, GROUND), (206, 311, GROUND + 0.3), m['paving'], 0)
    box('street', (-420, STREET - 7, GROUND), (480, STREET + 7, GROUND + 0.4), m['road'], 0)
    for side in (-6.5, 6.5):
        box('kerb', (-420, STREET + side - .15, GROUND), (480, STREET + side + .15, GROUND + 0.55), m['stone'], 0)
    trails(m, STREET, GROUND + 0.4, 16, 3)


def trails(m, y, z, count, seed):
    """The lights of cars on a street along x, as a long exposure shows them."""
    rng = np.random.default_rng(seed)
    for k in range(count):
        way = k % 2
        line = y + (2.6 if way else -2.6) + rng.uniform(-1.6, 1.6)
        x = rng.uniform(-260, 100)
        tube('trail', [(x + t, line + rng.normal(0, .05), z + rng.uniform(.6, .8)) for t in np.linspace(0, rng.uniform(60, 190), 5)], 0.07, m['tail' if way else 'head'], 2)


def build():
    m = {'stone': matte('facade stone', srgb('b3a596'), 0.7, 0.05, 2.0), 'dark': matte('dark metal', srgb('3a3531'), 0.4, 0.05, 2.0), 'strip': glow('light strip', srgb('ffcf9a'), 5.0), 'lobby': lobby_glass(),
         'letters': glow('letters', srgb('ffe7c6'), 5.0), 'paving': matte('paving', srgb('7d746a'), 0.55, 0.12, 0.4), 'road': matte('road', srgb('3b3a40'), 0.5, 0.1, 0.5),
         'lawn': matte('lawn', srgb('49552f'), 0.9, 0.25, 0.3), 'foliage': matte('foliage', srgb('4a5a38'), 0.7, 0.3, 1.2), 'bark': matte('trunk', srgb('40332a'), 0.8, 0.1, 2.0),
         'lamp': glow('lamp', srgb('ffd39a'), 6.0), 'tail': glow('tail lights', srgb('ff4030'), 1.7), 'head': glow('head lights', srgb('ffe9c8'), 2.2)}
    clearing(-420, 206, 54, 330)
    lit_bridge()
    group(tower(m) + podium(m) + [sign(m, 'HARU CITY', (0, -DEEP / 2 + 2.7, TOP + 1.4), 3.8)], (*AT, GROUND + 0.5), TURN)
    site(m)
    park(m)
    lamps(m)
    lights()


def beside(x, y):
    """Returns where a place in the hotel's axes is."""
    return AT[0] + x * math.cos(TURN) - y * math.sin(TURN), AT[1] + x * math.sin(TURN) + y * math.cos(TURN)


def lights():
    """Light on the stone: from the lobby, from below the storeys and from the sky that the sun has left."""
    x, y = AT
    area('sky', (x - 160, y - 60, GROUND + 190), (160, 160), 70000, (0.95, 0.62, 0.52), (math.radians(58), 0, math.radians(-68)))
    area('blue', (x + 20, y - 190, GROUND + 170), (160, 160), 22000, (0.42, 0.52, 0.85), (math.radians(55), 0, 0))
    for at, turn, long in (((0, -20.5), 0.0, 40), ((-30.5, 0), -math.pi / 2, 24), ((30.5, 0), math.pi / 2, 24)):
        area('wash', (*beside(*at), GROUND + 12.2), (long, 2), 380 * long, WARM, (math.radians(158), 0, TURN + turn), 110)
    area('lobby light', (*beside(0, -20), GROUND + 6), (56, 6), 4200, WARM, (math.radians(70), 0, TURN + math.pi))
    area('grounds', (x, STREET + 26, GROUND + 14), (150, 34), 12000, WARM)


SCENES = [
    still('hero-haru-city', build, dict(at=(30.0, -95.0, GROUND + 52), aim=(34.0, 132.0), lens=36, shift=0.0), 'dusk', 0.75),
    still('hero-haru-city-upright', build, dict(at=(230.0, -60.0, GROUND + 56), aim=(101.0, 142.4), lens=78, shift=-0.38), 'dusk', 0.75, shape=2.0),
]
