"""Haru City Seoul, family room: a bath with rubber ducks, two basins and a step stool, with the city by day in the window."""
import math
import bpy
import numpy as np
from fittings import bottle, daylight, duck, hung, mat, materials, pile, placed, rail, ring, round_mirror, small_tiles, terrazzo, vanity, walls
from kit import add, box, glow, matte, sheet, srgb, tube, turned, wood

TIME, EXPOSURE = 'day', 0.05
W, D, H = 3.55, 2.85, 2.5
DADO = 1.0  # the tiles end at the height of the window sill
WINDOW = 2.05, 3.3, DADO, 2.2
TUB = (2.62, 0.85), (W, 2.5), 0.56  # two corners and the height of the rim


def dado(m):
    for name, low, high, material in (('left', (0, -1.8), (0.012, D), 'glaze x'), ('right', (W - 0.012, -1.8), (W, D), 'glaze x'), ('back', (0, D - 0.012), (W, D), 'glaze y')):
        box(f'dado {name}', (*low, 0), (*high, DADO - 0.03), m[material], 0.001)
    for low, high in (((0, -1.8), (0.02, D)), ((W - 0.02, -1.8), (W, D)), ((0, D - 0.02), (WINDOW[0] - 0.02, D)), ((WINDOW[1] + 0.02, D - 0.02), (W, D))):
        box('dado rail', (*low, DADO - 0.03), (*high, DADO), m['trim'], 0.008)


def boxed_tub(m):
    """A bath in a case of boards, full of water."""
    (x0, y0), (x1, y1), rim = TUB
    middle = (x0 + x1) / 2, (y0 + y1) / 2
    half = (x1 - x0) / 2, (y1 - y0) / 2
    rows = ((0, 30, rim - 0.045), (0, 30, rim - 0.008), (0.008, 30, rim), (0.055, 12, rim), (0.068, 8, rim - 0.007), (0.078, 7, rim - 0.035), (0.105, 5, 0.32),
            (0.16, 4, 0.16), (0.25, 3.4, 0.115), (half[0] - 0.01, 3, 0.11))

    def inside(u, v):
        inset, power, z = rows[min(len(rows) - 1, round(v * (len(rows) - 1)))]
        x, y = ring(u, half[0] - inset, half[1] - inset, power)
        return middle[0] + x, middle[1] + y, z
    sheet('tub', inside, 128, len(rows), m['enamel'], closed=True, subdivide=1)

    def surface(u, v):
        x, y = ring(u, (half[0] - 0.088) * v, (half[1] - 0.088) * v, 6)
        return middle[0] + x, middle[1] + y, rim - 0.12
    sheet('water', surface, 128, 24, m['water'], closed=True)
    box('plinth', (x0 + 0.05, y0 + 0.05, 0), (x1, y1, 0.07), m['black'], 0)
    long, wide = 19, 10
    for k in range(long):
        y = y0 + 0.012 + k * (y1 - y0 - 0.012) / long
        box('board', (x0 + 0.012, y, 0.06), (x0 + 0.03, y + (y1 - y0 - 0.012) / long - 0.0025, rim - 0.03), m['pine up'], 0.003)
    for k in range(wide):
        x = x0 + 0.012 + k * (x1 - x0 - 0.012) / wide
        box('board', (x, y0 + 0.012, 0.06), (x + (x1 - x0 - 0.012) / wide - 0.0025, y0 + 0.03, rim - 0.03), m['pine up'], 0.003)
    box('shelf', (x0, y1, 0), (x1, D, rim), m['glaze y'], 0.004)
    box('shelf top', (x0 - 0.012, y1 - 0.004, rim), (x1, D, rim + 0.022), m['stone'], 0.005)


def filler(m, y):
    """A spout and a hand shower on the right wall over the tub."""
    tube('spout', [(W, y, 0.80), (W - 0.12, y, 0.80), (W - 0.17, y, 0.775)], 0.017, m['brass'], 8)
    for dy in (-0.13, 0.13):
        tube('knob', [(W, y + dy, 0.80), (W - 0.07, y + dy, 0.80)], 0.022, m['brass'], 8)
    tube('holder', [(W, y + 0.34, 0.9), (W - 0.05, y + 0.34, 0.9)], 0.012, m['brass'], 6)
    tube('hand shower', [(W - 0.06, y + 0.34, 0.84), (W - 0.07, y + 0.34, 0.96), (W - 0.11, y + 0.34, 1.03)], 0.011, m['brass'], 6)
    head = turned('hand head', [(0, 0.0), (0.042, 0.0), (0.044, 0.006), (0.03, 0.02), (0, 0.022)], m['brass'], (W - 0.115, y + 0.34, 1.025))
    head.rotation_euler = (0, math.radians(-30), 0)
    tube('hose', [(W - 0.06, y + 0.34, 0.84), (W - 0.05, y + 0.30, 0.66), (W - 0.04, y + 0.2, 0.64), (W - 0.03, y + 0.13, 0.79)], 0.006, m['brass'], 5)


def step_stool(m, wide=0.40):
    """Two steps that a child climbs towards +y."""
    outline = [(-0.36, 0), (0, 0), (0, 0.25), (-0.17, 0.25), (-0.17, 0.12), (-0.36, 0.12)]
    for x in (0.012, wide - 0.012):
        mesh = bpy.data.meshes.new('stool side')
        mesh.from_pydata([(x, y, z) for y, z in outline], [], [tuple(range(6))])
        side = add(mesh, 'stool side', m['pine'], smooth=False)
        solid = side.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.022, 0
        edge = side.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments = 0.004, 3
    for y, z in ((-0.375, 0.12), (-0.19, 0.25)):
        box('tread', (-0.012, y, z), (wide + 0.012, y + 0.2, z + 0.024), m['pine across'], 0.006)
    box('stretcher', (0.02, -0.03, 0.06), (wide - 0.02, -0.01, 0.2), m['pine across'], 0.004)
    box('riser', (0.02, -0.17, 0.13), (wide - 0.02, -0.155, 0.24), m['pine across'], 0.004)


def wall_globe(m, x, z):
    """A lamp on the back wall that is off or low: it glows, the room is lit by the window."""
    turned('lamp plate', [(0, 0), (0.04, 0), (0.042, 0.008), (0, 0.012)], m['brass'], (x, D - 0.012, z)).rotation_euler = (math.pi / 2, 0, 0)
    tube('lamp arm', [(x, D, z), (x, D - 0.09, z), (x, D - 0.10, z + 0.02)], 0.007, m['brass'], 6)
    ball = turned('globe', [(0.07 * math.sin(a), -0.07 * math.cos(a)) for a in np.linspace(0, math.pi, 17)], m['globe'], (x, D - 0.10, z + 0.08), 48)
    ball.visible_shadow = ball.visible_diffuse = False


def colours():
    m = materials('a67c50', 'c89d6c')
    pine = srgb('a67c50'), srgb('c89d6c')
    m['pine up'], m['pine'], m['pine across'] = (wood(f'pine {k}', *pine, 0.4, along=k, fine=0.8) for k in (2, 1, 0))
    m['stone'] = matte('counter', srgb('efe9dd'), 0.2, 0.02, 8, spec=0.5)
    m['duck'] = matte('duck', srgb('f2bb2c'), 0.3, 0.02, 8, spec=0.5)
    m['beak'] = matte('beak', srgb('dd6a24'), 0.32, 0.02, 8, spec=0.5)
    for name, code in (('mint towel', '8fb3a1'), ('orange towel', 'd98f6a')):
        m[name] = matte(name, srgb(code), 1.0, 0.06, 40, bump=0.003, bump_scale=420, sheen=0.6, spec=0.05)
    for axis in 'xy':
        m[f'wall {axis}'] = matte(f'plaster {axis}', srgb('ebe3d4'), 0.8, 0.02, 1.5)
        m[f'glaze {axis}'] = small_tiles(f'glaze {axis}', srgb('a5bfb2'), srgb('dcdad2'), 0.15, 0.075, 0.14, axis, 0.5, 0.09)
    m['trim'] = matte('trim', srgb('86aa9a'), 0.14, 0.06, 14, spec=0.5)
    m['floor'] = terrazzo('terrazzo', srgb('d9d2c4'), (srgb('b98a62'), srgb('8aa596'), srgb('8c857b')))
    m['globe'] = glow('globe', srgb('ffe2bc'), 1.6, (-0.07, 0.07))
    return m


def build():
    m = colours()
    walls(m, W, D, H, WINDOW, -1.8)
    dado(m)
    boxed_tub(m)
    filler(m, 1.72)
    for x, y, size, turn in ((3.04, 1.22, 0.19, 3.5), (3.2, 1.62, 0.15, 4.3), (2.95, 1.86, 0.15, 2.7)):
        duck(m, x, y, TUB[2] - 0.12, size, turn)
    duck(m, 2.80, 2.66, TUB[2] + 0.022 + 0.035, 0.13, 4.4)
    pile(m, 3.2, 2.68, TUB[2] + 0.022, 3, -0.05, ('towel', 'mint towel', 'orange towel'))
    placed((0.24, D, 0), 0.0, vanity, m, 1.56, (0.42, 1.14), 0.46, 0.28, 0.46, 4, 3.4, (0.22, 0.16))
    for x in (0.66, 1.38):
        placed((x, D, 0), 0.0, round_mirror, m, 0.0, 1.48, 0.27, m['pine across'])
    for x in (0.30, 1.02, 1.74):
        wall_globe(m, x, 1.62)
    bottle(m, 1.02, D - 0.2, 0.77, 0.15, 0.03)
    turned('tumbler', [(0, 0), (0.03, 0), (0.034, 0.006), (0.038, 0.095), (0.035, 0.095), (0.03, 0.008), (0, 0.008)], m['trim'], (1.11, D - 0.13, 0.77), 48)
    for lean, cloth in ((0.35, 'orange towel'), (-0.3, 'duck'), (0.1, 'china')):
        tube('toothbrush', [(1.11, D - 0.13, 0.78), (1.11 + 0.09 * lean, D - 0.13 + 0.03 * lean, 0.93)], 0.004, m[cloth], 4)
    placed((0.46, D - 0.50, 0), 0.0, step_stool, m)
    placed((0.012, 1.75, 0), math.pi / 2, rail, m, 0.0, 0.95, -0.07, 1.42)
    placed((0.012, 1.75, 0), math.pi / 2, hung, m, 0.08, 0.44, -0.07, 1.42, 0.58, 0.5, 'mint towel', 'towel', 1)
    placed((0.012, 1.75, 0), math.pi / 2, hung, m, 0.52, 0.88, -0.07, 1.42, 0.52, 0.45, 'orange towel', 'towel', 2)
    placed((2.05, 1.60, 0), 0.0, mat, m, 0.58, 0.90, 'mint towel')
    daylight(W, D, H, WINDOW, (-0.36, -0.68, -0.56), 170, 48)


CAMERAS = {'haru-family-2': dict(at=(1.2, -1.3, 1.5), aim=(1.86, 2.0), lens=24, shift=-0.065)}
