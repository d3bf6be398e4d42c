"""Byeol Resort Jeju, pool villa: a pool of its own and a daybed under a roof, with the sea at sunset before them."""
import math
import numpy as np
import sea
from coast import LAMP, dry_wall, grass, materials, pendant, placed, scene, stone, weave
from fittings import small_tiles
from kit import area, box, bulb, cushion, matte, sheet, srgb, tube, turned, wood
from food import teapot
from pool import pool_water
from still import coffee_cup, glaze, teacup, tray

POOL = (-0.4, 1.2), (4.4, 10.5)
SURFACE, BOTTOM = -0.045, -1.3
ROOF = 3.0


def colours():
    m = materials()
    m['water'] = pool_water()
    for axis in 'xyz':
        m[f'mosaic {axis}'] = small_tiles(f'mosaic {axis}', srgb('3f7f86'), srgb('6c9a9b'), 0.08, 0.08, 0.2, axis, vary=0.18)
    m['coping'] = matte('coping', srgb('8d857b'), 0.55, 0.10, 6, bump=0.0006, bump_scale=120)
    m['canvas'] = matte('canvas', srgb('e6dccb'), 0.9, 0.03, 30, weave=0.003, wrinkle=0.004)
    m['teal'] = matte('teal linen', srgb('2f6f74'), 0.9, 0.06, 40, weave=0.003, wrinkle=0.004, sheen=0.3, spec=0.12)
    m['thatch'] = weave('thatch', 'b79a6a', '6f5734', 0.05, ('X', 'Y'), 0.85)
    return m


def pool(m, corners=POOL, glow=26, infinity=True):
    """A pool whose far edge is hidden by its water, so that it meets the sea."""
    (x0, y0), (x1, y1) = corners
    box('bottom', (x0, y0, BOTTOM - 0.1), (x1, y1, BOTTOM), m['mosaic z'], 0)
    for low, high, axis in (((x0 - 0.02, y0), (x0, y1), 'x'), ((x1, y0), (x1 + 0.02, y1), 'x'), ((x0, y0 - 0.02), (x1, y0), 'y'), ((x0, y1), (x1, y1 + 0.22), 'y')):
        far = axis == 'y' and low[1] == y1
        box('pool wall', (*low, BOTTOM), (*high, SURFACE - 0.012 if far and infinity else -0.005), m[f'mosaic {axis}'], 0.004)
    c = 0.36
    for low, high in (((x0 - c, y0 - c), (x0 + 0.02, y1 + 0.22)), ((x1 - 0.02, y0 - c), (x1 + c, y1 + 0.22)), ((x0 + 0.02, y0 - c), (x1 - 0.02, y0 + 0.02))):
        box('coping', (*low, -0.10), (*high, 0.02), m['coping'], 0.012)
    water = sheet('water', lambda u, v: (x0 + u * (x1 - x0), y0 + v * (y1 + 0.2 - y0), SURFACE), 2, 2, m['water'])
    water.visible_shadow = water.visible_diffuse = False
    if glow:
        area('under water', ((x0 + x1) / 2, (y0 + y1) / 2, SURFACE - 0.05), (x1 - x0 - 0.2, y1 - y0 - 0.2), glow, (0.55, 0.93, 1.0))


def floors(m):
    (x0, y0), (x1, y1) = POOL
    for low, high in (((-3.2, -4.0), (x0 - 0.3, y1 + 0.2)), ((x0 - 0.3, -4.0), (x1 + 0.3, y0 - 0.3)), ((x1 + 0.3, -4.0), (10.0, y1 + 0.2))):
        box('deck', (*low, -0.14), (*high, 0.0), m['deck'], 0)
    box('ground', (-30, y1 + 0.23, -2.6), (30, y1 + 6, -1.7), m['black'], 0)


def daybed(m):
    """A low oak bed for two with bolsters and cushions; its back is at +y, it lies along x about the origin."""
    box('daybed base', (-1.05, -0.62, 0.12), (1.05, 0.62, 0.27), m['across'], 0.012)
    for x in (-0.95, 0.87):
        for y in (-0.52, 0.44):
            box('daybed foot', (x, y, 0), (x + 0.08, y + 0.08, 0.13), m['across'], 0.006)
    mattress = box('daybed mattress', (-1.02, -0.60, 0.26), (1.02, 0.60, 0.45), m['canvas'], 0.06)
    mattress.modifiers['edge'].segments = 6
    for k, (x, w, h, what, lean) in enumerate(((-0.66, 0.56, 0.48, 'canvas', -6), (-0.06, 0.54, 0.46, 'chair', 3), (0.58, 0.56, 0.48, 'canvas', 6))):
        cushion('big cushion', w, h, 0.19, m[what], 50 + k, (x, 0.40, 0.45 + h * 0.44), (math.radians(-18), 0, math.radians(lean)), m['piping'])
    for k, (x, what, lean) in enumerate(((-0.44, 'accent', -10), (0.34, 'teal', 9))):
        cushion('small cushion', 0.40, 0.34, 0.15, m[what], 60 + k, (x, 0.20, 0.45 + 0.15), (math.radians(-30), math.radians(lean * 0.5), math.radians(lean)), m['piping'])


def pavilion(m, x, y, wide=3.4, deep=3.2):
    """Four oak posts that carry a flat roof of slats, with linen tied at the posts; (x, y) is its near left corner."""
    for px in (x, x + wide - 0.14):
        for py in (y, y + deep - 0.14):
            box('post', (px, py, 0), (px + 0.14, py + 0.14, ROOF), m['upright'], 0.010)
    for py in (y, y + deep - 0.12):
        box('lintel', (x - 0.35, py, ROOF), (x + wide + 0.35, py + 0.12, ROOF + 0.18), m['across'], 0.008)
    for px in np.arange(x - 0.30, x + wide + 0.30, 0.17):
        box('slat', (px, y - 0.45, ROOF + 0.18), (px + 0.07, y + deep + 0.45, ROOF + 0.25), m['lengthwise'], 0.004)
    box('reed roof', (x - 0.4, y - 0.5, ROOF + 0.26), (x + wide + 0.4, y + deep + 0.5, ROOF + 0.42), m['thatch'], 0.05)
    pendant(m, x + wide / 2, y + deep / 2, 2.05, 0.34, ROOF + 0.18, 46)


def tied(m, x, y, seed):
    """A linen curtain that is tied to a post, seen as a narrow fall of cloth."""
    rng = np.random.default_rng(seed)
    p = rng.uniform(0, 6.3, 3)

    def point(u, v):
        waist = 1 - 0.55 * math.exp(-((v - 0.42) / 0.10) ** 2)
        r = (0.105 + 0.035 * math.sin(u * math.tau * 6 + p[0] + 1.3 * v) + 0.012 * math.sin(u * math.tau * 13 + p[1])) * waist
        return x + r * math.cos(u * math.tau), y + r * math.sin(u * math.tau), 0.02 + v * (ROOF - 0.05)
    sheet('tied linen', point, 120, 40, m['drape'], closed=True)
    tube('tie', [(x + 0.066 * math.cos(a), y + 0.066 * math.sin(a), 0.02 + 0.42 * (ROOF - 0.05)) for a in np.linspace(0, math.tau, 13)[:-1]], 0.012, m['accent'], 4, cyclic=True)


def lantern(m, x, y, high=0.42, r=0.13, watts=9):
    """A lantern of oak bars with a candle behind linen."""
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        px, py = x + r * math.cos(a), y + r * math.sin(a)
        box('lantern post', (px - 0.012, py - 0.012, 0), (px + 0.012, py + 0.012, high), m['upright'], 0.003)
    for z in (0.0, high - 0.03):
        box('lantern plate', (x - r * 0.78, y - r * 0.78, z), (x + r * 0.78, y + r * 0.78, z + 0.03), m['across'], 0.004)
    lit = turned('lantern linen', [(0, 0.04), (r * 0.62, 0.04), (r * 0.62, high - 0.04), (0, high - 0.04)], m['shade'], (x, y, 0), 40)
    lit.visible_shadow = lit.visible_diffuse = False
    if watts:
        bulb('lantern light', (x, y, high * 0.5), 0.06, watts, LAMP)


def shore(m, y=11.2):
    """Grass and black rock below the pool's far edge."""
    rng = np.random.default_rng(6)
    grass(m, [(rng.uniform(-12, 16), y + rng.uniform(0.2, 2.4), -1.75, rng.uniform(0.9, 1.5)) for _ in range(90)], high=1.15, blades=46, plumes=5)
    for k in range(26):
        rock = stone('rock', (rng.uniform(0.5, 1.6), rng.uniform(0.5, 1.3), rng.uniform(0.35, 0.8)), 200 + k, m['basalt'])
        rock.location, rock.rotation_euler = (rng.uniform(-14, 18), y + rng.uniform(1.2, 5.0), -1.75 + rng.uniform(-0.3, 0.25)), (0, 0, rng.uniform(0, 6.3))


def build():
    m = colours()
    pool(m)
    floors(m)
    dry_wall(m, -1.9, -3.0, -1.9, 10.4, 1.55, 0.5, 3)
    rng = np.random.default_rng(9)
    grass(m, [(-1.28 + rng.uniform(-0.12, 0.12), y, -0.02, rng.uniform(0.6, 1.0)) for y in np.arange(1.4, 10.2, 0.42)], 5, 0.62, 60, 4)
    pavilion(m, 5.25, 3.2)
    placed((7.35, 4.85, 0), math.radians(-90), daybed, m)
    for k, (x, y) in enumerate(((5.32, 3.27), (5.32, 6.33), (8.58, 6.33))):
        tied(m, x, y + (0.16 if k else -0.02), k)
    lantern(m, 5.05, 1.75)
    lantern(m, 4.98, 9.2, 0.36)
    lantern(m, -0.95, 0.55, 0.5)
    turned('side table', [(0, 0), (.20, 0), (.21, .01), (.19, .03), (.17, .2), (.20, .36), (.25, .39), (.255, .40), (.25, .41), (0, .41)], m['basalt'], (6.15, 4.35, 0), 72, 1)
    coffee_cup(m, (6.12, 4.30, 0.41), 0.6)
    shore(m)
    sea.sunlight(5.0, lift=2.5)
    area('house', (6.5, -1.2, 2.6), (4.0, 1.6), 60, LAMP, (math.radians(60), 0, 0))


def view(sun=None):
    return lambda: sea.build('sunset', sun, land=lambda: (sea.cone(-900.0, 3400.0, 520.0, 190.0, 11), sea.islet(1250.0, 4300.0, 700.0, 300.0, 80.0, 5)), ambient=0.75)


def build_near():
    """The pool and the sea from under the roof, over the daybed and a low table with tea."""
    m = colours()
    m['tray wood'] = wood('tray wood', srgb('5a3d27'), srgb('86603f'), 0.34, along=0)
    m['celadon'] = glaze('celadon', 'b4c3b0', '94a893')
    pool(m, ((-2.6, 3.4), (4.0, 11.0)))
    for low, high in (((-8, -3.0), (8.0, 3.04)), ((-8, 3.04), (-2.96, 11.2)), ((4.36, 3.04), (8, 11.2))):
        box('deck', (*low, -0.14), (*high, 0.0), m['deck'], 0)
    dry_wall(m, -4.6, 2.4, -4.6, 11.0, 1.35, 0.5, 4)
    pavilion(m, -2.35, -1.6, 4.9, 4.0)
    for k, x in enumerate((-2.28, 2.48)):
        tied(m, x + (0.02 if k else -0.02), 2.33 + 0.16, k + 4)
    placed((0.95, 1.25, 0), math.radians(-168), daybed_side, m)
    low_table(m, -0.78, 0.92)
    lantern(m, -2.0, 2.9)
    lantern(m, 4.2, 2.75, 0.5)
    shore(m, 11.9)
    sea.sunlight(5.0, lift=2.5)
    area('lamp light', (0.1, 0.2, 2.7), (1.2, 1.2), 26, LAMP)


def daybed_side(m):
    """The daybed with its cushions at one end, so that its long side is free towards the sea."""
    box('daybed base', (-1.05, -0.5, 0.12), (1.05, 0.5, 0.27), m['across'], 0.012)
    for x in (-0.95, 0.87):
        for y in (-0.44, 0.36):
            box('daybed foot', (x, y, 0), (x + 0.08, y + 0.08, 0.13), m['across'], 0.006)
    mattress = box('daybed mattress', (-1.02, -0.48, 0.26), (1.02, 0.48, 0.45), m['teal'], 0.06)
    mattress.modifiers['edge'].segments = 6
    for k, (y, what, x, h) in enumerate(((-0.20, 'canvas', -0.80, 0.46), (0.22, 'canvas', -0.78, 0.44), (0.02, 'accent', -0.58, 0.36))):
        cushion('cushion', 0.50 - 0.05 * k, h, 0.18, m[what], 70 + k, (x, y, 0.45 + h * 0.43), (math.radians(-20), 0, math.radians(90)), m['piping'])


def low_table(m, x, y):
    """A round table of oak with a tray of tea for two."""
    for k in range(3):
        a = k * math.tau / 3 + 0.4
        tube('table leg', [(x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), 0.30), (x + 0.30 * math.cos(a), y + 0.30 * math.sin(a), 0.0)], 0.02, m['across'], 5)
    turned('table top', [(0, 0.30), (0.40, 0.30), (0.42, 0.31), (0.42, 0.33), (0.41, 0.338), (0, 0.338)], m['across'], (x, y, 0), 96)
    tray(m['tray wood'], (x, y, 0.338), math.radians(12), 0.44, 0.29)
    z = 0.338 + 0.0082
    teapot(m, (x + 0.06, y + 0.03, z), math.radians(200))
    for dx, dy in ((-0.08, 0.05), (-0.07, -0.06)):
        teacup(m, (x + dx, y + dy, z), 'celadon')


SCENES = [
    scene('byeol-pool-villa', build, dict(at=(2.55, -2.9, 1.62), aim=(3.0, 8.0), lens=23, shift=-0.05), view(), 0.8),
    scene('byeol-pool-villa-view', build_near, dict(at=(-0.15, -2.15, 1.42), aim=(0.1, 8.0), lens=25, shift=-0.06), view((7.0, 3.2, 20.0)), 0.45),
]
