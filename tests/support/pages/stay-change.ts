import { continueButton, dayName, expect, fillIn, headed, type SitePage, ROOMS, toList } from './site-page.ts';

type Names = { room: string; pack: string; breakfast: string; pickUp: string };

/** The mock shows these names in every language. */
export const KOREAN_NAMES: Names = { room: ROOMS.DLX.ko, pack: '쉼 패키지', breakfast: '조식', pickUp: '공항 픽업' };
const ENGLISH_NAMES: Names = { room: ROOMS.DLX.en, pack: 'Unwind', breakfast: 'Breakfast', pickUp: 'Airport pick-up' };

/** Changes the quantity of an option in a room by one, and waits until the new quantity is shown. */
export async function takeOption(
  { page, formatMessage }: SitePage,
  number: number,
  label: string,
  which: 'more' | 'fewer' = 'more',
): Promise<void> {
  const room = page.getByRole('region', { name: formatMessage('catalogue:party.room', { number }), exact: true });
  const count = room.getByRole('group', { name: label, exact: true }).locator('output');
  const before = Number(await count.textContent());
  await room.getByRole('button', { name: formatMessage(`catalogue:party.${which}`, { label }), exact: true }).click();
  // Wait for the update, because a press before it would start from the old quantity.
  await expect(count).toHaveText(String(before + (which === 'more' ? 1 : -1)));
}

/** Continues from the list to the payment page with two rooms, each with a package and an option. */
export async function holdEverything(sitePage: SitePage, { room, pack, breakfast, pickUp }: Names): Promise<void> {
  const { page, formatMessage } = sitePage;
  await page.getByRole('button', { name: formatMessage('catalogue:offer.chooseNamed', { room, offer: pack }) }).click();
  await headed(page, formatMessage('catalogue:options.title'));
  await takeOption(sitePage, 1, breakfast);
  await takeOption(sitePage, 1, breakfast);
  await takeOption(sitePage, 2, pickUp);
  await page.getByRole('button', { name: formatMessage('catalogue:options.continue'), exact: true }).click();
  await headed(page, formatMessage('booking:info.title'));
  await fillIn(sitePage);
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
}

export async function toPaymentOfEverything(sitePage: SitePage, days: number): Promise<void> {
  await toList(sitePage, days, {
    promotion: 'SUMMER10',
    resvInfo: JSON.stringify([
      { adult: 2, kid: 1, infant: 0, pet: 0 },
      { adult: 2, kid: 0, infant: 1, pet: 0 },
    ]),
  });
  await holdEverything(sitePage, sitePage.locale === 'ko' ? KOREAN_NAMES : ENGLISH_NAMES);
  await expect(sitePage.page.getByText(/초여름 10%|Early summer 10%/).first()).toBeAttached();
}

/**
 * Opens the change page from the detail page of a reservation. Pass `sailing` for a voyage, because the link then has a
 * different text.
 */
export async function toChange({ page, formatMessage }: SitePage, sold?: 'sailing'): Promise<void> {
  const of = { context: sold };
  await page.getByRole('link', { name: formatMessage('booking:change.open', of) }).click();
  await headed(page, formatMessage('change:title', of));
}

export async function changeDates(
  { page, formatMessage, locale }: SitePage,
  start: string,
  end: string,
): Promise<void> {
  await page.getByRole('button', { name: formatMessage('change:editDates') }).click();
  for (const date of [start, end]) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${dayName(locale, date)}`) })
      .click();
  }
  await page.getByRole('button', { name: formatMessage('change:apply') }).click();
}

/**
 * Presses the button that makes the change. `what` specifies whether the button shows an amount to pay, an amount to
 * refund, or no amount.
 */
export async function makeChange({ page, formatMessage }: SitePage, what: 'pay' | 'refund' | 'none'): Promise<void> {
  const names = [
    formatMessage(`change:confirm.${what}`, { amount: '.*' }),
    ...(what === 'none' ? [formatMessage('change:confirm.none_sailing')] : []),
  ];
  const name = new RegExp(`^(${names.join('|')})$`);
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name }).click();
}
