import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContract, type Node } from '../../scripts/generate/contract.ts';
import { languages } from '../../client/platform/i18n/language.ts';
import { LANGUAGES } from '../../server/platform/values/language.ts';

/** Names of social services, which are the same in all languages that use the Latin script. */
const SERVICES = { Google: 'a name', Kakao: 'a name', Naver: 'a name' };

/** Names of payment services, which are in Latin letters except in Korean and Japanese. */
const WALLETS = { 'Kakao Pay': 'a name', 'Naver Pay': 'a name', PAYCO: 'a name', 'Samsung Pay': 'a name' };

/**
 * Texts that are intentionally the same as in English, by language, each with the reason. Texts that contain only
 * symbols, placeholders and units of measure need no entry.
 */
const SAME_AS_ENGLISH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { ...SERVICES, ...WALLETS, Extras: 'the Spanish word', Fax: 'the Spanish word', Total: 'the Spanish word' },
  pt: {
    ...SERVICES,
    ...WALLETS,
    'Check-in': 'what Brazilian hotels write',
    'Check-out': 'what Brazilian hotels write',
    Extras: 'the Portuguese word',
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

/** The script of each language that doesn't use the Latin script. Other languages are not checked. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ko: /\p{Script=Hangul}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  mn: /\p{Script=Cyrillic}/u,
};

/**
 * Common characters that exist only in simplified or only in traditional Chinese. These few are enough to detect text
 * in the wrong script.
 */
const SIMPLIFIED_ONLY = /[预订选择请间价详发现还优码时为让该页网这个们]/u;
const TRADITIONAL_ONLY = /[預訂選擇請間價詳發現還優碼時為讓該頁網這個們]/u;

/** Texts in Latin letters that are correct in every language. */
const LATIN_EVERYWHERE = /^(FAX|ID|OK|Kakao Pay|Naver Pay|PAYCO|Samsung Pay)$/;

/**
 * Matches texts that mention email. The server doesn't always send an email, so only the texts listed below may mention
 * one.
 */
const MAIL = /mail|메일|メール|[邮郵]|信箱|อีเมล|мэйл|correo/i;
const MAY_MENTION_MAIL = [
  'booking-form:guest.guest_email',
  'booking-form:guest.errors.guest_email.missing',
  'booking-form:guest.errors.guest_email.invalid',
  'booking:detail.email',
  // Shown only if there is a confirmation email for the reservation (`confirmation_mail`).
  'booking:mail.sending',
  'booking:mail.sent',
  'booking:mail.not_sent',
  'booking:mail.sentAgain',
  // The property contacts the guest by email or phone.
  'booking:ended.refundRefused.body',
  'change:ended.refundRefused.body',
  'booking:cancelled.refund.refused',
  'payment:earlier.refundRefused.body',
  // The guest receives a code by email.
  'payment:code.body',
  'payment:code.sent.EMAIL',
  'booking:claim.code',
  'booking:claim.sent.EMAIL',
  'payment:guest.email',
];

/** Informal forms of address in languages that also have formal ones. The Thai word is allowed before a name. */
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

/** Returns the texts with their dotted keys, such as `header.menu`. */
function sentences(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : sentences(value, `${prefix}${key}.`),
  );
}

/** Returns no texts for a missing file. The test that compares keys reports such a file. */
function read(language: string, name: string) {
  const file = `client/locales/${language}/${name}.json`;
  return existsSync(file) ? sentences(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
/** Removes placeholders and units of measure, which are the same in every language. */
function letters(text: string) {
  return text.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(/m²|\b(m|h|min|GT)\b/g, '');
}
function withoutPlural(key: string) {
  return key.replace(PLURAL, '');
}
function keysOf(language: string, name: string) {
  return new Set(read(language, name).map(([key]) => withoutPlural(key)));
}
/** Removes the suffix that marks the ferry-line variant of a text. */
function baseKey(key: string) {
  return key.replace(/_sailing$/, '');
}
function placeholdersIn(text: string) {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, place]) => place).sort();
}

const names = [...new Set(globSync('client/locales/*/*.json').map((file) => basename(file, '.json')))].sort();

test('locale files are found', () => expect(names).toContain('app'));

describe.each(names)('%s.json', (name) => {
  const english = new Map(read('en', name));

  test.each(LANGUAGES)('has the same keys in %s as in English', (language) => {
    expect([...keysOf(language, name)].sort()).toEqual([...keysOf('en', name)].sort());
  });

  test.each(LANGUAGES)('has every plural form of %s', (language) => {
    const keys = read(language, name).map(([key]) => key);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const counted = new Set(keys.filter((key) => PLURAL.test(key)).map(withoutPlural));
    expect(
      [...counted]
        .flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))
        .filter((key) => !keys.includes(key)),
    ).toEqual([]);
  });

  test.each(LANGUAGES)('has the same placeholders in %s', (language) => {
    const differing = read(language, name).filter(([key, text]) => {
      const other = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      const [here, there] = [placeholdersIn(text), placeholdersIn(other)].map((places) =>
        places.filter((place) => place !== 'count'),
      );
      return String(here) !== String(there);
    });
    expect(differing).toEqual([]);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('is translated into %s', (language) => {
    const same = read(language, name).filter(
      ([key, text]) => text === english.get(key) && /\p{L}/u.test(letters(text)),
    );
    expect(same.filter(([, text]) => !SAME_AS_ENGLISH[language]?.[text])).toEqual([]);
  });

  test.each(LANGUAGES)('uses the script of %s', (language) => {
    const script = SCRIPTS[language];
    const wrongScript = read(language, name).filter(([, text]) => {
      if (language !== 'ko' && SCRIPTS['ko']?.test(text)) return true;
      if (language === 'zh-CN' && TRADITIONAL_ONLY.test(text)) return true;
      if (language === 'zh-TW' && SIMPLIFIED_ONLY.test(text)) return true;
      // A word that mixes Cyrillic and Latin letters contains look-alike letters from the wrong script.
      if (/\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu.test(text)) return true;
      return script && /\p{L}/u.test(letters(text)) && !script.test(text) && !LATIN_EVERYWHERE.test(text);
    });
    expect(wrongScript).toEqual([]);
  });

  test('has no unused key', () => {
    // The keys in errors.json are error codes, which errors.test.ts checks.
    const used = name === 'errors' ? [/./] : keysUsedOf(name);
    expect([...keysOf('en', name)].filter((key) => !used.some((pattern) => pattern.test(baseKey(key))))).toEqual([]);
  });
});

/**
 * Enumerations with the keys of their texts. `{}` is replaced by each value, and every resulting key must have a text.
 * The list is empty if no screen shows the enumeration.
 */
const TRANSLATED_IN: Readonly<Record<string, readonly string[]>> = {
  AllowedAction: [],
  BedKind: ['catalogue:bed.{}'],
  BenefitType: ['membership:benefits.{}'],
  ConfirmedBy: [],
  ContractStatus: ['member:contracts.status.{}'],
  ContractType: [],
  CouponStatus: ['member:coupons.status.{}'],
  CouponType: ['member:coupons.type.{}'],
  DayStatus: [],
  DeckAreaKind: ['sailing:deck.kind.{}'],
  DeviceKind: ['member:sessions.kinds.{}'],
  ErrorCode: ['errors:{}.title'],
  EventType: [],
  JoinType: [],
  LangType: [],
  MemberType: ['session:memberTypes.{}', 'signup:kinds.{}.hint'],
  OfferStatus: [],
  PaymentMethod: ['booking:payment.methods.{}'],
  PaymentType: ['booking:info.continue.{}', 'payment:heading.{}'],
  PointsType: ['member:points.types.{}'],
  PriceLineKind: ['booking:lines.{}', 'booking:lines.names.{}'],
  PricingUnit: ['room:options.once.{}', 'room:options.perDate.{}', 'room:options.count.{}'],
  ReservationType: [],
  RoomPlanKind: ['room:plan.kind.{}'],
  SailingDayStatus: [],
  SailingStatus: [],
  SocialProvider: ['session:social.{}', 'signup:providers.{}', 'member:providers.{}'],
  TermsType: [],
  TierCause: ['membership:own.causes.{}'],
  ViewKind: ['catalogue:view.{}'],
  WebhookDisabledBecause: [],
  WebhookFailure: [],
};

describe('an enumeration that may grow', () => {
  const growing = Object.entries<Node>(loadContract().components.schemas).filter(([, schema]) => schema['x-may-grow']);

  test('is translated, or is listed here as never shown', () => {
    expect(growing.map(([name]) => name).sort()).toEqual(Object.keys(TRANSLATED_IN));
  });

  test.each(growing)('%s has a text for each of its values', (name, schema) => {
    const english = new Set(names.flatMap((file) => [...keysOf('en', file)].map((key) => `${file}:${key}`)));
    const wanted = (TRANSLATED_IN[name] ?? []).flatMap((place) =>
      (schema.enum as string[]).map((value) => place.replace('{}', value)),
    );
    expect(wanted.filter((key) => !english.has(key))).toEqual([]);
  });
});

test.each(Object.entries(SAME_AS_ENGLISH))('each exception for %s still exists in a locale file', (language, same) => {
  const texts = new Set(names.flatMap((name) => read(language, name)).map(([, text]) => text));
  expect(Object.keys(same).filter((text) => !texts.has(text))).toEqual([]);
});

test('locale files, client and server have the same languages', () => {
  const folders = readdirSync('client/locales').sort();
  expect(folders).toEqual([...LANGUAGES].sort());
  expect(Object.keys(languages).sort()).toEqual(folders);
});

test.each(Object.entries(FAMILIAR))('the texts in %s address guests formally', (language, familiar) => {
  const texts = names.flatMap((name) => read(language, name));
  expect(texts.filter(([, text]) => familiar.test(text))).toEqual([]);
});

test.each(LANGUAGES)('no text in %s promises an email that the server may not send', (language) => {
  const found = ['booking', 'booking-form', 'change', 'payment'].flatMap((name) =>
    read(language, name).flatMap(([key, text]) => (MAIL.test(text) ? [`${name}:${key}`] : [])),
  );
  expect(found.toSorted()).toEqual(MAY_MENTION_MAIL.toSorted());
});

/**
 * Returns patterns that match the keys that screens use from a locale file. In files of the same domain area, and in
 * files that contain the locale file's name as a string, every literal counts as a key. In other files, only `name:key`
 * counts. `${…}` in a template matches any text.
 */
function keysUsedOf(name: string): RegExp[] {
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
