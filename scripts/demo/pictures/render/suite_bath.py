"""Haru City Seoul, suite: a freestanding bath with candles in the corner of the windows over the city at night."""
import math
from fittings import hung, mat, materials, placed, tiles, tub, tub_tap
from kit import area, box, bulb, matte, new_material, srgb, tube, turned
from parts import WARM, curtain, shell

TIME, EXPOSURE = 'night', 1.6
W, D, H = 4.8, 4.4, 2.72
WINDOW = 1.12, W + 0.16, 0.26, 2.50, (0.30, 0.65)
CANDLELIGHT = (1.0, 0.56, 0.26)


def wax():
    """Wax that the flame shines through; a candle's top is at z = 0."""
    material, n = new_material('wax')
    z = n('ShaderNodeSeparateXYZ', n('ShaderNodeTexCoord').outputs['Object']).outputs['Z']
    lit = n('ShaderNodeMapRange', z, -0.11, 0.0, 0.0, 1.0)
    power = n.math('MULTIPLY', n.math('POWER', lit, 2.2), 0.9)
    shader = n('ShaderNodeBsdfPrincipled', Base__Color=srgb('eadfcb'), Roughness=0.45, Specular=0.4, Emission=srgb('ff9d4a'), Emission__Strength=power)
    n('ShaderNodeOutputMaterial', Surface=shader)
    material.cycles.sample_as_light = False
    return material


def pillar(m, x, y, z, r, tall):
    top = z + tall
    turned('candle', [(0, -tall), (r, -tall), (r, -0.008), (r * 0.96, -0.001), (r * 0.88, -0.002), (r * 0.7, -0.012), (0, -0.014)], m['wax'], (x, y, top), 48)
    tube('wick', [(x, y, top - 0.014), (x + 0.001, y, top + 0.004)], 0.0012, m['black'], 3)
    flame = turned('flame', [(0, 0), (0.0045, 0.005), (0.0068, 0.013), (0.0055, 0.024), (0.0025, 0.036), (0, 0.046)], m['flame'], (x, y, top), 20)
    flame.visible_shadow = flame.visible_diffuse = False


def candles(m, x, y, z, sizes, watts):
    """Candles in a group, with one light for all: sizes are (dx, dy, radius, height)."""
    for dx, dy, r, tall in sizes:
        pillar(m, x + dx, y + dy, z, r, tall)
    bulb('candlelight', (x, y, z + max(s[3] for s in sizes) + 0.06), 0.05, watts, CANDLELIGHT)


def panels(m):
    """Walnut on the left wall over a ledge of light, as at the suite's bed."""
    low, high, count = -1.6, D - 0.02, 12
    step = (high - low) / count
    for k in range(count):
        box('veneer', (0, low + k * step + 0.0025, 0.09), (0.016, low + (k + 1) * step - 0.0025, H - 0.06), m['upright'], 0.002)


def ladder(m):
    """A towel ladder that leans on the wall y = 0."""
    for x in (0.0, 0.52):
        tube('ladder side', [(x, -0.42, 0.01), (x, -0.02, 1.86)], 0.016, m['upright'], 6)
    rung = lambda t: (-0.42 + 0.40 * t, 0.01 + 1.85 * t)
    for t in (0.22, 0.42, 0.62, 0.82, 0.94):
        y, z = rung(t)
        tube('rung', [(0.0, y, z), (0.52, y, z)], 0.010, m['brass'], 6)
    hung(m, 0.05, 0.47, *rung(0.82), 0.46, 0.34, 'towel', None, 3)
    hung(m, 0.06, 0.46, *rung(0.42), 0.40, 0.30, 'copper towel', None, 4)


def wine(m, x, y, z):
    turned('foot', [(0, 0), (0.034, 0), (0.035, 0.002), (0.006, 0.006), (0.004, 0.02), (0.004, 0.085), (0.02, 0.1), (0.04, 0.135), (0.043, 0.165), (0.037, 0.215)], m['glass'], (x, y, z), 48, 1)
    turned('wine', [(0, 0.1), (0.018, 0.101), (0.038, 0.135), (0.0395, 0.142), (0, 0.142)], m['wine'], (x, y, z), 48)


def side_table(m, x, y, high=0.46, r=0.25):
    turned('side table', [(0, 0), (0.15, 0), (0.155, 0.008), (0.03, 0.02), (0.022, 0.04), (0.022, high - 0.04), (0.06, high - 0.026), (0, high - 0.026)], m['frame'], (x, y, 0))
    turned('side top', [(0, high - 0.026), (r - 0.008, high - 0.026), (r, high - 0.02), (r, high - 0.006), (r - 0.006, high), (0, high)], m['stone'], (x, y, 0), 96)


def light():
    left, right, sill, head, _ = WINDOW
    area('night', ((left + right) / 2, D + 0.06, (sill + head) / 2), (right - left, head - sill), 46, (0.42, 0.52, 0.95), (-math.pi / 2, 0, 0))
    area('night side', (W + 0.06, 2.8, 1.4), (2.2, 2.9), 30, (0.42, 0.52, 0.95), (0, math.pi / 2, 0))
    area('cove left', (0.37, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 26, WARM, (math.pi, 0.35, 0))
    area('cove right', (W - 0.17, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 16, WARM, (math.pi, -0.35, 0))
    area('wash', (0.16, D / 2, H - 0.075), (0.06, D), 14, WARM, (0, 0.1, 0), 120)
    area('fill', (2.4, 0.4, H + 0.1), (2.2, 2.6), 42, (1.0, 0.80, 0.60))


def build():
    m = materials('3a271b', '634732', ceiling=matte('ceiling', srgb('cfc7bd'), 0.85, 0.01, 1.0))
    m['wall'], m['wall y'] = (tiles(f'slab {axis}', srgb('8f857b'), 1.2, 0.9, 0.2, axis) for axis in 'xy')
    m['floor'] = tiles('slab floor', srgb('6b625a'), 0.9, 0.9, 0.13, 'z')
    m['drape'] = matte('drape', srgb('6f665f'), 0.9, 0.05, 40, weave=0.003, sheen=0.4, spec=0.12)
    m['copper'] = matte('copper', srgb('7c5a47'), 0.3, 0.05, 9, spec=0.5)
    m['copper towel'] = matte('copper towel', srgb('a3714f'), 1.0, 0.06, 40, bump=0.003, bump_scale=420, sheen=0.6, spec=0.05)
    m['wine'] = matte('wine', srgb('3a0a12'), 0.05, 0.0, 1, spec=0.5)
    m['wax'] = wax()
    shell({**m, 'lengthwise': m['stone'], 'across': m['stone']}, W, D, H, WINDOW, side=(1.3, 0.26, 2.50, 2), border=(0.5, 0.30), start=-1.6, deep=0.10, back='wall y')
    panels(m)
    curtain('drape', 0.56, 1.16, D - 0.13, 1, m['drape'], 2.62)
    tub(m, 2.75, 2.6, math.radians(20), 0.15, m['copper'])
    tub_tap(m, 2.92, 3.26, math.radians(80))
    placed((0.016, 2.72, 0), math.pi / 2, ladder, m)
    side_table(m, 3.62, 1.72)
    candles(m, 3.62, 1.72, 0.46, ((-0.02, 0.11, 0.036, 0.17), (0.10, 0.02, 0.036, 0.11), (-0.11, -0.02, 0.03, 0.08)), 5)
    wine(m, 3.60, 1.60, 0.46)
    turned('tray', [(0, 0), (0.24, 0), (0.25, 0.006), (0.25, 0.016), (0.244, 0.016), (0.238, 0.008), (0, 0.008)], m['brass'], (1.62, 2.5, 0), 96)
    candles(m, 1.62, 2.5, 0.008, ((-0.08, 0.09, 0.048, 0.30), (0.09, 0.05, 0.044, 0.20), (0.0, -0.10, 0.044, 0.12)), 6)
    candles(m, 4.12, D + 0.01, 0.26, ((-0.22, 0, 0.032, 0.10), (-0.10, 0.01, 0.036, 0.18), (0.02, 0, 0.032, 0.13)), 4)
    placed((2.15, 1.72, 0), math.radians(106), mat, m, 0.46, 0.74, 'copper towel')
    light()


CAMERAS = {'haru-suite-2': dict(at=(1.35, -0.95, 1.28), aim=(2.58, 4.0), lens=24, shift=-0.05)}
