"""The suite's bath things: folded towels, bottles and soap on a stone shelf."""
import math
import numpy as np
from fittings import tiles
from kit import area, box, bulb, glow, marble, matte, sheet, srgb, tube, turned
from parts import WARM
from still import folded, glaze, group, plate, sprig, still, tableware, thin

BOTTLE = [(0, .002), (.026, .002), (.0285, 0), (.030, .002), (.0315, .008), (.0315, .118), (.030, .127), (.024, .134), (.0145, .138), (.013, .141), (.013, .150), (0, .150)]


def bottle(m, at, turn, glass, high=1.0):
    """A bottle with a pump whose nozzle points to +x, and a paper label that looks to -y."""
    z = 0.150 * high
    body = turned('bottle', [(r, h * high) for r, h in BOTTLE], m[glass], columns=96)
    collar = turned('collar', [(0, z - .004), (.0145, z - .004), (.0150, z - .002), (.0150, z + .012), (.0140, z + .014), (0, z + .014)], m['brass'])
    stem = tube('stem', [(0, 0, z + .012), (0, 0, z + .030)], 0.0038, m['brass'])
    head = tube('nozzle', [(-.009, 0, z + .033), (.010, 0, z + .034), (.026, 0, z + .032), (.034, 0, z + .024)], 0.0052, m['brass'], 6)
    return group([body, collar, stem, head, *label(m, 0.0318, 0.036 * high, 0.098 * high)], at, turn)


def label(m, r, low, high):
    """Paper round the front of a bottle of radius r, with a line of print."""
    def curved(wide, bottom, top, out):
        return lambda u, v: ((r + out) * math.sin((u - .5) * wide), -(r + out) * math.cos((u - .5) * wide), bottom + (top - bottom) * v)
    span = high - low
    lines = ((0.7, 0.72, 0.80), (0.9, 0.52, 0.545), (0.6, 0.44, 0.465), (0.75, 0.20, 0.225))
    return [sheet('label', curved(1.7, low, high, 0), 25, 2, m['paper'])] + [sheet('print', curved(wide, low + a * span, low + b * span, 0.0002), 15, 2, m['ink']) for wide, a, b in lines]


def soap(m, at, turn):
    bar = box('soap', (-.040, -.026, 0), (.040, .026, .022), m['soap'], 0.0095)
    bar.modifiers['edge'].segments = 6
    return group([bar, box('stamp', (-.020, -.010, .0219), (.020, .010, .0223), m['soap mark'], 0)], at, turn)


def rolled(m, at, turn, long=0.20, radius=0.042):
    """A rolled wash cloth that lies along x; its end shows the roll."""
    def point(u, v):
        a = v * math.tau * 3.6
        r = 0.006 + (radius - 0.006) * v
        return (u - .5) * long, r * math.cos(a), radius + r * math.sin(a)
    thing = sheet('roll', point, 12, 130, m['towel'])
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.0085, 0
    edge = thing.modifiers.new('round', 'SUBSURF')
    edge.levels = edge.render_levels = 2
    thing.location, thing.rotation_euler = at, (0, 0, turn)


def build():
    m = {**tableware(), 'wall': tiles('slab', srgb('9c9288'), 1.2, 0.6, 0.24, 'y'), 'stone': marble('shelf stone', srgb('6f665e'), srgb('a79c91'), 0.2),
         'towel': matte('terry', srgb('ece5da'), 1.0, 0.05, 60, bump=0.0035, bump_scale=520, sheen=0.6, spec=0.05), 'sand': matte('terry sand', srgb('b9a890'), 1.0, 0.06, 60, bump=0.0035, bump_scale=520, sheen=0.6, spec=0.05),
         'amber': matte('amber glass', srgb('4a2410'), 0.07, 0.25, 12, spec=0.5), 'white': glaze('white bottle', 'efeae1', 'e3dbcf', 0.2), 'brass': matte('brass', srgb('c09a62'), 0.16, 0.0, 1, metal=1.0),
         'paper': matte('label paper', srgb('e9e0d0'), 0.8, 0.02, 40), 'soap': matte('soap', srgb('e7d6b8'), 0.42, 0.03, 30, spec=0.35), 'soap mark': matte('soap mark', srgb('d8c4a2'), 0.5, 0.03, 30),
         'leaf': matte('leaf', srgb('5c7345'), 0.5, 0.2, 20), 'dish': glaze('dish', '6a625a', '574f48', 0.25), 'petal': thin('petal', 'e6dfb0', 'f7f3ea', 0.010), 'flame': glow('flame', srgb('ffc27a'), 14.0)}
    top, front = 0.90, 1.62
    box('wall', (-1.5, 2.0, 0), (2.5, 2.2, 2.6), m['wall'], 0)
    box('side', (-1.7, -1.2, 0), (-1.5, 2.2, 2.6), m['wall'], 0)
    box('right', (2.5, -1.2, 0), (2.7, 2.2, 2.6), m['wall'], 0)
    box('behind', (-1.7, -1.4, 0), (2.7, -1.2, 2.6), m['wall'], 0)
    box('floor', (-1.7, -1.2, -0.1), (2.5, 2.2, 0), m['stone'], 0)
    box('ceiling', (-1.7, -1.2, 2.6), (2.5, 2.2, 2.7), m['soap'], 0)
    box('shelf', (-1.5, front, top - 0.045), (2.5, 2.0, top), m['stone'], 0.007)
    for k, (towel, thick) in enumerate((('towel', 0.030), ('towel', 0.029), ('sand', 0.024))):
        folded('towel', (0.075 + 0.006 * k, 1.825 + 0.004 * k, top + (0, 0.094, 0.184)[k]), 0.03 * (k - 1), (0.40, 0.39, 0.37)[k], 0.25, 3, thick, m[towel], 20 + k)
    rolled(m, (0.07, 1.815, top + 0.253), 0.04)
    bottle(m, (0.345, 1.83, top), 0.5, 'amber')
    bottle(m, (0.440, 1.86, top), 0.35, 'amber')
    bottle(m, (0.530, 1.81, top), 0.2, 'white', 0.74)
    plate(m, (0.43, 1.705, top), 0.070, 'dish')
    soap(m, (0.43, 1.705, top + 0.0075), 0.25)
    sprig(m, (0.60, 1.655, 0), math.radians(14), lambda x, y: top, long=0.24, seed=7, flowers=6, leaves=9, size=0.010, leaf_size=(0.042, 0.015))
    tealight(m, (0.70, 1.84, top))
    area('window', (-1.2, 0.6, 1.7), (1.4, 1.3), 105, (0.95, 0.97, 1.0), (math.radians(68), 0, math.radians(-48)))
    area('slot', (0.4, 1.93, 2.5), (2.2, 0.08), 34, WARM, (0, 0, 0), 150)
    area('fill', (0.9, -0.6, 2.2), (1.8, 1.2), 22, (1.0, 0.93, 0.85), (math.radians(50), 0, 0))


def tealight(m, at):
    """A candle in a low cup of stone."""
    turned('cup', [(0, .004), (.030, .004), (.034, .008), (.036, .045), (.034, .047), (.031, .044), (.030, .030), (0, .029)], m['dish'], at, subdivide=1)
    turned('wax', [(0, .034), (.029, .034), (.031, .036)], m['soap'], at)
    x, y, z = at
    flame = turned('flame', [(r, h) for r, h in zip(0.0045 * np.sin(np.linspace(0, math.pi, 9)) ** 0.8, np.linspace(0.038, 0.062, 9))], m['flame'], at, columns=16)
    flame.visible_shadow = False
    bulb('candle', (x, y, z + 0.055), 0.008, 0.7, WARM)


SCENES = [still('bath-amenities', build, dict(at=(0.14, 0.58, 1.20), aim=(0.33, 1.80, 1.035), lens=43, focus=1.22, stop=9.0), 'day', 0.15)]
