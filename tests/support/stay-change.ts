import { continueButton, dayName, expect, fillIn, headed, type SitePage, ROOMS, toList } from './site-page.ts';

const UNWIND = { ko: '쉼 패키지', en: 'Unwind' };
const BREAKFAST = { ko: '조식', en: 'Breakfast' };
const PICK_UP = { ko: '공항 픽업', en: 'Airport pick-up' };

/** Two rooms with a package, options and a promotion, held: the page before the card. */
export async function toPaymentOfEverything(sitePage: SitePage, days: number): Promise<void> {
  const { page, say } = sitePage;
  const language = sitePage.locale === 'ko' ? 'ko' : 'en';
  await toList(sitePage, days, {
    promotion: 'SUMMER10',
    resvInfo: JSON.stringify([
      { adult: 2, kid: 1, infant: 0, pet: 0 },
      { adult: 2, kid: 0, infant: 1, pet: 0 },
    ]),
  });
  const named = { room: ROOMS.DLX[language], offer: UNWIND[language] };
  await page.getByRole('button', { name: say('catalogue:offer.chooseNamed', named) }).click();
  await headed(page, say('catalogue:options.title'));
  const more = (number: number, label: string) =>
    page
      .getByRole('region', { name: say('catalogue:party.room', { number }), exact: true })
      .getByRole('button', { name: say('catalogue:party.more', { label }), exact: true })
      .click();
  await more(1, BREAKFAST[language]);
  await more(1, BREAKFAST[language]);
  await more(2, PICK_UP[language]);
  await page.getByRole('button', { name: say('catalogue:options.continue'), exact: true }).click();
  await headed(page, say('booking:info.title'));
  await fillIn(sitePage);
  await continueButton(sitePage).click();
  await headed(page, say('payment:heading.PREPAY'));
  await expect(page.getByText(/^SUMMER10|초여름 10%|Early summer 10%/).first()).toBeAttached();
}

/** To the page on which a reservation is changed, from its detail. */
export async function toChange({ page, say }: SitePage): Promise<void> {
  await page.getByRole('link', { name: say('booking:change.open') }).click();
  await headed(page, say('change:title'));
}

/** Chooses other dates in the calendar. */
export async function changeDates({ page, say, locale }: SitePage, start: string, end: string): Promise<void> {
  await page.getByRole('button', { name: say('change:editDates') }).click();
  for (const date of [start, end]) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${dayName(locale, date)}`) })
      .click();
  }
  await page.getByRole('button', { name: say('change:apply') }).click();
}

/** Presses what makes the change; `what` is paid, given back or nothing, of any amount. */
export async function makeChange({ page, say }: SitePage, what: 'pay' | 'refund' | 'none'): Promise<void> {
  const name = new RegExp(`^${say(`change:confirm.${what}`, { amount: '.*' })}$`);
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name }).click();
}
