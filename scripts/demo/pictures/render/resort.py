"""Byeol Resort Jeju from outside: villas with lit windows on a headland of black rock, the infinity pool and the sea, at dusk and by
day."""
import math
import bpy
import numpy as np
import sea
import villa
from coast import LAMP, grass, placed, scene, stone
from fittings import small_tiles
from kit import add, area, box, glow, matte, new_material, sheet, srgb, tube, turned
from parts import curtain
from pool import lounger
from still import tapered

POOL = (-10.0, -9.0), (2.4, 12.0)
ROCKS, TUFTS = 46, 120


def colours():
    m = villa.colours()
    m['teak'], m['teak across'], m['towel'] = m['lengthwise'], m['across'], matte('towel', srgb('ece5da'), 1.0, 0.05, 40, sheen=0.5, spec=0.05)
    for axis in 'xyz':
        m[f'mosaic {axis}'] = small_tiles(f'mosaic {axis}', srgb('2f7580'), srgb('4f8a90'), 0.06, 0.06, 0.2, axis, vary=0.10)
    m['trunk'] = matte('palm trunk', srgb('5c4a3a'), 0.85, 0.2, 14, bump=0.012, bump_scale=22)
    m['land'] = land()
    m['inside'] = matte('inside', srgb('d9c3a0'), 0.9, 0.04, 2)
    m['lit strip'] = glow('lit strip', srgb('ffcf96'), 4.0)
    return m


def land():
    """Grass where the ground is flat, black rock where it falls."""
    material, n = new_material('headland')
    geometry = n('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    patch = n('ShaderNodeTexNoise', Vector=at, Scale=0.5, Detail=7.0, Roughness=0.62).outputs['Fac']
    fine = n('ShaderNodeTexNoise', Vector=at, Scale=9.0, Detail=4.0).outputs['Fac']
    slope = n('ShaderNodeSeparateXYZ', geometry.outputs['Normal']).outputs['Z']
    bare = n('ShaderNodeMapRange', n.math('ADD', slope, n('ShaderNodeMapRange', patch, 0.3, 0.7, -0.2, 0.2)), 0.74, 0.92, 1.0, 0.0)
    base = n.mix(bare, n.ramp(fine, (0.3, srgb('39452a')), (0.7, srgb('66703f'))).outputs[0], n.ramp(patch, (0.3, srgb('1f1f21')), (0.7, srgb('48464a'))).outputs[0])
    bump = n('ShaderNodeBump', Strength=1.0, Distance=0.10, Height=n.math('ADD', fine, n.math('MULTIPLY', patch, 2.0)))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=0.9, Specular=0.15, Normal=bump))
    return material


def headland(m):
    """Ground that runs out into the sea on the right and falls to it in black cliffs."""
    rng = np.random.default_rng(12)
    bays = sea.waved(rng, 16, 1.5)
    crags = sea.waved(rng, 60, 8.0)

    def point(u, v):
        y = 12.3 + 62.0 * v
        edge = 2.2 + 11.0 * v ** 1.3 + 2.2 * bays(v * 5.0)
        x = edge - 9.0 + 70.0 * u ** 1.6
        inside = x - edge
        fall = 1 / (1 + math.exp(-(inside + 1.6 + 0.9 * crags(y * 0.2)) * 1.1))
        far = 1 / (1 + math.exp((y - 66 + 3 * bays(u * 6)) * 0.5))
        hump = 0.5 + 1.6 * math.sin(min(1.0, max(0.0, inside / 40)) * math.pi / 2) * math.sin(min(1, v * 1.6) * math.pi / 2)
        z = -12.5 + (12.2 + hump) * fall * far + 0.25 * crags(x * 0.31 + y * 0.17) * fall
        return x, y, min(z, -0.05 + 3 * v)
    sheet('headland', point, 150, 170, m['land'])
    for k in range(ROCKS):
        y = rng.uniform(11.5, 58.0)
        v = (y - 12.3) / 62.0
        edge = 2.2 + 11.0 * max(0.0, v) ** 1.3 + 2.2 * bays(v * 5.0)
        s = rng.uniform(0.5, 2.2)
        rock = stone('rock', (s, s * rng.uniform(0.7, 1.2), s * rng.uniform(0.45, 0.8)), 300 + k, m['basalt'])
        rock.location, rock.rotation_euler = (edge - rng.uniform(1.5, 7.5), y, rng.uniform(-11.3, -10.2)), (0, 0, rng.uniform(0, 6.3))


def palm(m, x, y, z, tall, seed):
    """A palm whose trunk bends a little, with feathered fronds."""
    rng = np.random.default_rng(seed)
    bend, way = rng.uniform(0.4, 1.1), rng.uniform(0, 6.3)
    path = [(x + bend * t ** 2 * math.cos(way), y + bend * t ** 2 * math.sin(way), z + tall * t) for t in np.linspace(0, 1, 9)]
    tapered('trunk', path, 0.17, 0.10, m['trunk'], 5)
    top = np.array(path[-1])
    verts, faces = [], []
    for k in range(22):
        a, droop, long = k * 2.4 + rng.uniform(-0.2, 0.2), 0.25 + 1.15 * (k / 22) + rng.uniform(-0.1, 0.1), rng.uniform(1.9, 2.5)
        out, side = np.array((math.cos(a), math.sin(a), 0.0)), np.array((-math.sin(a), math.cos(a), 0.0))

        def rib(t):
            return top + out * long * (t - 0.22 * droop * t ** 2) + np.array((0, 0, long * (0.75 * (1.1 - droop) * t - 0.62 * droop * t ** 2.2)))
        for t in np.linspace(0.10, 1.0, 44):
            at, ahead = rib(t), rib(min(1.02, t + 0.02)) - rib(t)
            ahead /= np.linalg.norm(ahead) + 1e-9
            size = long * 0.34 * math.sin(math.pi * min(1, 0.14 + t * 0.86)) ** 0.7
            for s in (-1, 1):
                tip = at + (side * s * 0.82 + ahead * 0.75) * size + np.array((0, 0, -0.34 * size * (0.5 + rng.uniform(0, 0.9))))
                w = ahead * 0.016 * long
                start = len(verts)
                verts.extend([tuple(at - w), tuple(at + w), tuple((at * 0.4 + tip * 0.6) + w * 0.8 + np.array((0, 0, 0.06 * size))), tuple(tip)])
                faces.extend([(start, start + 1, start + 2), (start, start + 2, start + 3)])
        for t in np.linspace(0.0, 0.96, 12):
            at, nxt, w = rib(t), rib(t + 0.08), side * 0.02 * (1.15 - t)
            start = len(verts)
            verts.extend([tuple(at - w), tuple(at + w), tuple(nxt + w), tuple(nxt - w)])
            faces.append((start, start + 1, start + 2, start + 3))
    mesh = bpy.data.meshes.new('fronds')
    mesh.from_pydata(verts, [], faces)
    add(mesh, 'fronds', m['palm'], smooth=False)


def parasol(m, x, y, r=1.45, high=2.35):
    def canopy(u, v):
        a = u * math.tau
        k = 1 - 0.06 * (1 - abs(math.cos(4 * a))) * v
        return x + r * v * k * math.cos(a), y + r * v * k * math.sin(a), high + 0.42 * (1 - v ** 1.25) - 0.02 * (1 - abs(math.cos(4 * a))) * v
    sheet('canopy', canopy, 96, 12, m['canvas'], thick=0.006, closed=True)
    tube('parasol pole', [(x, y, 0), (x, y, high + 0.47)], 0.024, m['across'], 6)
    turned('parasol foot', [(0, 0), (.26, 0), (.27, .02), (.25, .07), (.05, .10), (.04, .2), (0, .2)], m['basalt'], (x, y, 0), 48)
    for k in range(8):
        a = k * math.tau / 8
        tube('spoke', [(x, y, high - 0.10), (x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), high + 0.15)], 0.008, m['across'], 3)


def lit_villa(m, x, y, z, wide, deep, high=2.9, watts=150, seed=0):
    """A low villa whose glass front looks towards -x, the pool and the sea: lime walls, oak posts, a flat roof that reaches far."""
    rng = np.random.default_rng(seed)
    box('plinth', (x - 0.9, y - 0.3, z - 2.5), (x + wide + 0.2, y + deep + 0.3, z), m['basalt'], 0.01)
    box('villa floor', (x - 0.6, y, z - 0.02), (x + wide, y + deep, z + 0.02), m['deck'], 0)
    box('villa back', (x + wide - 0.25, y, z), (x + wide, y + deep, z + high), m['wall'], 0.01)
    box('villa side', (x, y, z), (x + wide, y + 0.25, z + high), m['wall'], 0.01)
    box('villa side', (x, y + deep - 0.25, z), (x + wide, y + deep, z + high), m['wall'], 0.01)
    box('villa inside', (x + 1.9, y + 0.25, z), (x + 2.0, y + deep - 0.25, z + high), m['inside'], 0)
    box('villa roof', (x - 1.5, y - 0.7, z + high), (x + wide + 0.4, y + deep + 0.7, z + high + 0.26), m['lengthwise'], 0.02)
    box('villa coping', (x - 1.3, y - 0.5, z + high + 0.26), (x + wide + 0.2, y + deep + 0.5, z + high + 0.42), m['wall'], 0.02)
    count = max(3, round(deep / 1.3))
    for k in range(count + 1):
        yy = y + 0.25 + (deep - 0.57) * k / count
        box('villa mullion', (x, yy, z), (x + 0.09, yy + 0.07, z + high), m['upright'], 0.004)
    for k in range(4):
        yy = y + deep * (k + 0.5) / 4
        box('villa post', (x - 1.15, yy - 0.07, z), (x - 1.01, yy + 0.07, z + high), m['upright'], 0.006)
    for a, b in ((0.3, 0.3 + rng.uniform(0.5, 0.9)), (deep - rng.uniform(0.8, 1.2), deep - 0.3)):
        placed((x + 0.35, y + b, z), -math.pi / 2, curtain, 'villa linen', 0.0, b - a, 0.0, seed, m['drape'], high - 0.1)
    for yy in np.arange(y + 1.3, y + deep - 0.8, 2.4):
        ball = turned('villa lamp', [(0.16 * math.sin(a), -0.16 * math.cos(a)) for a in np.linspace(0, math.pi, 13)], m['shade'], (x + 1.1, yy, z + high - 0.75), 28)
        ball.visible_shadow = ball.visible_diffuse = False
    if not watts:
        return
    area('villa light', (x + 0.95, y + deep / 2, z + high - 0.1), (1.6, deep - 0.8), watts, LAMP, (0, 0, 0))
    area('eaves light', (x - 0.7, y + deep / 2, z + high - 0.02), (0.3, deep - 0.4), watts * 0.22, LAMP, (0, 0, 0))


def terrace(m):
    """The pool, its deck, loungers under parasols, and what grows round them."""
    villa.pool(m, POOL, 0)
    (x0, y0), (x1, y1) = POOL
    for low, high, watts in ((y0, -1.0, 60), (-1.0, y1, 330)) if villa_lit() else ():
        area('pool lamp', ((x0 + x1) / 2, (low + high) / 2, villa.SURFACE - 0.06), (x1 - x0 - 0.4, high - low - 0.3), watts, (0.50, 0.90, 1.0))
    box('deck', (x1 + 0.3, -12, -0.14), (24, 12.2, 0.0), m['deck'], 0)
    box('deck', (x0 - 3.5, -12, -0.14), (x0 - 0.3, 12.2, 0.0), m['deck'], 0)
    for k, y in enumerate((1.0, 2.7, 6.4, 8.1)):
        placed((4.55, y, 0), math.radians(100), lounger, m)
    for y in (1.85, 7.25):
        parasol(m, 5.0, y)
        villa.lantern(m, 3.5, y, 0.42, 0.13, 7 if villa_lit() else 0)
    villa.lantern(m, 3.3, 11.2, 0.5, 0.14, 8 if villa_lit() else 0)
    rng = np.random.default_rng(3)
    grass(m, [(rng.uniform(6.2, 8.6), rng.uniform(9.0, 12.0), -0.05, rng.uniform(0.8, 1.4)) for _ in range(TUFTS // 3)], 4, 0.8, 60, 6)
    grass(m, [(x0 - 0.9 + rng.normal(0, 0.25), y, -0.05, rng.uniform(0.8, 1.4)) for y in np.arange(-6, 12, 0.5)], 5, 0.8, 60, 6)
    grass(m, [(2.9 + rng.uniform(0, 9), 12.6 + rng.uniform(0, 3.5), -0.5, rng.uniform(0.9, 1.7)) for _ in range(TUFTS)], 6, 0.9, 50, 6)


def villa_lit():
    return sea.NOW['level'] < 2


def built(m, *more):
    """The whole place; more palms are (x, y, z, height)."""
    terrace(m)
    headland(m)
    for k, (x, y, z, w, d) in enumerate(((8.9, -2.0, 0.0, 6, 10.0), (11.4, 14.5, 0.7, 6, 8.0), (15.5, 25.5, 1.3, 6, 8.0), (20.5, 37.0, 1.8, 6, 8.0))):
        lit_villa(m, x, y, z, w, d, watts=230 if villa_lit() else 0, seed=k)
    for k, (x, y, z, tall) in enumerate(((8.0, 10.6, 0, 6.2), (9.4, 12.8, 0, 5.0), (14.4, 23.6, 1.0, 6.2), (19.3, 35.4, 1.6, 6.0), (22.0, 24.5, 1.5, 7.0), *more)):
        palm(m, x, y, z, tall, 20 + k)


def at_dusk():
    m = colours()
    built(m)
    area('afterglow', (-26, 16, 13), (26, 14), 4200, (1.0, 0.70, 0.52), (0, math.radians(-62), math.radians(-28)))


def by_day():
    m = colours()
    built(m, (-11.6, 7.5, 0, 6.6), (-12.3, 9.6, 0, 5.2))
    sea.sunlight(9.5, 0.8, (1.0, 0.95, 0.86))


def volcano(x, y, r, h, seed=4):
    return lambda: (sea.cone(x, y, r, h, seed), sea.islet(-1900.0, 5200.0, 620.0, 300.0, 80.0, 3))


def dusk_view():
    sea.build('dusk', land=volcano(60.0, 2500.0, 520.0, 235.0), ambient=1.0)


def day_view():
    sea.build('day', (-128.0, 46.0, 0.0), volcano(-1350.0, 2900.0, 520.0, 215.0, 9), 0.5)


SCENES = [
    scene('hero-byeol', at_dusk, dict(at=(-1.2, -9.6, 2.75), aim=(3.84, 20.0), lens=28.1, shift=-0.023), dusk_view, 0.95),
    scene('hero-byeol-upright', at_dusk, dict(at=(-0.6, -8.2, 2.9), aim=(2.7, 20.0), lens=34, shift=-0.26), dusk_view, 0.95, shape=2.0),
    scene('byeol-pool', by_day, dict(at=(7.6, -3.6, 1.75), aim=(-0.9, 10.0), lens=26, shift=-0.03), day_view, -0.2, 'day'),
]
