"""python3 finish.py FOLDER OUT.png [exposure]: averages the passes of render.py, removes the noise and gives the film
look. Light on matte surfaces is filtered apart from their colour, so cloth and grain keep their threads. Needs numpy,
OpenCV and PyTorch."""
import glob
import os
import sys
import numpy as np
import torch
import torch.nn.functional as F
from tone import film, write


def load(folder, name):
    return torch.from_numpy(np.load(os.path.join(folder, f'{name}.npy')).astype(np.float32)).permute(2, 0, 1)


def average(folders, *names):
    return sum(sum(load(f, n).clamp(0, 60) for n in names) for f in folders) / len(folders)


def blur(x, r):
    return F.avg_pool2d(F.pad(x[None], (r,) * 4, mode='reflect'), 2 * r + 1, 1)[0]


def tame(x, r=2, k=4.0):
    """Cuts pixels that are far brighter than all round them."""
    mean = blur(x.mean(0, keepdim=True), r)
    level = x.mean(0, keepdim=True).clamp_min(1e-6)
    return x * (torch.minimum(level, k * mean + 1e-4) / level)


def shifted(x, dy, dx, r):
    h, w = x.shape[-2] - 2 * r, x.shape[-1] - 2 * r
    return x[..., r + dy:r + dy + h, r + dx:r + dx + w]


def filtered(a, b, guides, r, patch, k, step=1):
    """Non-local means: the weights of one half of the samples are used on the other, so noise can't keep itself."""
    half_variance = blur((a - b).pow(2).mean(0, keepdim=True) / 2, 4)
    pad = lambda x: F.pad(x[None], (r,) * 4, mode='reflect')[0]
    pa, pb, pv = pad(a), pad(b), pad(half_variance)
    pg = [(pad(g), g, s) for g, s in guides]
    sums = [torch.zeros_like(a), torch.zeros_like(b)]
    weights = [torch.zeros_like(half_variance), torch.zeros_like(half_variance)]
    for dy in range(-r, r + 1, step):
        for dx in range(-r, r + 1, step):
            if dy * dy + dx * dx > r * r:
                continue
            vq = shifted(pv, dy, dx, r)
            feature = sum(((shifted(p, dy, dx, r) - own).pow(2).sum(0, keepdim=True)) / s for p, own, s in pg)
            near = torch.exp(-feature)
            for i, (own, padded, other) in enumerate(((a, pa, pb), (b, pb, pa))):
                d = (shifted(padded, dy, dx, r) - own).pow(2).mean(0, keepdim=True)
                d = (d - (half_variance + torch.minimum(vq, half_variance))) / (1e-7 + k * k * (half_variance + vq))
                w = torch.exp(-blur(d, patch).clamp_min(0)) * near
                sums[i] += w * shifted(other, dy, dx, r)
                weights[i] += w
    return [s / w.clamp_min(1e-8) for s, w in zip(sums, weights)]


def graded(glowing, pivot=0.30, contrast=1.32, colour=1.28):
    """The view and the lamps with deeper darks and fuller colours than the haze leaves them."""
    grey = (glowing * torch.tensor([0.2126, 0.7152, 0.0722])[:, None, None]).sum(0, keepdim=True).clamp_min(1e-5)
    fuller = (grey + colour * (glowing - grey)).clamp_min(0)
    return fuller * torch.where(grey < 1.2, (grey / pivot) ** (contrast - 1), (1.2 / pivot) ** (contrast - 1)) * 0.92


def main(folder, out, exposure):
    torch.set_num_threads(1)
    folders = sorted(f for f in glob.glob(os.path.join(folder, '*')) if os.path.exists(os.path.join(f, 'normal.npy')))
    halves = folders[0::2], folders[1::2]
    colour = average(folders, 'diffcol')
    normal = sum(load(f, 'normal') for f in folders) / len(folders)
    depth = (sum(load(f, 'depth').clamp(0, 50) for f in folders) / len(folders))[:1].clamp_min(0.1).log()
    guides = [(normal, 0.10), (depth, 0.004), (colour, 0.06)]
    both = []
    for kind, r, patch, k, step in ((('diffdir', 'diffind'), 11, 3, 0.75, 1), (('transdir', 'transind'), 6, 2, 0.7, 1),
                                    (('glossdir', 'glossind'), 6, 2, 0.6, 1)):
        a, b = (tame(average(h, *kind)) for h in halves)
        a, b = filtered(a, b, guides, r, patch, k, step)
        both.append((a + b) / 2)
    light, through, shine = both
    image = colour * light + average(folders, 'transcol') * through + average(folders, 'glosscol') * shine
    glowing = average(folders, 'emit', 'env')
    image = (image + graded(glowing)).permute(1, 2, 0).numpy()
    np.save(out.replace('.png', '.npy'), image.astype(np.float16))
    write(out, film(image, exposure))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 0.0)
