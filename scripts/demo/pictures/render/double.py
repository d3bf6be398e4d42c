"""Haru City Seoul, standard double: a double bed and an armchair before a window over the river by day."""
import math
from kit import box
from parts import (armchair, bed, books, cup, curtain, headboard, materials, morning, night_table, painting, sheer, shell, side_table,
                   vase)

TIME, EXPOSURE = 'day', -0.25
W, D, H = 4.3, 5.4, 2.62
WINDOW = 0.66, 4.02, 0.55, 2.40, (0.33, 0.67)


def desk(m, y):
    """A narrow writing desk at the right wall, with its chair drawn in."""
    box('desk top', (W - 0.52, y - 0.72, 0.71), (W, y + 0.72, 0.745), m['lengthwise'], 0.006)
    box('desk drawer', (W - 0.5, y - 0.70, 0.61), (W, y - 0.1, 0.71), m['lengthwise'], 0.004)
    box('desk end', (W - 0.5, y - 0.704, 0.612), (W, y - 0.70, 0.708), m['across'], 0.001)
    for yy in (y - 0.70, y + 0.67):
        box('desk leg', (W - 0.5, yy, 0), (W - 0.47, yy + 0.03, 0.71), m['bronze'], 0.004)


def build():
    m = materials(wall='d3cbbf', ceiling='e9e5dd', floor=('9b7a58', 'bd9b76'), wood=('6b4d36', '96724f'), throw='4a6377', accent='7d93a3', upholstery='8b8176',
                  chair='5c7284', drape='c9c1b4', rug='c9c1b4', piping='e2dcd2')
    shell(m, W, D, H, WINDOW)
    curtain('drape', 0.08, 0.74, D - 0.13, 1, m['drape'])
    curtain('drape', W - 0.52, W - 0.05, D - 0.13, 2, m['drape'])
    thin = sheer()
    curtain('sheer', 0.70, 1.05, D - 0.05, 3, thin, 2.52, 0.035, 0.085)
    headboard(m, 1.25, 4.45, H, pads=10, veneer=7)
    bed(m, 0.16, 2.80, 5, wide=1.64, pillows=2)
    night_table(m, 4.05, 0.22)
    night_table(m, 1.55, 0.22, book=False)
    armchair(m, 3.20, 4.42, math.radians(-28))
    side_table(m, 2.52, 4.72)
    cup(m, 2.46, 4.66, 0.527)
    vase(m, 2.60, 4.80, 0.527)
    box('rug', (2.3, 3.3, 0), (3.95, 5.15, 0.014), m['rug'], 0.006)
    desk(m, 2.55)
    cup(m, W - 0.30, 2.17, 0.745)
    books(m, W - 0.22, 2.53, 0.745, 1.5)
    painting(m, W - 0.03, 2.55, 1.5, 0.9, 0.66)
    morning(W, D, H, WINDOW)


CAMERAS = {'haru-standard-double': dict(at=(3.55, -0.75, 1.34), aim=(1.95, 5.4), lens=24, shift=-0.03)}
