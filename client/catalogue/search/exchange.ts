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
 * About how much it is in the money of the guest's language, or null. For showing beside the price, never for charging.
 * @param amount the property's currency in minor units; the rate is between whole units.
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
