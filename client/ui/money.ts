import { compactParts, intlLocale } from './intl.ts';

const formats = new Map<string, Intl.NumberFormat>();

function format(currency: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${JSON.stringify(options)}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(intlLocale(locale), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...options,
    });
    formats.set(key, found);
  }
  return found;
}

/** Converts minor units to major units: 180000 becomes 180000 in KRW, and 1250 becomes 12.5 in USD. */
export function majorUnits(amount: number, currency: string, locale = 'en'): number {
  return amount / 10 ** (format(currency, locale, {}).resolvedOptions().maximumFractionDigits ?? 0);
}

/**
 * Formats an amount.
 * @param amount integer in minor units
 * @param currency ISO 4217 code
 * @param locale BCP 47 tag
 * @param signed whether to show the sign of positive amounts too
 */
export function formatMoney(amount: number, currency: string, locale: string, signed = false): string {
  return format(currency, locale, { signDisplay: signed ? 'exceptZero' : 'auto' }).format(
    majorUnits(amount, currency, locale),
  );
}

/** Number of characters that fit into a calendar day on a phone. */
const WIDEST = 7;

/**
 * Formats an amount for small spaces such as a calendar day: ₩180K, ₩18만. Uses at most three significant digits. Omits
 * the currency if the language's word for thousands leaves no space for it: 180 mil.
 */
export function formatCompactMoney(amount: number, currency: string, locale: string): string {
  const compact = format(currency, locale, {
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumSignificantDigits: 3,
  });
  const parts = compactParts(compact.formatToParts(majorUnits(amount, currency, locale)), locale);
  const text = parts.map(({ value }) => value).join('');
  if (text.length <= WIDEST) return text;
  return parts
    .map(({ type, value }) => (type === 'currency' ? '' : value))
    .join('')
    .trim();
}
