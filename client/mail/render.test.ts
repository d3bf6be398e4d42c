import { describe, expect, test } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { renderCode, renderMail, renderSms } from './render.tsx';
import { brands } from '../brand/brand.ts';
import { languages, type Locale } from '../platform/i18n/language.ts';
import type { NotificationFacts, NotificationKind } from './letter.ts';

const ORIGIN = 'https://booking.example';

function factsOf(kind: NotificationKind, locale: Locale, name: string): NotificationFacts & { token: string } {
  const { reservation } = example('ReservationResult', name);
  const footer = { hotel_code: '1', hotel_name: reservation.stay.hotel_name };
  const hotel = { code: '1', brand: brands[0], logo: 'logo.png', logoOnDark: null, footer };
  return {
    kind,
    locale,
    origin: ORIGIN,
    hotel,
    reservation,
    change: reservation.changes[0] ?? null,
    refund: null,
    token: 'haneul.token',
  };
}

const NOTICES = [
  ['booked', 'reservation-breakfast'],
  ['changed', 'reservation-later'],
  ['reminder', 'reservation-guarantee'],
  ['cancelled', 'reservation-cancelled'],
  ['no_show', 'reservation-breakfast'],
  ['refunded', 'reservation-cancelled-before'],
  ['claimed', 'reservation-member'],
] as const;

describe.each(Object.keys(languages) as Locale[])('in %s', (locale) => {
  test.each(NOTICES)('renders an email and an SMS without unresolved keys or placeholders: %s', async (kind, name) => {
    const facts = factsOf(kind, locale, name);
    const { subject, html, text } = await renderMail(facts);
    const sms = await renderSms(facts);
    for (const output of [subject, html, text, sms]) {
      expect(output).not.toMatch(/\{\{|undefined|\b(what|title|lead|stay|price|lines|policy|cancelled)\.[a-z]\w+/);
      expect(output).toContain(facts.reservation.reservation_number);
    }
    expect(html).toContain(`lang="${locale}"`);
    expect(sms.length).toBeLessThanOrEqual(2 * 67 + 6);
  });
});

test.each(Object.keys(languages) as Locale[])('shows the amount of a refund by the property in %s', async (locale) => {
  const granted = { property_refund_id: '', amount: 60_000, refund_status: 'completed', created_at: '' } as const;
  const facts = { ...factsOf('refunded', locale, 'reservation-breakfast'), refund: granted };
  const { text } = await renderMail(facts);
  expect(text).toMatch(/60[.,\s]?000/);
  expect(text).not.toMatch(/\{\{|undefined|change\.[a-z]/);
  expect(await renderSms(facts)).toMatch(/60[.,\s]?000/);
});

test('shows that vouchers paid for a stay, not that nothing was paid', async () => {
  const { text } = await renderMail(factsOf('booked', 'en', 'reservation-voucher'));
  expect(text).toMatch(/Paid with: Voucher/);
  expect(text).not.toMatch(/Paid: ₩0/);
});

test('shows the payment method, and the name of the card if there is one', async () => {
  const paidBy = async (payment: object) => {
    const facts = factsOf('booked', 'en', 'reservation-breakfast');
    const { reservation } = facts;
    const changed = { ...reservation, payment: { ...reservation.payment!, ...payment } };
    return (await renderMail({ ...facts, reservation: changed })).text;
  };
  expect(await paidBy({ method: 'kakaopay', card_name: null })).toMatch(/Paid with: Kakao Pay/);
  expect(await paidBy({ method: 'payco', card_name: 'A card' })).toMatch(/Paid with: PAYCO\nCard: A card/);
  expect(await paidBy({ method: 'card', card_name: 'A card' })).not.toContain('Paid with');
  expect(await paidBy({ method: 'card', card_name: null })).toMatch(/Card: 9410-/);
});

test.each(Object.keys(languages) as Locale[])('renders a verification code in %s for an SMS', async (locale) => {
  const { subject, text } = await renderCode({ locale, code: '314159', sender: '하늘 스테이', minutes: 3 });
  expect(subject).toContain('[하늘 스테이] ');
  expect(text).toMatch(/^\[하늘 스테이\] .*314159.*3/);
  expect(subject + text).not.toMatch(/\{\{|undefined|code\./);
  expect(text.length).toBeLessThanOrEqual(2 * 67 + 6);
});

test.each(Object.keys(languages) as Locale[])('says in %s what a code for a claim does', async (locale) => {
  const facts = { locale, code: '314159', sender: '하늘 스테이', minutes: 3 };
  const [{ text }, plain] = await Promise.all([renderCode({ ...facts, claim: true }), renderCode(facts)]);
  expect(text).toMatch(/^\[하늘 스테이\] .*314159.*3/);
  expect(text).not.toMatch(/\{\{|undefined|code\./);
  expect(text.length).toBeGreaterThan(plain.text.length);
  expect(text.length).toBeLessThanOrEqual(2 * 67 + 6);
});

test('has the same content in plain text and in HTML', async () => {
  const { html, text } = await renderMail(factsOf('booked', 'en', 'reservation-breakfast'));
  const messages = html
    .replace(/^.*?<body/s, '<body')
    .replaceAll(/<div style="display:none.*?<\/div><\/div>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replaceAll(/&#\d+;/g, '').trim())
    .filter((line) => line !== '' && line !== '·');
  expect(messages.length).toBeGreaterThan(40);
  expect(messages.filter((word) => !text.includes(word))).toEqual([]);
});

test('renders each brand with its own theme in light and dark mode', async () => {
  const facts = factsOf('booked', 'en', 'reservation-breakfast');
  const buttons = await Promise.all(
    brands.map(async (brand) => {
      const { html } = await renderMail({ ...facts, hotel: { ...facts.hotel, brand } });
      const day = /<a [^>]*background-color:(#\w{6})/.exec(html)?.[1];
      const night = /\.button\{background-color:(#\w{6})!important/.exec(html)?.[1];
      return [day, night];
    }),
  );
  const colours = buttons.flat();
  expect(colours.every(Boolean)).toBe(true);
  expect(new Set(colours).size).toBe(brands.length * 2);
});

test('escapes texts from the property and the guest', async () => {
  const facts = factsOf('booked', 'ko', 'reservation-breakfast');
  const hostile = '</script><script>alert(1)</script><style>*{}</style>"><b>';
  facts.reservation.guest_name = hostile;
  facts.reservation.stay.hotel_name = hostile;
  facts.reservation.stay.picture = { file_path: 'x.png" onerror="alert(1)', alt: hostile };
  const { html } = await renderMail(facts);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).not.toContain('onerror="');
  expect(html).not.toContain('<b>');
});
