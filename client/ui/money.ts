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

/** Converts minor units: 180000 KRW is 180000, 1250 USD is 12.5. */
export function majorUnits(amount: number, currency: string, locale = 'en'): number {
  return amount / 10 ** (format(currency, locale, {}).resolvedOptions().maximumFractionDigits ?? 0);
}

/**
 * Formats an amount.
 * @param amount integer minor units
 * @param currency ISO 4217
 * @param locale BCP 47
 */
export function formatMoney(amount: number, currency: string, locale: string, signed = false): string {
  return format(currency, locale, { signDisplay: signed ? 'exceptZero' : 'auto' }).format(
    majorUnits(amount, currency, locale),
  );
}

/** Characters that fit a calendar day on a phone. */
const WIDEST = 7;

/**
 * A compact amount for small spaces such as a calendar day: ₩180K, ₩18만. Three digits at most; drops the currency if
 * the language's word for thousands leaves no space: 180 mil.
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
