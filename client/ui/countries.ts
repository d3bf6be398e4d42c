/** CLDR regions that issue no passports: groups, reserved codes and pseudo-regions. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Country = { code: string; name: string };

/** Every country by its ISO 3166-1 alpha-2 code, with name and order of the language. */
export function countries(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    // Intl maps a withdrawn code to its replacement.
    (code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code,
  );
  return codes
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [{ code, name }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** Returns the code if the language has no name for the country. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
}
