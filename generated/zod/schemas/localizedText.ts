/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const localizedTextKoMax = 100000;

export const localizedTextEnMax = 100000;

export const localizedTextJaMax = 100000;

export const localizedTextZhCNMax = 100000;

export const localizedTextZhTWMax = 100000;

export const localizedTextEsMax = 100000;

export const localizedTextPtMax = 100000;

export const localizedTextViMax = 100000;

export const localizedTextThMax = 100000;

export const localizedTextMnMax = 100000;



export const LocalizedText = zod.strictObject({
  "ko": zod.string().max(localizedTextKoMax),
  "en": zod.string().max(localizedTextEnMax).optional(),
  "ja": zod.string().max(localizedTextJaMax).optional(),
  "zh-CN": zod.string().max(localizedTextZhCNMax).optional(),
  "zh-TW": zod.string().max(localizedTextZhTWMax).optional(),
  "es": zod.string().max(localizedTextEsMax).optional(),
  "pt": zod.string().max(localizedTextPtMax).optional(),
  "vi": zod.string().max(localizedTextViMax).optional(),
  "th": zod.string().max(localizedTextThMax).optional(),
  "mn": zod.string().max(localizedTextMnMax).optional()
}).meta({ id: 'LocalizedText', description: 'A text by language. Korean is required, because every other language falls back to it.' });

export type LocalizedText = zod.input<typeof LocalizedText>;
export type LocalizedTextOutput = zod.output<typeof LocalizedText>;
