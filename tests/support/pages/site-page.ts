import type { FrameLocator, Page } from 'playwright';
import { expect as patient } from 'playwright/test';
import { mongolianDates } from '../../../client/ui/mongolian.ts';
import { t, translations } from '../../../scripts/demo/text.ts';
import { addDays, today } from '../../../server/platform/values/nights.ts';
import { expectDom, expectDomPage } from '../dom/expect.ts';
import { DomLocator, PATIENCE_MS } from '../dom/locator.ts';
import { DomPage } from '../dom/page.ts';
import type { CUSTOMER } from '../api/guest.ts';
import { type Locale, type FormatMessage, formatMessageIn } from '../client/messages.ts';

const inBrowser = patient.configure({ timeout: PATIENCE_MS });

/**
 * Playwright's `expect`, with a time limit long enough for a slow machine. Also accepts the pages of dom/visitor.ts,
 * which need no browser, and their locators.
 */
export const expect = new Proxy(inBrowser, {
  apply(target, self, given: [unknown, string?]) {
    const [what] = given;
    if (what instanceof DomLocator) return expectDom(what);
    return what instanceof DomPage ? expectDomPage(what) : Reflect.apply(target, self, given);
  },
});

export type SitePage = { page: Page; formatMessage: FormatMessage; locale: Locale };

export function sitePageOf(page: Page, locale: Locale = 'ko'): SitePage {
  return { page, locale, formatMessage: formatMessageIn(locale) };
}

/** Returns the dates of a stay of `nights` nights that begins `days` days after the hotel's current date. */
export function stayIn(days: number, nights = 2): { startDate: string; endDate: string } {
  const startDate = addDays(today('Asia/Seoul', new Date()), days);
  return { startDate, endDate: addDays(startDate, nights) };
}

/**
 * Returns the number of days from today to the first Tuesday that is at least `days` days away. Two nights from a
 * Tuesday never have a weekend rate.
 */
export function toTuesday(days: number): number {
  const weekday = new Date(`${stayIn(days).startDate}T00:00:00Z`).getUTCDay();
  return days + ((2 - weekday + 7) % 7);
}

/** Returns the accessible name of a day in the calendar. */
export function dayName(locale: string, date: string): string {
  if (locale === 'mn') return mongolianDates('full', 'UTC').format(new Date(date).valueOf());
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

type Entry = {
  hotel?: string;
  lang?: Locale;
  startDate?: string;
  endDate?: string;
  promotion?: string;
  p?: string;
  resvInfo?: string;
};

/** Returns the address of the entry page, as linked from a hotel's own site. */
export function startAddress({ hotel = '1', ...more }: Entry = {}): string {
  return `/start?${new URLSearchParams({ hotel_code: hotel, ...more })}`;
}

export async function toList(
  { page, formatMessage, locale }: SitePage,
  days: number,
  entry: Entry = {},
): Promise<void> {
  await page.goto(startAddress({ ...stayIn(days), lang: locale, ...entry }));
  await headed(page, formatMessage('catalogue:list.title'));
  await takenOver(page);
}

export function headed(page: Page, text: string) {
  return expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
}

/** Waits until the script has replaced the prerendered page, whose elements are then detached. */
export function takenOver(page: Page) {
  return expect(page.locator('title[data-server]')).toHaveCount(0);
}

export const ROOMS = {
  DLX: t('디럭스 트윈', 'Deluxe Twin'),
  STE: t('하루 스위트', 'Haru Suite'),
  FAM: t('패밀리', 'Family'),
  OCN: t('오션 룸', 'Ocean Room'),
  OCS: t('오션 스위트', 'Ocean Suite'),
  LAK: t('레이크 하우스', 'Lake House'),
  ONS: t('온천 스위트', 'Onsen Suite'),
};

function roomIn(room: keyof typeof ROOMS, locale: Locale): string {
  return ROOMS[room][locale]!;
}

/** Returns the translation of an English text of the demo data. */
export function translated(locale: Exclude<Locale, 'ko'>, english: string): string {
  return locale === 'en' ? english : translations[locale]![english]!;
}

/** Chooses a room without a package. Unless `options` is false, also skips the options page. */
export async function choose(
  { page, formatMessage, locale }: SitePage,
  room: keyof typeof ROOMS = 'DLX',
  { options = true } = {},
): Promise<void> {
  await page
    .getByRole('button', {
      name: formatMessage('catalogue:offer.chooseNamed', {
        room: roomIn(room, locale),
        offer: formatMessage('catalogue:offer.roomOnly'),
      }),
    })
    .click();
  if (options) {
    await headed(page, formatMessage('catalogue:options.title'));
    await page.getByRole('button', { name: formatMessage('catalogue:options.skip'), exact: true }).click();
  }
  await headed(page, formatMessage('booking:info.title'));
  await expect(continueButton({ page, formatMessage, locale })).toBeVisible();
}

export function field({ page, formatMessage }: SitePage, name: string) {
  // The pattern is anchored at the start, because one label may end with the text of another. It isn't anchored at the
  // end, because a label may end with "(optional)".
  return page.getByRole('textbox', { name: new RegExp(`^${formatMessage(`booking-form:guest.${name}`)}`) });
}

export const GUEST = {
  guest_last_name: '김',
  guest_first_name: '민서',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
} satisfies typeof CUSTOMER;

export async function fillIn(sitePage: SitePage, guest: Record<string, string> = GUEST): Promise<void> {
  for (const [name, value] of Object.entries(guest)) await field(sitePage, name).fill(value);
  await agree(sitePage);
}

export function agree({ page, formatMessage }: SitePage) {
  return page.getByRole('checkbox', { name: formatMessage('booking:terms.all') }).check();
}

/**
 * Books for another person: the details entered so far become the booker's, and the booker's father becomes the guest.
 */
export async function bookForAnother({ page, formatMessage }: SitePage): Promise<void> {
  await page.getByRole('checkbox', { name: formatMessage('booking-form:guest.forAnother') }).check();
  const booker = page.getByRole('region', { name: formatMessage('booking-form:guest.bookerTitle') });
  await expect(booker.getByLabel(formatMessage('booking-form:guest.guest_first_name'))).toHaveValue(
    GUEST.guest_first_name,
  );
  const other = page.getByRole('region', { name: formatMessage('booking-form:guest.otherTitle') });
  await other.getByLabel(formatMessage('booking-form:guest.guest_last_name')).fill('김');
  await other.getByLabel(formatMessage('booking-form:guest.guest_first_name')).fill('영수');
}

/** The submit button of the booking form. Its label depends on the hotel's payment type. */
export function continueButton({ page, formatMessage }: SitePage) {
  const names = ['PREPAY', 'GUARANTEE', 'FREE_HOLD'].map((type) => formatMessage(`booking:info.continue.${type}`));
  return page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
}

/** Expands the section in which members choose their benefits one by one. */
export function openBenefits({ page, formatMessage }: SitePage) {
  return page.getByText(formatMessage('coupon:best.choose'), { exact: true }).click();
}

/** Opens the list, chooses a room, fills in the form, and continues to the payment page, where the room is held. */
export async function toPayment(
  sitePage: SitePage,
  days: number,
  { room, guest, ...entry }: Entry & { room?: keyof typeof ROOMS; guest?: Record<string, string> } = {},
): Promise<void> {
  await toList(sitePage, days, entry);
  await choose(sitePage, room);
  await fillIn(sitePage, guest);
  await continueButton(sitePage).click();
  await headed(sitePage.page, sitePage.formatMessage('payment:heading.PREPAY'));
  await expect(sitePage.page.getByRole('timer')).toBeVisible();
}

export function payButton({ page, formatMessage }: Pick<SitePage, 'page' | 'formatMessage'>) {
  return page.getByRole('button', {
    name: new RegExp(
      `^(${formatMessage('payment:pay.PREPAY', { amount: '.*' })}|${formatMessage('payment:pay.GUARANTEE')})$`,
    ),
  });
}

/** Returns the provider's card page: the page itself on a phone, a frame on a desktop. */
export async function cardWindow(page: Page): Promise<FrameLocator | Page> {
  const phone = (page.viewportSize()?.width ?? 0) <= 640;
  const card = phone ? page : page.frameLocator('iframe[name="sandbox-card-window"]');
  await card.locator('input[name="scenario"]').first().waitFor();
  return card;
}

export async function pay(sitePage: SitePage, scenario = 'approved'): Promise<void> {
  await payButton(sitePage).click();
  await useCard(sitePage, scenario);
}

export async function useCard({ page }: SitePage, scenario = 'approved'): Promise<void> {
  const card = await cardWindow(page);
  await card.locator(`input[name="scenario"][value="${scenario}"]`).check();
  await card.locator('button[name="action"][value="pay"]').click();
}

export const NUMBER = /^H[2-9A-Z]{9}$/;

export async function confirmed({ page, formatMessage }: SitePage): Promise<string> {
  await headed(page, formatMessage('booking:success.title'));
  const number = new URL(page.url()).searchParams.get('number');
  if (!number) throw new Error(`no reservation number in ${page.url()}`);
  return number;
}
