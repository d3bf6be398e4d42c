"""Haru City Seoul, deluxe twin: two single beds, a window over the city at dusk, lamps lit."""
import math
from kit import box
from parts import (armchair, bed, books, cabinet, carafe, cup, curtain, evening, floor_lamp, headboard, luggage_bench, materials, night_table,
                   sheer, shell, side_table, television, vase)

TIME, EXPOSURE = 'dusk', 1.0
W, D, H = 4.8, 6.0, 2.62
WINDOW = 0.52, 4.60, 0.42, 2.40, (0.27, 0.73)
BEDS = (2.28, 4.20)


def build():
    m = materials()
    shell(m, W, D, H, WINDOW)
    curtain('drape', 0.06, 0.74, D - 0.13, 1, m['drape'])
    curtain('drape', W - 0.56, W - 0.05, D - 0.13, 2, m['drape'])
    thin = sheer()
    curtain('sheer', 0.62, 1.26, D - 0.05, 3, thin, 2.52, 0.035, 0.085)
    curtain('sheer', 4.0, 4.34, D - 0.05, 4, thin, 2.52, 0.035, 0.085)
    headboard(m, 1.35, 5.15, H)
    for k, y in enumerate(BEDS):
        bed(m, 0.16, y, 1, flip=k == 1)
    night_table(m, sum(BEDS) / 2)
    armchair(m, 3.62, 5.02, math.radians(-30))
    floor_lamp(m, 4.32, 5.36)
    side_table(m, 2.92, 5.28)
    cup(m, 2.86, 5.22, 0.527)
    books(m, 3.0, 5.34, 0.527)
    box('rug', (2.35, 3.1, 0), (4.35, 5.75, 0.014), m['rug'], 0.006)
    cabinet(m, W, 2.3, 4.4)
    vase(m, W - 0.24, 4.16, 0.625)
    carafe(m, W - 0.24, 2.62, 0.625)
    television(m, W, 3.28)
    luggage_bench(m, W, 1.55)
    evening(W, D, H, WINDOW)


CAMERAS = {
    'haru-deluxe-twin': dict(at=(3.90, -0.70, 1.32), aim=(2.0, 6.0), lens=24, focus=4.4, stop=5.6, shift=-0.03),
}
