import { dateFormat, formatList, formatSize, intlLocale } from '../../ui/intl.ts';
import { formatMoney } from '../../ui/money.ts';
import { formatStayDate, formatStayRange } from '../../ui/calendar/stay-dates.ts';
import { useHotel } from '../tab/hotel.tsx';
import { useLocale } from './i18n.ts';

export function useFormatters() {
  return formattersOf(useLocale(), useHotel().currency);
}

/** `currency` is an ISO 4217 code. */
export function formattersOf(locale: string, currency: string) {
  return {
    money: (amountMinor: number) => formatMoney(amountMinor, currency, locale),
    date: (stayDate: string, style?: 'short' | 'long' | 'day') => formatStayDate(stayDate, locale, style),
    range: (start: string, end: string, style?: 'short' | 'long') => formatStayRange(start, end, locale, style),
    dayOf: (instant: string) => dateFormat(locale, 'day').format(Date.parse(instant)),
    size: (bytes: number) => formatSize(bytes, locale),
    number: (value: number) => new Intl.NumberFormat(intlLocale(locale)).format(value),
    list: (messages: string[]) => formatList(messages, locale),
  };
}
