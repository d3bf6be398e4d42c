import type { HotelInfo } from '../../../generated/types.ts';
import { intlLocale } from '../../ui/intl.ts';

const currencyOf: Partial<Record<string, string>> = {
  en: 'USD',
  ja: 'JPY',
  'zh-CN': 'CNY',
  'zh-TW': 'TWD',
  es: 'EUR',
  pt: 'EUR',
  vi: 'VND',
  th: 'THB',
  mn: 'MNT',
};

/**
 * Formats a price in the currency of the guest's language, for display only. Exchange rates apply to major units.
 * Returns null if the property doesn't use exchange rates or has none for that currency.
 * @param amount in minor units of the property's currency
 */
export function elsewhere(amount: number, hotel: HotelInfo, locale: string): string | null {
  const rate = hotel.use_exchange && hotel.exchange_rates.find(({ currency }) => currency === currencyOf[locale]);
  if (!rate) return null;
  const { maximumFractionDigits: digits = 0 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: hotel.currency,
  }).resolvedOptions();
  return new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    currency: rate.currency,
    maximumFractionDigits: 0,
  }).format((amount / 10 ** digits) * rate.rate);
}
