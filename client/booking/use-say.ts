import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import type { Say } from './stay-words.ts';

/** Words and formats, as those of a stay are made of. */
export function useSay(): Say {
  return { ...useTranslation('booking'), ...useFormatters() };
}
