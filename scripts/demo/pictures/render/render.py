"""blender -b -t 1 --python render.py -- NAME FOLDER WIDTH SAMPLES TIMES: renders one picture's passes TIMES times,
each with its own noise, into FOLDER/0, FOLDER/1, ...: they can be used before the last is done."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

bpy.ops.wm.read_factory_settings(use_empty=True)
import bath
import camera
import city
import twin

name, folder, width, samples, times = sys.argv[sys.argv.index('--') + 1:]
scene = next(s for s in (twin, bath) if name in s.CAMERAS)
stored = os.environ.get('SCENE')  # a saved scene spares the fall of the cloth
if stored and os.path.exists(stored):
    bpy.ops.wm.open_mainfile(filepath=stored)
else:
    city.build()
    scene.build()
    if stored:
        bpy.ops.wm.save_as_mainfile(filepath=stored)
if hasattr(scene, 'dress'):
    scene.dress(name)
camera.look(**scene.CAMERAS[name])
for seed in range(int(times)):
    camera.render(os.path.join(folder, str(seed)), int(width), int(width) * 2 // 3, int(samples), seed)
