/** CLDR regions that don't issue passports: groups of countries, reserved codes and pseudo-regions. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Country = { code: string; name: string };

/** Returns the ISO 3166-1 alpha-2 code of each country with its name in the given language, sorted by name. */
export function countries(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    // Intl replaces a withdrawn code with its successor.
    (code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code,
  );
  return codes
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [{ code, name }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** Countries that most travellers of a ferry between Korea and its neighbours come from. */
const NEAR = ['KR', 'JP', 'CN', 'TW', 'MN'];

/** Splits the countries of `countries` into those offered first and all others. The language's country is the first. */
export function countryChoice(locale: string): { suggested: Country[]; others: Country[] } {
  const all = countries(locale);
  const first = new Set([new Intl.Locale(locale).maximize().region, ...NEAR]);
  return {
    suggested: [...first].flatMap((code) => all.filter((country) => country.code === code)),
    others: all.filter(({ code }) => !first.has(code)),
  };
}

/** Returns the name of the country, or the code if the language has no name for it. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
}
