/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const ItemCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const ItemCode = zod.string().regex(ItemCodeRegExp).meta({ id: 'ItemCode', description: 'A provider\'s own code of a room type, package, option or plan.' });

export type ItemCode = zod.input<typeof ItemCode>;
export type ItemCodeOutput = zod.output<typeof ItemCode>;
