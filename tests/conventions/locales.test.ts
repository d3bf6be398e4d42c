import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContract, type Node } from '../../scripts/generate/contract.ts';
import { languages } from '../../client/platform/i18n/language.ts';
import { DELIVERED_LANGUAGES } from './delivered.ts';

/** The names of social services, which languages in Latin letters write alike. */
const SERVICES = { Google: 'a name', Kakao: 'a name', Naver: 'a name' };

/** What one pays with, written in Latin letters outside Korea and Japan. */
const WALLETS = { 'Kakao Pay': 'a name', 'Naver Pay': 'a name', PAYCO: 'a name', 'Samsung Pay': 'a name' };

/**
 * Texts that are the same as in English on purpose, by language, with the reason. A text of symbols and places alone needs none, nor
 * does a unit of measure.
 */
const SAME_AS_ENGLISH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { ...SERVICES, ...WALLETS, Extras: 'the Spanish word', Fax: 'the Spanish word', Total: 'the Spanish word' },
  pt: {
    ...SERVICES,
    ...WALLETS,
    'Check-in': 'what Brazilian hotels write',
    'Check-out': 'what Brazilian hotels write',
    Fax: 'the Portuguese word',
    Menu: 'the Portuguese word',
    Tablet: 'the Portuguese word',
    Total: 'the Portuguese word',
  },
  ja: { ID: 'what Japanese forms write' },
  vi: {
    ...SERVICES,
    ...WALLETS,
    Email: 'what Vietnamese forms write',
    Fax: 'what Vietnamese forms write',
    ID: 'what Vietnamese forms write',
  },
  'zh-CN': WALLETS,
  'zh-TW': WALLETS,
  th: WALLETS,
  mn: WALLETS,
};

/** The letters that a language is written in; one in Latin letters is told by nothing. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ko: /\p{Script=Hangul}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  mn: /\p{Script=Cyrillic}/u,
};

/** Characters of one Chinese that the other writes differently: enough to see a text in the wrong one. */
const SIMPLIFIED_ONLY = /[预订选择请间价详发现还优码时为让该页网这个们]/u;
const TRADITIONAL_ONLY = /[預訂選擇請間價詳發現還優碼時為讓該頁網這個們]/u;

/** Texts in Latin letters that another script takes as they are. */
const LATIN_EVERYWHERE = /^(FAX|ID|OK|Kakao Pay|Naver Pay|PAYCO|Samsung Pay)$/;

/** What speaks of mail on the way to a booking and after it: where the server says that one is sent, and nowhere else. */
const MAIL = /mail|메일|メール|[邮郵]|信箱|อีเมล|мэйл|correo/i;
const SPEAKS_OF_MAIL = [
  'booking-form:guest.guest_email',
  'booking-form:guest.errors.guest_email.missing',
  'booking-form:guest.errors.guest_email.invalid',
  'booking:detail.email',
  // Said of a mail that the reservation has (`confirmation_mail`).
  'booking:mail.sending',
  'booking:mail.sent',
  'booking:mail.not_sent',
  'booking:mail.sentAgain',
  // The property writes, or calls.
  'booking:ended.refundRefused.body',
  'change:ended.refundRefused.body',
  'booking:cancelled.refund.refused',
  'payment:earlier.refundRefused.body',
  // A code that is sent.
  'payment:code.body',
  'payment:code.sent.EMAIL',
  'payment:guest.email',
];

/** How one speaks to a friend, where the language has another form for a guest. A name may follow the Thai word. */
const FAMILIAR: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(tu|tus|tú|te|contigo|escribiste)(?!\p{L})/iu,
  pt: /(?<!\p{L})(tu|teu|tua|teus|tuas|contigo)(?!\p{L})/iu,
  vi: /(?<!\p{L})bạn(?!\p{L})/iu,
  th: /คุณ(?! \{\{name)/u,
  'zh-CN': /你/u,
  'zh-TW': /你/u,
};

const PLURAL = /_(zero|one|two|few|many|other)$/;

type Messages = { readonly [key: string]: string | Messages };

/** `header.menu` → the sentence, of one file. */
function sentences(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : sentences(value, `${prefix}${key}.`),
  );
}

/** Of a file that is not there: none, so that only the test of the same keys tells it. */
function read(language: string, name: string) {
  const file = `client/locales/${language}/${name}.json`;
  return existsSync(file) ? sentences(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
/** Without what is filled in and without units of measure, which are written alike. */
function letters(text: string) {
  return text.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(/m²|\b(m|h|min|GT)\b/g, '');
}
function withoutPlural(key: string) {
  return key.replace(PLURAL, '');
}
function keysOf(language: string, name: string) {
  return new Set(read(language, name).map(([key]) => withoutPlural(key)));
}
/** What is said instead where cabins of ships are sold is asked for by the same key. */
function askedKey(key: string) {
  return key.replace(/_sailing$/, '');
}
function placesIn(text: string) {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, place]) => place).sort();
}

const names = [...new Set(globSync('client/locales/*/*.json').map((file) => basename(file, '.json')))].sort();

test('there are words', () => expect(names).toContain('app'));

describe.each(names)('%s.json', (name) => {
  const english = new Map(read('en', name));

  test.each(DELIVERED_LANGUAGES)('has the same keys in %s as in English', (language) => {
    expect([...keysOf(language, name)].sort()).toEqual([...keysOf('en', name)].sort());
  });

  test.each(DELIVERED_LANGUAGES)('has every plural that %s knows', (language) => {
    const keys = read(language, name).map(([key]) => key);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const counted = new Set(keys.filter((key) => PLURAL.test(key)).map(withoutPlural));
    expect(
      [...counted]
        .flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))
        .filter((key) => !keys.includes(key)),
    ).toEqual([]);
  });

  test.each(DELIVERED_LANGUAGES)('fills the same places in %s', (language) => {
    const differing = read(language, name).filter(([key, text]) => {
      const other = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      const [here, there] = [placesIn(text), placesIn(other)].map((places) =>
        places.filter((place) => place !== 'count'),
      );
      return String(here) !== String(there);
    });
    expect(differing).toEqual([]);
  });

  test.each(DELIVERED_LANGUAGES.filter((language) => language !== 'en'))('is translated into %s', (language) => {
    const same = read(language, name).filter(
      ([key, text]) => text === english.get(key) && /\p{L}/u.test(letters(text)),
    );
    expect(same.filter(([, text]) => !SAME_AS_ENGLISH[language]?.[text])).toEqual([]);
  });

  test.each(DELIVERED_LANGUAGES)('is written in the letters of %s', (language) => {
    const script = SCRIPTS[language];
    const strange = read(language, name).filter(([, text]) => {
      if (language !== 'ko' && SCRIPTS['ko']?.test(text)) return true;
      if (language === 'zh-CN' && TRADITIONAL_ONLY.test(text)) return true;
      if (language === 'zh-TW' && SIMPLIFIED_ONLY.test(text)) return true;
      // One word in two alphabets is a letter that only looks like the right one.
      if (/\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu.test(text)) return true;
      return script && /\p{L}/u.test(letters(text)) && !script.test(text) && !LATIN_EVERYWHERE.test(text);
    });
    expect(strange).toEqual([]);
  });

  test('holds no word that no screen asks for', () => {
    // errors.json is asked for by code; errors.test.ts knows the codes.
    const asked = name === 'errors' ? [/./] : askedFor(name);
    expect([...keysOf('en', name)].filter((key) => !asked.some((pattern) => pattern.test(askedKey(key))))).toEqual([]);
  });
});

/** Enumerations that a screen says in words, and where: what the contract adds to one needs words there. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  AllowedAction: [],
  BenefitType: ['membership:benefits.{}'],
  ConfirmedBy: [],
  ContractStatus: ['member:contracts.status.{}'],
  ContractType: ['member:contracts.type.{}'],
  CouponStatus: ['member:coupons.status.{}'],
  CouponType: ['member:coupons.type.{}'],
  DayStatus: [],
  DeckAreaKind: ['sailing:deck.kind.{}'],
  DeviceKind: ['member:sessions.kinds.{}'],
  ErrorCode: ['errors:{}.title'],
  JoinType: [],
  LangType: [],
  MemberType: ['session:memberTypes.{}', 'signup:kinds.{}.hint'],
  OfferStatus: [],
  PaymentMethod: ['booking:payment.methods.{}'],
  PaymentType: ['booking:info.continue.{}', 'payment:heading.{}', 'payment:due.{}'],
  PointsType: ['member:points.types.{}'],
  PriceLineKind: ['booking:lines.{}', 'booking:lines.names.{}'],
  ReservationType: [],
  SailingDayStatus: [],
  SailingStatus: [],
  SocialProvider: ['session:social.{}', 'signup:providers.{}', 'member:providers.{}'],
  TermsType: [],
  TierCause: ['membership:own.causes.{}'],
};

describe('an enumeration that may grow', () => {
  const growing = Object.entries<Node>(loadContract().components.schemas).filter(([, schema]) => schema['x-may-grow']);

  test('is said in words, or is named here as one that no screen says', () => {
    expect(growing.map(([name]) => name).sort()).toEqual(Object.keys(SAID));
  });

  test.each(growing)('%s has words for each of its values', (name, schema) => {
    const english = new Set(names.flatMap((file) => [...keysOf('en', file)].map((key) => `${file}:${key}`)));
    const wanted = (SAID[name] ?? []).flatMap((place) =>
      (schema.enum as string[]).map((value) => place.replace('{}', value)),
    );
    expect(wanted.filter((key) => !english.has(key))).toEqual([]);
  });
});

test.each(Object.entries(SAME_AS_ENGLISH))('what %s has in common with English is still there', (language, same) => {
  const texts = new Set(names.flatMap((name) => read(language, name)).map(([, text]) => text));
  expect(Object.keys(same).filter((text) => !texts.has(text))).toEqual([]);
});

test('the words, the client and the server know the same languages', () => {
  const folders = readdirSync('client/locales').sort();
  expect(folders).toEqual([...DELIVERED_LANGUAGES].sort());
  expect(Object.keys(languages).sort()).toEqual(folders);
});

test.each(Object.entries(FAMILIAR))('in %s a guest is addressed as one', (language, familiar) => {
  const texts = names.flatMap((name) => read(language, name));
  expect(texts.filter(([, text]) => familiar.test(text))).toEqual([]);
});

test.each(DELIVERED_LANGUAGES)('in %s no word promises a mail that nobody sends', (language) => {
  const found = ['booking', 'booking-form', 'change', 'payment'].flatMap((name) =>
    read(language, name).flatMap(([key, text]) => (MAIL.test(text) ? [`${name}:${key}`] : [])),
  );
  expect(found.toSorted()).toEqual(SPEAKS_OF_MAIL.toSorted());
});

/**
 * The keys that screens ask this file for, as patterns: literals of the area's own files and of files that name the file, and
 * `area:key` anywhere. A template's `${…}` stands for one or more parts.
 */
function askedFor(name: string): RegExp[] {
  const files = globSync('client/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const own = file.startsWith(`client/${name}/`) || new RegExp(`['"]${name}['"]`).test(source);
    const literals = [...source.matchAll(/'([\w.:-]+)'|"([\w.:-]+)"|`((?:[\w.:-]|\$\{[^}]*\})+)`/g)].map(
      ([, a, b, c]) => a ?? b ?? c ?? '',
    );
    return literals
      .filter((literal) => own || literal.startsWith(`${name}:`))
      .map((literal) => literal.replace(new RegExp(`^${name}:`), ''))
      .filter((literal) => !/^(\$\{[^}]*\})+$/.test(literal))
      .map(
        (literal) => new RegExp(`^${literal.replaceAll(/\$\{[^}]*\}|\./g, (part) => (part === '.' ? '\\.' : '.+'))}$`),
      );
  });
}
