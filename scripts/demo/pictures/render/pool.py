"""An indoor pool beneath tall windows with the city at dusk."""
import math
import numpy as np
from fittings import bench, materials, pile, placed, small_tiles, tiles
from kit import area, box, glow, matte, new_material, sheet, srgb, tube, turned
from parts import WARM, vase

TIME, EXPOSURE = 'dusk', 0.9
W, D, H, START = 10.5, 9.6, 5.5, -3.0
POOL = (2.3, 0.7), (7.2, 8.4)
SURFACE, BOTTOM = -0.09, -1.35
WINDOW = 0.0, W - 0.35, 0.14, 5.22


def pool_water():
    """Water that small waves keep moving: it mirrors the windows and shows the tiles under it."""
    material, n = new_material('pool water')
    at = n('ShaderNodeTexCoord').outputs['Object']
    swell = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (1.0, 0.7, 1.0), _operation='MULTIPLY'), Scale=1.6, Detail=2.5, Distortion=0.5)
    bump = n('ShaderNodeBump', Strength=0.8, Distance=0.05, Height=swell.outputs['Fac'])
    mirrored = n.math('MULTIPLY', n('ShaderNodeFresnel', IOR=1.33, Normal=bump), 1.9, clamp=True)
    through = n('ShaderNodeBsdfTransparent', (0.60, 0.82, 0.83, 1))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', mirrored, through, n('ShaderNodeBsdfGlossy', (1, 1, 1, 1), 0.02, bump)))
    return material


def basin(m):
    (x0, y0), (x1, y1) = POOL
    for low, high in (((-0.1, START), (x0, D + 0.3)), ((x1, START), (W + 0.1, D + 0.3)), ((x0, START), (x1, y0)), ((x0, y1), (x1, D + 0.3))):
        box('deck', (*low, BOTTOM - 0.2), (*high, 0), m['deck'], 0)
    box('bottom', (x0, y0, BOTTOM - 0.2), (x1, y1, BOTTOM), m['mosaic z'], 0)
    for low, high, axis in (((x0, y0), (x0 + 0.02, y1), 'x'), ((x1 - 0.02, y0), (x1, y1), 'x'), ((x0, y0), (x1, y0 + 0.02), 'y'), ((x0, y1 - 0.02), (x1, y1), 'y')):
        box('pool wall', (*low, BOTTOM), (*high, -0.005), m[f'mosaic {axis}'], 0)
    c = 0.38
    for low, high in (((x0 - c, y0 - c), (x0 + 0.03, y1 + c)), ((x1 - 0.03, y0 - c), (x1 + c, y1 + c)), ((x0 + 0.03, y0 - c), (x1 - 0.03, y0 + 0.03)), ((x0 + 0.03, y1 - 0.03), (x1 - 0.03, y1 + c))):
        box('coping', (*low, -0.03), (*high, 0.028), m['coping'], 0.012)
    water = sheet('water', lambda u, v: (x0 + u * (x1 - x0), y0 + v * (y1 - y0), SURFACE), 2, 2, m['water'])
    water.visible_shadow = water.visible_diffuse = False
    area('under water', ((x0 + x1) / 2, (y0 + y1) / 2, SURFACE - 0.04), (x1 - x0 - 0.2, y1 - y0 - 0.2), 30, (0.66, 0.95, 1.0))


def glazing(m, f=0.085):
    """Windows across the far wall and along the left wall, which meet in the corner."""
    left, right, sill, head = WINDOW
    box('below', (-0.3, D, 0), (W, D + 0.3, sill), m['wall y'], 0.004)
    box('above', (-0.3, D, head), (W, D + 0.3, H + 0.4), m['wall y'], 0.004)
    box('beside', (right, D, sill), (W, D + 0.3, head), m['wall y'], 0.004)
    box('below', (-0.3, START, 0), (0, D, sill), m['wall x'], 0.004)
    box('above', (-0.3, START, head), (0, D, H + 0.4), m['wall x'], 0.004)
    for x in np.linspace(left - 0.2, right - f, 7):
        box('mullion', (x, D + 0.10, sill), (x + f, D + 0.26, head), m['frame'], 0.005)
    for y in np.linspace(D - 1.55, START, 8):
        box('mullion', (-0.26, y, sill), (-0.10, y + f, head), m['frame'], 0.005)
    for z in (sill, head - f, 3.7):
        box('transom', (-0.2, D + 0.11, z), (right, D + 0.25, z + f), m['frame'], 0.005)
        box('transom', (-0.25, START, z), (-0.11, D + 0.2, z + f), m['frame'], 0.005)
    for low, high in (((-0.2, D + 0.18), (right, D + 0.182)), ((-0.182, START), (-0.18, D + 0.2))):
        pane = box('pane', (*low, sill), (*high, head), m['pane'], 0)
        pane.visible_shadow = pane.visible_diffuse = False


def ceiling(m):
    """Slats of wood under a dark ceiling, with a slot of light along both sides."""
    box('ceiling', (-0.1, START, H + 0.3), (W + 0.1, D + 0.3, H + 0.4), m['black'], 0)
    y = START
    while y < D - 0.1:
        box('slat', (1.15, y, H), (W - 1.15, y + 0.06, H + 0.16), m['across'], 0.004)
        y += 0.24
    for x0, x1 in ((0, 1.0), (W - 1.0, W)):
        box('soffit', (x0, START, H - 0.05), (x1, D, H + 0.3), m['ceiling'], 0.006)
    for x in (1.07, W - 1.07):
        box('slot', (x - 0.035, START, H + 0.02), (x + 0.035, D, H + 0.03), m['strip'], 0)
        area('slot light', (x, (START + D) / 2, H - 0.06), (0.10, D - START), 150, WARM)


def sides(m):
    box('behind', (-0.2, START - 0.2, 0), (W + 0.2, START, H + 0.4), m['wall y'], 0)
    box('right', (W, START, 0), (W + 0.2, D + 0.3, H + 0.4), m['wall x'], 0)
    step = 0.6
    for k in range(int((D - START) / step)):
        box('veneer', (W - 0.03, START + k * step + 0.003, 0.12), (W, START + (k + 1) * step - 0.003, 3.9), m['upright'], 0.003)
    box('veneer light', (W - 0.05, START, 3.92), (W - 0.02, D, 3.94), m['strip'], 0)
    area('veneer wash', (W - 0.10, (START + D) / 2, 3.90), (0.05, D - START), 60, WARM, (0, -0.12, 0), 140)


def lounger(m):
    """A lounger whose foot points to -y; its middle is at the origin."""
    for x in (-0.28, 0.22):
        for y in (-0.92, 0.80):
            box('leg', (x, y, 0), (x + 0.06, y + 0.06, 0.24), m['teak'], 0.006)
    for x in (-0.34, 0.30):
        box('beam', (x, -0.98, 0.20), (x + 0.04, 0.98, 0.28), m['teak'], 0.006)
    for y in (-0.98, 0.94):
        box('beam', (-0.30, y, 0.20), (0.30, y + 0.04, 0.28), m['teak across'], 0.006)
    flat = box('mattress', (-0.32, -0.97, 0.27), (0.32, 0.28, 0.38), m['canvas'], 0.045)
    back = box('mattress', (-0.32, -0.35, -0.055), (0.32, 0.36, 0.055), m['canvas'], 0.045)
    back.location, back.rotation_euler = (0, 0.585, 0.49), (math.radians(30), 0, 0)
    for thing in (flat, back):
        thing.modifiers['edge'].segments = 6
    roll = turned('towel', [(0, -0.22), (0.03, -0.22), (0.075, -0.218), (0.082, -0.20), (0.08, 0.0), (0.082, 0.20), (0.075, 0.218), (0.03, 0.22), (0, 0.22)], m['towel'], (0, -0.62, 0.46), subdivide=1)
    roll.rotation_euler = (0, math.pi / 2, 0)


def low_table(m, x, y):
    turned('low table', [(0, 0), (0.17, 0), (0.175, 0.01), (0.16, 0.02), (0.11, 0.2), (0.15, 0.36), (0.22, 0.40), (0.225, 0.41), (0.22, 0.42), (0, 0.42)], m['clay'], (x, y, 0), subdivide=1)


def lantern(m, x, y, high):
    """A box of dark metal with a candle behind glass."""
    r = 0.11
    for dx in (-r, r - 0.014):
        for dy in (-r, r - 0.014):
            box('lantern post', (x + dx, y + dy, 0), (x + dx + 0.014, y + dy + 0.014, high), m['frame'], 0.002)
    for z in (0, high - 0.02):
        box('lantern plate', (x - r, y - r, z), (x + r, y + r, z + 0.02), m['frame'], 0.003)
    turned('candle', [(0, 0.02), (0.05, 0.02), (0.05, high * 0.5), (0.044, high * 0.5 + 0.004), (0, high * 0.5)], m['lit wax'], (x, y, 0), 48)
    turned('flame', [(0, 0), (0.006, 0.008), (0.009, 0.018), (0.006, 0.034), (0, 0.06)], m['flame'], (x, y, high * 0.5), 20)


def ladder(m):
    """Two handrails that bend over the pool's edge y = 0 into the water, which is at +y."""
    for dx in (-0.26, 0.26):
        tube('handrail', [(dx, -0.62, 0.0), (dx, -0.62, 0.55), (dx, -0.5, 0.82), (dx, -0.2, 0.86), (dx, 0.08, 0.66), (dx, 0.12, 0.1), (dx, 0.12, -1.1)], 0.02, m['steel'], 8)
        turned('flange', [(0, 0), (0.045, 0), (0.047, 0.006), (0.03, 0.014), (0, 0.014)], m['steel'], (dx, -0.62, 0.028), 32)
    for z in (-0.3, -0.6, -0.9):
        box('tread', (-0.26, 0.08, z), (0.26, 0.16, z + 0.03), m['steel'], 0.006)


def colours():
    m = materials('4a3324', '7a5a40', ceiling=matte('ceiling', srgb('cfc6ba'), 0.85, 0.01, 1.0), water=pool_water(), strip=glow('strip', srgb('ffd0a0'), 5.0))
    for axis in 'xy':
        m[f'wall {axis}'] = tiles(f'slab {axis}', srgb('a39a8f'), 1.6, 1.0, 0.22, axis)
    for axis in 'xyz':
        m[f'mosaic {axis}'] = small_tiles(f'mosaic {axis}', srgb('3c6f7a'), srgb('6f8e93'), 0.10, 0.10, 0.2, axis, vary=0.16)
    m['deck'] = tiles('deck', srgb('8f857a'), 0.9, 0.9, 0.24, 'z')
    m['coping'] = matte('coping', srgb('b9aea1'), 0.4, 0.05, 5)
    m['teak'], m['teak across'] = m['lengthwise'], m['across']
    m['canvas'] = matte('canvas', srgb('e3dacb'), 0.9, 0.03, 30, weave=0.003, wrinkle=0.004)
    m['steel'] = matte('steel', srgb('c3c3c3'), 0.18, 0.0, 1, metal=1.0)
    m['lit wax'] = glow('lit wax', srgb('ffbf7e'), 1.2)
    return m


def build():
    m = colours()
    basin(m)
    glazing(m)
    ceiling(m)
    sides(m)
    for y in (2.3, 4.1, 6.3, 8.1):
        placed((8.75, y, 0), math.radians(-78), lounger, m)
    for y in (3.2, 7.2):
        low_table(m, 8.75, y)
    vase(m, 8.75, 3.2, 0.42)
    for y, high in ((1.15, 0.46), (1.42, 0.32), (7.2, 0.46)):
        lantern(m, 7.95, y, high)
    placed((POOL[1][0], 5.2, 0), math.pi / 2, ladder, m)
    placed((0.95, 3.2, 0), math.pi / 2, bench, m, 1.7, 0.46, 0.42)
    pile(m, 0.72, 3.6, 0.42, 3, math.pi / 2)
    pile(m, 0.72, 4.5, 0.42, 2, math.pi / 2)
    left, right, sill, head = WINDOW
    area('dusk', (W / 2, D + 0.05, (sill + head) / 2), (right - left, head - sill), 480, (0.58, 0.62, 0.90), (-math.pi / 2, 0, 0))
    area('dusk left', (-0.05, (START + D) / 2, (sill + head) / 2), (head - sill, D - START), 330, (0.62, 0.62, 0.84), (0, -math.pi / 2, 0))
    area('fill', (W / 2, 0.5, H - 0.1), (5.0, 4.0), 120, (1.0, 0.84, 0.68))


CAMERAS = {'pool': dict(at=(3.3, -2.4, 1.35), aim=(4.7, 8.0), lens=24, shift=-0.03)}
