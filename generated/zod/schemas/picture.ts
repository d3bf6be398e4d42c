/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const pictureFilePathMax = 300;

export const pictureAltMax = 300;

export const pictureFocusXMin = 0;
export const pictureFocusXMax = 100;



export const Picture = zod.strictObject({
  "file_path": zod.string().max(pictureFilePathMax).describe('Appended to the file server\'s base address'),
  "alt": zod.string().max(pictureAltMax),
  "focus_x": zod.int().min(pictureFocusXMin).max(pictureFocusXMax).optional().describe('Where its subject stands, in percent from the left, for a narrow crop; the middle without it')
}).meta({ id: 'Picture', description: 'A picture, with words for who cannot see it.' });

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;
