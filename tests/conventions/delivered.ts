import { LANGUAGES } from '../../server/platform/values/language.ts';

export const DELIVERED_LANGUAGES = LANGUAGES;
