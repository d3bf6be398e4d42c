/** Regions of CLDR that issue no passports: groups, dependencies reserved by others, and made-up ones. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export type Country = { code: string; name: string };

/** Every country by its code of two letters (ISO 3166-1), named and sorted as the language does. */
export function countries(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    // A code that was given up stands for another one now.
    (code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code,
  );
  return codes
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [{ code, name }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** What a country is called; its code where the language has no name for it. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
}
