import type { CSSProperties } from 'react';
import { type Theme, themeOf } from '../brand/themes.ts';

/**
 * Styles for one part of an email. Inline, because many email clients ignore style sheets. The class names are for dark
 * mode, in clients that support style sheets.
 */
export type Part = { className: string; style: CSSProperties };

const COLOURS = {
  paper: [['background-color', 'paper']],
  surface: [['background-color', 'surface']],
  rule: [['border-color', 'line']],
  ink: [['color', 'ink']],
  quiet: [['color', 'ink-quiet']],
  accent: [['color', 'accent-text']],
  good: [['color', 'good']],
  warn: [['color', 'warn']],
  danger: [['color', 'danger']],
  button: [
    ['background-color', 'accent'],
    ['color', 'on-accent'],
  ],
  soft: [['background-color', 'accent-soft']],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

export type Colour = keyof typeof COLOURS;

export type MailTheme = ReturnType<typeof mailTheme>;

export function mailTheme(brand: string, locale: string) {
  const theme = themeOf(brand, locale);
  const { light } = theme;
  const family = { text: light['font-text'], display: light['font-display-system'] };
  return {
    part: (colours: Colour | readonly Colour[], style: CSSProperties = {}): Part => {
      const all = [colours].flat() as Colour[];
      return {
        className: all.join(' '),
        style: { ...Object.assign({}, ...all.map((one) => inline(theme, one))), ...style },
      };
    },
    family,
    display: {
      fontFamily: family.display,
      fontWeight: Number(light['weight-display']),
      letterSpacing: light['tracking-display'],
    },
    radius: light['radius'],
    radiusControl: light['radius-control'],
    rules: [darkRules(theme), NARROW].join('\n'),
  };
}

const NARROW = `@media (max-width:480px){.sheet{border-radius:0!important;border-left:0!important;border-right:0!important}
.inset{padding-left:20px!important;padding-right:20px!important}.page{padding-left:0!important;padding-right:0!important}
.title{font-size:26px!important}}`;

function inline({ light }: Theme, colour: Colour): CSSProperties {
  return Object.fromEntries(
    COLOURS[colour].map(([property, token]) => [camel(property), light[`color-${token}`]]),
  ) as CSSProperties;
}

function darkRules({ dark }: Theme): string {
  const rules = Object.entries(COLOURS).map(([name, colours]) => {
    const set = colours.map(([property, token]) => `${property}:${dark[`color-${token}`]}!important`);
    return `.${name}{${set.join(';')}}`;
  });
  return `@media (prefers-color-scheme:dark){${rules.join('')}.on-light{display:none!important}.on-dark{display:block!important}}`;
}

function camel(property: string): string {
  return property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
