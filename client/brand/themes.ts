import contract from './tokens.css?raw';

export type Theme = { light: Readonly<Record<string, string>>; dark: Readonly<Record<string, string>> };

const files = import.meta.glob<string>('./brands/*/tokens.css', { query: '?raw', import: 'default', eager: true });

/** Returns a brand's tokens in light and dark mode. An unknown brand gets the defaults from tokens.css. */
export function themeOf(brand: string, locale: string): Theme {
  const tokens = new Map(
    [contract, files[`./brands/${brand}/tokens.css`] ?? ''].flatMap((css) => tokensOf(css, locale)),
  );
  const resolve = (value: string, theme: 0 | 1): string =>
    value
      .replace(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(tokens.get(name) ?? '', theme))
      .replace(/light-dark\(([^,]+), (.+)\)/, (_, ...both: string[]) => both[theme] ?? '');
  const inTheme = (theme: 0 | 1) =>
    Object.fromEntries([...tokens].map(([name, value]) => [name, resolve(value, theme)]));
  return { light: inTheme(0), dark: inTheme(1) };
}

function tokensOf(css: string, locale: string): [name: string, value: string][] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(:root[^{}]*)\{([^{}]*)\}/g);
  return [...rules]
    .filter(([, selector = '']) => {
      const languages = [...selector.matchAll(/:lang\(([\w-]+)\)/g)].map(([, language]) => language);
      return !selector.includes('data-theme') && (languages.length === 0 || languages.includes(locale));
    })
    .flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [
        name,
        value.replaceAll(/\s+/g, ' ').trim(),
      ]),
    );
}
