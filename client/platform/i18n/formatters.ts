import { dateFormat, formatList, formatSize, intlLocale } from '../../ui/intl.ts';
import { formatMoney } from '../../ui/money.ts';
import { formatStayDate, formatStayRange } from '../../ui/calendar/stay-dates.ts';
import { useHotel } from '../tab/hotel.tsx';
import { useLocale } from './i18n.ts';

/** Money, dates and numbers, in the guest's language and the hotel's currency. */
export function useFormatters() {
  return formattersOf(useLocale(), useHotel().currency);
}

/** Money, dates and numbers in a language; `currency` is ISO 4217. */
export function formattersOf(locale: string, currency: string) {
  return {
    money: (amountMinor: number) => formatMoney(amountMinor, currency, locale),
    date: (stayDate: string, style?: 'short' | 'long' | 'day') => formatStayDate(stayDate, locale, style),
    range: (start: string, end: string, style?: 'short' | 'long') => formatStayRange(start, end, locale, style),
    /** The day of an instant, where the guest is. */
    dayOf: (instant: string) => dateFormat(locale, 'day').format(Date.parse(instant)),
    /** Of a file, in bytes. */
    size: (bytes: number) => formatSize(bytes, locale),
    number: (value: number) => new Intl.NumberFormat(intlLocale(locale)).format(value),
    list: (messages: string[]) => formatList(messages, locale),
  };
}
