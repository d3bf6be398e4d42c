"""The hotel's spa: towels, warm stones, oil and candles on a wooden shelf, with the city at night beside them."""
import math
import numpy as np
from amenities import label, rolled
from fittings import materials, tiles
from kit import area, box, matte, sheet, srgb, tube, turned
from parts import WARM, evening, shell
from still import folded, glaze, group, plate, still
from suite_bath import candles, wax

W, D, H = 4.4, 3.6, 2.62
WINDOW = 2.02, 4.30, 0.70, 2.40, (0.55,)
OIL = [(0, .002), (.027, .002), (.031, 0), (.0335, .003), (.0345, .010), (.0345, .078), (.031, .092), (.018, .103), (.0115, .110), (.0105, .138), (.0135, .140), (.0135, .147), (0, .147)]
STOPPER = [(0, .146), (.0085, .146), (.0095, .150), (.0165, .153), (.0175, .158), (.0175, .170), (.0160, .174), (0, .175)]


def pebble(m, at, turn, long, wide, high, seed):
    """A smooth, flat stone."""
    p = np.random.default_rng(seed).uniform(0, 6.3, 3)

    def point(u, v):
        a, b = u * math.tau, math.pi * (v - 0.5)
        r = math.cos(b) ** 0.8 * (1 + 0.05 * math.sin(2 * a + p[0]) + 0.03 * math.sin(3 * a + p[1])) if 0 < v < 1 else 0
        return long / 2 * r * math.cos(a), wide / 2 * r * math.sin(a), high / 2 * (1 + math.sin(b)) + 0.02 * high * r * math.cos(a + p[2])
    thing = sheet('pebble', point, 48, 21, m['basalt'], closed=True, subdivide=1)
    thing.location, thing.rotation_euler = at, (0, 0, turn)
    return thing


def oil(m, at, turn):
    """A bottle of oil with a wooden stopper; its label looks to -y."""
    return group([turned('oil', OIL, m['oil glass'], columns=96), turned('stopper', STOPPER, m['upright'], columns=48), *label(m, 0.0348, 0.020, 0.066)], at, turn)


def build():
    m = materials('3a271b', '634732', ceiling=matte('ceiling', srgb('cfc7bd'), 0.85, 0.01, 1.0))
    m['wall'], m['wall y'] = (tiles(f'slab {axis}', srgb('8f857b'), 1.2, 0.9, 0.2, axis) for axis in 'xy')
    m['floor'] = tiles('slab floor', srgb('6b625a'), 0.9, 0.9, 0.13, 'z')
    m['sand'] = matte('terry sand', srgb('b9a890'), 1.0, 0.06, 60, bump=0.0035, bump_scale=520, sheen=0.6, spec=0.05)
    m['basalt'] = matte('basalt', srgb('2d2b2a'), 0.34, 0.12, 30, bump=0.0003, bump_scale=420, spec=0.45)
    m['oil glass'] = matte('amber glass', srgb('45260f'), 0.07, 0.25, 12, spec=0.5)
    m['paper'], m['ink'] = matte('label paper', srgb('e9e0d0'), 0.8, 0.02, 40), matte('ink', srgb('3a3532'), 0.6, 0.0, 1)
    m['dish'], m['wax'] = glaze('dish', '6a625a', '574f48', 0.25), wax()
    shell({**m, 'lengthwise': m['stone']}, W, D, H, WINDOW, back='wall y')
    top, y = WINDOW[2] + 0.004, D - 0.19
    box('shelf', (0, D - 0.42, top - 0.05), (W, D + 0.155, top), m['across'], 0.006)
    for k, (towel, thick) in enumerate((('towel', 0.030), ('towel', 0.029), ('sand', 0.024))):
        folded('towel', (1.672 + 0.005 * k, y + 0.004 * k, top + (0, 0.094, 0.184)[k]), 0.03 * (k - 1) + 0.05, (0.34, 0.33, 0.315)[k], 0.25, 3, thick, m[towel], 20 + k)
    rolled(m, (1.668, y, top + 0.253), 0.10, 0.19)
    oil(m, (1.925, y + 0.02, top), 0.15)
    plate(m, (2.085, y - 0.055, top), 0.085, 'dish')
    for dx, dy, z, turn, size, seed in ((-.002, .004, .0072, 0.3, (.098, .078, .030), 1), (.002, .002, .0362, -0.5, (.076, .060, .026), 2), (-.001, .003, .0612, 0.9, (.052, .043, .021), 3)):
        pebble(m, (2.085 + dx, y - 0.055 + dy, top + z), turn, *size, seed)
    pebble(m, (2.215, y - 0.10, top - 0.0005), 0.7, .074, .056, .027, 4)
    candles(m, 2.335, y + 0.02, top, ((-0.07, 0.05, 0.036, 0.17), (0.03, 0.0, 0.036, 0.11), (0.105, 0.05, 0.033, 0.075)), 2.2)
    evening(W, D, H, WINDOW, strength=0.2)
    area('lamp', (1.1, D - 1.3, 1.75), (0.5, 0.5), 9, WARM, (math.radians(48), 0, math.radians(-32)))


SCENES = [still('haru-spa', build, dict(at=(1.87, D - 1.42, 0.99), aim=(1.975, D), lens=40.5, focus=1.24, stop=8.0, shift=-0.04), 'night', 1.4)]
