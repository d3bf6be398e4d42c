import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import type { Say } from './stay-messages.ts';

/** Words and formats, as those of a stay are made of. */
export function useSay(): Say {
  return { ...useTranslation('booking'), ...useFormatters() };
}
