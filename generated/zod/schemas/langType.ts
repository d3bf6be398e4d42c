/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const LangType = zod.enum(['KOR', 'ENG', 'JPN', 'CHS', 'CHT', 'SPA', 'POR', 'VIE', 'THA', 'MON']).meta({ id: 'LangType', description: 'A language of the site, by the name the product\'s calls have for it.' });

export type LangType = zod.input<typeof LangType>;
export type LangTypeOutput = zod.output<typeof LangType>;
