/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const pictureFilePathMax = 300;

export const pictureAltMax = 300;



export const Picture = zod.strictObject({
  "file_path": zod.string().max(pictureFilePathMax).describe('Appended to the file server\'s base address'),
  "alt": zod.string().max(pictureAltMax)
}).meta({ id: 'Picture', description: 'A picture, with words for who cannot see it.' });

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;
