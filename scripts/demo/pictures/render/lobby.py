"""A hotel lobby: rings of light over armchairs, a front desk, and the city at dusk behind tall windows."""
import math
import numpy as np
from fittings import tiles
from kit import area, box, bulb, tube, turned, srgb
from parts import WARM, armchair, books, curtain, floor_lamp, materials, shell, vase
from suite import coffee_table

TIME, EXPOSURE = 'dusk', 1.1
W, D, H = 11.0, 8.6, 3.9
WINDOW = 0.9, 9.6, 0.16, 3.5, (0.2, 0.4, 0.6, 0.8)
DESK = (8.1, 3.9), (8.85, 7.5)  # its two corners


def ring_light(m, x, y, z, r):
    """A hoop with light on its under side, on three wires."""
    circle = [(x + r * math.cos(a), y + r * math.sin(a), z) for a in np.linspace(0, math.tau, 41)[:-1]]
    tube('ring', circle, 0.026, m['brass'], 6, cyclic=True)
    lit = tube('ring light', [(px, py, pz - 0.02) for px, py, pz in circle], 0.021, m['strip'], 6, cyclic=True)
    lit.visible_shadow = lit.visible_diffuse = False
    for k in range(3):
        a = k * math.tau / 3 + r
        tube('wire', [(x + r * math.cos(a), y + r * math.sin(a), z), (x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), H + 0.14)], 0.002, m['black'], 2)
    bulb('ring glow', (x, y, z - 0.06), r * 0.7, 42 * r, WARM)


def front_desk(m):
    """A reeded counter along the right wall that faces -x, with a stone top."""
    (x0, y0), (x1, y1) = DESK
    box('desk', (x0 + 0.03, y0 + 0.02, 0.10), (x1, y1 - 0.02, 1.06), m['lengthwise'], 0.004)
    box('desk plinth', (x0 + 0.07, y0 + 0.05, 0), (x1, y1 - 0.05, 0.10), m['brass'], 0.003)
    count = 72
    step = (y1 - y0 - 0.04) / count
    for k in range(count):
        box('reed', (x0 + 0.006, y0 + 0.02 + k * step + 0.002, 0.11), (x0 + 0.05, y0 + 0.02 + (k + 1) * step - 0.002, 1.05), m['upright'], 0.02)
    for k in range(15):
        x = x0 + 0.05 + k * 0.048
        box('reed', (x, y0 - 0.004, 0.11), (x + 0.044, y0 + 0.04, 1.05), m['upright'], 0.02)
    box('desk top', (x0 - 0.06, y0 - 0.06, 1.06), (x1 + 0.04, y1 + 0.06, 1.115), m['stone'], 0.006)
    box('desk light', (x0 - 0.02, y0, 1.052), (x0 + 0.0, y1, 1.058), m['strip'], 0)
    area('desk wash', (x0 - 0.035, (y0 + y1) / 2, 1.05), (0.03, y1 - y0), 10, WARM, (0, -0.35, 0), 150)
    vase(m, x0 + 0.35, y0 + 0.55, 1.115, 5)
    books(m, x0 + 0.3, y0 + 1.3, 1.115, 1.4, 1)
    turned('bell', [(0, 0.012), (0.042, 0.012), (0.045, 0.02), (0.036, 0.045), (0.012, 0.058), (0.006, 0.06), (0.007, 0.07), (0, 0.072)], m['brass'], (x0 + 0.22, y0 + 1.75, 1.105), subdivide=1)
    for y in (y0 + 1.55, y0 + 2.7):
        box('screen foot', (x0 + 0.5, y - 0.09, 1.115), (x0 + 0.62, y + 0.09, 1.125), m['black'], 0.003)
        box('screen', (x0 + 0.52, y - 0.24, 1.20), (x0 + 0.54, y + 0.24, 1.48), m['black'], 0.006)
        box('screen arm', (x0 + 0.545, y - 0.02, 1.12), (x0 + 0.57, y + 0.02, 1.36), m['black'], 0.004)


def desk_wall(m):
    """Veneer behind the desk, with two shelves of light."""
    low, high, count = 2.2, D - 0.02, 10
    step = (high - low) / count
    for k in range(count):
        box('veneer', (W - 0.03, low + k * step + 0.003, 0.09), (W, low + (k + 1) * step - 0.003, H - 0.06), m['upright'], 0.003)
    for z in (1.55, 2.15):
        box('shelf', (W - 0.28, low + 1.2, z), (W - 0.03, high - 1.6, z + 0.03), m['lengthwise'], 0.004)
        box('shelf light', (W - 0.05, low + 1.2, z - 0.012), (W - 0.035, high - 1.6, z - 0.004), m['strip'], 0)
        area('shelf wash', (W - 0.08, (low + high) / 2 - 0.2, z - 0.02), (0.03, high - low - 2.8), 10, WARM, (0, -0.2, 0), 150)
    for y, z, seed in ((4.1, 1.58, 2), (6.0, 2.18, 8)):
        vase(m, W - 0.15, y, z, seed)
    for y, z in ((4.9, 1.58), (5.6, 1.58), (4.6, 2.18)):
        books(m, W - 0.15, y, z, 1.5)
    area('wall wash', (W - 0.12, (low + high) / 2, H - 0.07), (0.06, high - low), 36, WARM, (0, -0.15, 0), 130)


def lounge(m):
    box('rug', (1.7, 3.3, 0), (5.9, 7.0, 0.016), m['rug'], 0.007)
    coffee_table(m, 3.85, 5.0)
    for x, y, turn in ((3.2, 6.45, 8), (4.75, 6.35, -16), (2.2, 4.75, 78), (5.55, 4.75, -82)):
        armchair(m, x, y, math.radians(turn))
    floor_lamp(m, 2.05, 6.35)


def build():
    m = materials(wall='a99d90', ceiling='d2c9be', chair='5f6a5c', accent='b08a5e', rug='8f857b', drape='7a6f66')
    m['floor'] = tiles('hall floor', srgb('8d8378'), 1.2, 1.2, 0.12, 'z')
    shell({**m, 'lengthwise': m['stone'], 'across': m['stone']}, W, D, H, WINDOW, border=(0.7, 0.7), start=-2.2)
    curtain('drape', 0.1, 1.1, D - 0.13, 1, m['drape'], 3.75, 0.07, 0.14)
    curtain('drape', 9.4, 10.4, D - 0.13, 2, m['drape'], 3.75, 0.07, 0.14)
    lounge(m)
    front_desk(m)
    desk_wall(m)
    for x, y, z, r in ((3.5, 4.9, 2.55, 1.05), (4.3, 5.3, 2.90, 0.75), (3.1, 5.5, 3.10, 0.5)):
        ring_light(m, x, y, z, r)
    left, right, sill, head, _ = WINDOW
    area('dusk', ((left + right) / 2, D + 0.1, (sill + head) / 2), (right - left, head - sill), 330, (0.57, 0.62, 0.92), (-math.pi / 2, 0, 0))
    area('cove left', (0.57, D / 2 - 0.6, H + 0.03), (0.12, D + 2), 46, WARM, (math.pi, 0.35, 0))
    area('cove right', (W - 0.57, D / 2 - 0.6, H + 0.03), (0.12, D + 2), 36, WARM, (math.pi, -0.35, 0))
    area('fill', (W * 0.5, D * 0.15, H + 0.1), (4.5, 3.5), 150, (1.0, 0.82, 0.64))


CAMERAS = {'lobby': dict(at=(3.4, -0.5, 1.42), aim=(4.75, 5.0), lens=24, shift=0.01)}
