/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const locationLatitudeMin = -90;
export const locationLatitudeMax = 90;

export const locationLongitudeMin = -180;
export const locationLongitudeMax = 180;



export const Location = zod.strictObject({
  "latitude": zod.number().min(locationLatitudeMin).max(locationLatitudeMax),
  "longitude": zod.number().min(locationLongitudeMin).max(locationLongitudeMax)
}).meta({ id: 'Location', description: 'WGS 84 degrees.' });

export type Location = zod.input<typeof Location>;
export type LocationOutput = zod.output<typeof Location>;
