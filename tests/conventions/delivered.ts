import { LANGUAGES } from '../../server/platform/values/language.ts';

/** The languages whose words are complete: all of the product's. English is what the others are compared with. */
export const DELIVERED_LANGUAGES = LANGUAGES;
