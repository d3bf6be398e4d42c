"""Hanbada Ferry's cabins: the inside four with bunks, the ocean view twin with a porthole, the royal suite over the bow."""
import math
import bow
import open_sea
from cabin import berths, colours, panels, porthole, reading_lamp, spot, wainscot, wall_rail
from fittings import placed
from kit import area, box, matte, srgb, tube, turned
from parts import WARM, bed, books, carafe, curtain, floor_lamp, headboard, night_table, painting, shell, vase
from still import still
from suite import coffee_table, sofa


def washstand(m, D, x, wide=1.02):
    """A shelf with a drawer under a mirror with lit sides, and a stool."""
    box('stand top', (x - wide / 2, D - 0.40, 0.76), (x + wide / 2, D - 0.012, 0.795), m['stone'], 0.005)
    box('stand drawer', (x - wide / 2 + 0.01, D - 0.385, 0.64), (x + wide / 2 - 0.01, D - 0.012, 0.76), m['panel across'], 0.004)
    for dx in (-wide / 4, wide / 4):
        box('stand front', (x + dx - wide / 4 + 0.014, D - 0.395, 0.648), (x + dx + wide / 4 - 0.014, D - 0.383, 0.752), m['panel across'], 0.003)
        tube('grip', [(x + dx - 0.06, D - 0.398, 0.70), (x + dx - 0.05, D - 0.418, 0.70), (x + dx + 0.05, D - 0.418, 0.70), (x + dx + 0.06, D - 0.398, 0.70)], 0.005, m['steel'], 4)
    box('mirror', (x - 0.36, D - 0.034, 0.98), (x + 0.36, D - 0.026, 1.98), m['mirror'], 0.002)
    for low, high in (((-0.385, 0.955), (-0.36, 2.005)), ((0.36, 0.955), (0.385, 2.005)), ((-0.385, 0.955), (0.385, 0.98)), ((-0.385, 1.98), (0.385, 2.005))):
        box('mirror frame', (x + low[0], D - 0.05, low[1]), (x + high[0], D - 0.012, high[1]), m['panel up'], 0.004)
    for s in (-1, 1):
        tall = tube('mirror light', [(x + s * 0.44, D - 0.05, 1.12), (x + s * 0.44, D - 0.05, 1.84)], 0.018, m['strip'], 6)
        tall.visible_shadow = tall.visible_diffuse = False
        area('mirror wash', (x + s * 0.44, D - 0.09, 1.48), (0.05, 0.7), 6, WARM, (-math.pi / 2, 0, 0))
    turned('stool', [(0, 0), (0.15, 0), (0.16, 0.01), (0.15, 0.03), (0.03, 0.04), (0.028, 0.38), (0.10, 0.40), (0.17, 0.405), (0.185, 0.42), (0.185, 0.455), (0.17, 0.475), (0, 0.48)], m['chair'], (x + 0.12, D - 0.72, 0), subdivide=1)
    turned('tumbler', [(0, 0.002), (0.03, 0.002), (0.034, 0.01), (0.037, 0.095)], m['glass'], (x - 0.34, D - 0.2, 0.795))
    vase(m, x + 0.36, D - 0.18, 0.795, 8)


def inside():
    open_sea.sky('dusk', room=(0.05, 0.05, 0.05))
    W, D, H, start = 3.3, 3.55, 2.28, -1.4
    m = colours(wall='b9b1a4', ceiling='d9d3c8', throw='2f5a66', accent='c98f63', upholstery='6d7f86', drape='2d5763', chair='2f5a66', piping='d9cdb8', carpet='3d4a55')
    panels(m, W, D, H, start)
    placed((0, D - 0.04, 0), 0, berths, m)
    base = placed((W, D - 0.04, 0), 0, berths, m, 1.98, 0.86, 0.36, 1.42, H, (0.46, 0.30), 1)
    base.scale = (-1, 1, 1)
    washstand(m, D, W / 2)
    box('rug', (W / 2 - 0.5, 0.5, 0), (W / 2 + 0.5, D - 1.0, 0.012), m['rug'], 0.005)
    for y in (0.25, 1.55, 2.85):
        for x in (W / 2 - 0.36, W / 2 + 0.36):
            spot(m, x, y, H, 20)
    area('fill', (W / 2, -0.6, H - 0.05), (1.6, 1.2), 45, (1.0, 0.84, 0.68))


def ocean():
    open_sea.sky('dawn', room=(0.9, 0.95, 1.0), sun=(-0.015, 0.98, 0.050), disc=2.5, glow=('ffc27a', 0.5), level=1.15, deep='1f74a0',
            sky=((0.0, 'ffcb8e'), (0.025, 'f9cfa6'), (0.06, 'dccfc9'), (0.11, 'a3c2de'), (0.3, '6f9fd2'), (1.0, '4b7fbd')))
    W, D, H, start = 3.5, 4.1, 2.30, -1.4
    m = colours(('9a7d5a', 'bfa079'), wall='dcd6cb', ceiling='ebe7df', throw='3f7384', accent='7fa3ac', upholstery='8f989c', drape='c9c6bd', piping='ece6da', wood=('86694a', 'ae8f69'), carpet='6d7d86')
    m['reveal'] = matte('reveal', srgb('f0ece4'), 0.4, 0.01, 3)
    panels(m, W, D, H, start, back=False)
    middle = W / 2
    porthole(m, W, D, H, middle, 1.56, 0.50)
    wainscot(m, W, D, start)
    for k, x in enumerate((0.74, W - 0.74)):
        placed((x, D - 0.02, 0), -math.pi / 2, bed, m, 0.0, 0.0, 3, 1.0, 2.0, 1, 0.0, (1.22, 1.72), k == 1)
        pad = box('pad', (x - 0.48, D - 0.10, 0.36), (x + 0.48, D - 0.034, 0.96), m['upholstery'], 0.03)
        pad.modifiers['edge'].segments = 6
        placed((x + (-0.12 if k == 0 else 0.12), D, 1.30), 0, reading_lamp, m, 5)
    placed((middle, D - 0.075, 0), -math.pi / 2, night_table, m, 0.0, 0.27, False, False)
    carafe(m, middle + 0.10, D - 0.34, 0.52)
    books(m, middle - 0.12, D - 0.42, 0.52, 1.3)
    box('rug', (middle - 0.42, 0.3, 0), (middle + 0.42, D - 0.8, 0.012), m['rug'], 0.005)
    painting(m, W - 0.045, 2.35, 1.55, 0.62, 0.46)
    for y in (0.4, 2.6):
        for x in (0.8, W - 0.8):
            spot(m, x, y, H, 14)
    area('porthole light', (middle, D + 0.1, 1.5), (0.8, 0.8), 130, (1.0, 0.90, 0.78), (-math.pi / 2, 0, 0))
    area('fill', (middle, 0.0, H - 0.03), (2.6, 2.2), 150, (1.0, 0.95, 0.88))
    area('behind', (middle, start + 0.15, 1.3), (2.6, 1.6), 90, (1.0, 0.95, 0.9), (math.pi / 2, 0, 0))
    open_sea.mirror(-16.0, 0.30)


def royal():
    open_sea.sky('sunset', room=(0.30, 0.24, 0.24), sun=(0.10, 0.98, 0.060), level=0.9)
    W, D, H = 6.6, 5.8, 2.46
    window = 0.42, 6.18, 0.44, 2.28, (0.27, 0.5, 0.73)
    m = colours(wall='b3a798', ceiling='d8d0c5', throw='7b3f49', accent='c88e63', chair='2f6069', upholstery='6b5a50', drape='7d7168', rug='8f9494', wood=('4d3526', '77553c'))
    m['floor'] = m['carpet'] = matte('suite carpet', srgb('6b6f74'), 1.0, 0.10, 45, weave=0.012, bump=0.004, bump_scale=170, sheen=0.3, spec=0.05)
    shell(m, W, D, H, window, border=(0.45, 0.45), start=-1.6)
    curtain('drape', 0.06, 0.52, D - 0.13, 1, m['drape'], 2.40)
    curtain('drape', W - 0.56, W - 0.05, D - 0.13, 2, m['drape'], 2.40)
    placed((0, D - 0.02, 0), 0, wall_rail, m, 0.55, W - 0.6, 0.92)
    placed((1.12, 2.35, 0), math.pi / 2, sofa, m, 0.0, 0.0, 2.3)
    coffee_table(m, 2.25, 3.55)
    floor_lamp(m, 0.55, 2.05)
    box('rug', (0.9, 1.9, 0), (3.6, 5.2, 0.016), m['rug'], 0.007)

    def sleeping():
        headboard(m, -1.75, 1.75, H, pads=11, veneer=8)
        bed(m, 0.16, 0.0, 7, wide=1.62, pillows=2)
        night_table(m, -1.16, 0.22)
        night_table(m, 1.16, 0.22, book=False)
    placed((W, 3.35, 0), math.pi, sleeping)
    area('sunset', (W / 2, D + 0.1, 1.35), (5.6, 1.8), 105, (1.0, 0.70, 0.58), (-math.pi / 2, 0, 0))
    area('cove left', (0.32, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 20, WARM, (math.pi, 0.35, 0))
    area('cove right', (W - 0.32, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 20, WARM, (math.pi, -0.35, 0))
    area('fill', (W * 0.5, D * 0.15, H + 0.1), (3.2, 2.6), 48, (1.0, 0.82, 0.64))
    bow.foredeck(-4.4, 3.3)
    open_sea.mirror(-19.0, 0.5)
    open_sea.hills((14000, 260, 4, -9000, -1500), (19000, 330, 7, 2500, 12000))


SCENES = [
    still('cabin-inside', inside, dict(at=(1.80, -0.45, 1.38), aim=(1.61, 3.6), lens=20, shift=-0.03), 'dusk', 1.2, outside=False),
    still('cabin-ocean', ocean, dict(at=(1.95, -0.75, 1.48), aim=(1.72, 4.1), lens=25, shift=-0.065), 'day', -0.25, outside=False),
    still('cabin-royal', royal, dict(at=(3.15, -0.75, 1.36), aim=(3.38, 5.8), lens=22, shift=-0.04), 'dusk', 1.0, outside=False),
]
