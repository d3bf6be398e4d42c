import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import type { MessageFormat } from './stay-messages.ts';

export function useMessageFormat(): MessageFormat {
  return { ...useTranslation('booking'), ...useFormatters() };
}
