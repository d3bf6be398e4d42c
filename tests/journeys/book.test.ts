import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { inject, test } from 'vitest';
import { useSiteDatabase } from '../support/database/site-database.ts';
import { someOf } from '../support/long.ts';
import { DESK, PHONE, useBrowser, visitor } from '../support/pages/browser.ts';
import { byKeyboard, kakaoByArrowKey } from '../support/pages/by-keyboard.ts';
import { sentToOf } from '../support/site/external-services.ts';
import { done, guestOf, sendTo } from '../support/api/guest.ts';
import type { SitePage } from '../support/pages/site-page.ts';
import {
  agree,
  bookForAnother,
  cardWindow,
  confirmed,
  continueButton,
  dayName,
  expect,
  field,
  GUEST,
  headed,
  payButton,
  ROOMS,
  sitePageOf,
  startAddress,
  stayIn,
  useCard,
} from '../support/pages/site-page.ts';
import { problemMessages, won } from '../support/client/messages.ts';

useBrowser({ validated: true });
useSiteDatabase();

const HOTEL = { ko: '하루 시티 서울', en: 'Haru City Seoul' };

async function byTouch({ page, locale }: SitePage, days: number) {
  const { startDate, endDate } = stayIn(days);
  for (const date of [startDate, endDate])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${dayName(locale, date)}`) })
      .tap();
}

const BY_TOUCH = {
  how: 'by touch on a phone, in Korean',
  locale: 'ko',
  options: { viewport: PHONE, hasTouch: true },
  days: 47,
  pick: byTouch,
  another: false,
} as const;
const BY_KEYBOARD = {
  how: 'by keyboard on a desktop, in English',
  locale: 'en',
  options: { viewport: DESK, locale: 'en-GB' },
  days: 3,
  pick: byKeyboard,
  another: true,
} as const;

// `npm test` leaves out the keyboard variant, because screens.test.ts also books by keyboard.
test.each(someOf<typeof BY_TOUCH | typeof BY_KEYBOARD>([BY_TOUCH], [BY_TOUCH, BY_KEYBOARD]))(
  'a guest books a room, looks it up and cancels it $how',
  async ({ locale, options, days, pick, another }) => {
    const { page, context } = await visitor({ ...options, acceptDownloads: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sitePage = sitePageOf(page, locale);
    const { formatMessage } = sitePage;
    const email = `${locale}-${days}@guest.example`;

    await page.goto(startAddress());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.getByRole('button', { name: new RegExp(`^${formatMessage('catalogue:search.dates')}`) }).click();
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
    await pick(sitePage, days);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: formatMessage('catalogue:search.go') })
      .click();

    await headed(page, formatMessage('catalogue:list.title'));
    await page
      .getByRole('button', {
        name: formatMessage('catalogue:offer.chooseNamed', {
          room: ROOMS.DLX[locale],
          offer: formatMessage('catalogue:offer.roomOnly'),
        }),
      })
      .click();
    await headed(page, formatMessage('catalogue:options.title'));
    const late = { ko: '레이트 체크아웃', en: 'Late check-out' }[locale];
    const summary = page.getByRole('complementary', { name: formatMessage('booking:summary.title') });
    await expect(summary).toContainText('₩');
    const before = (await summary.textContent())!;
    await page.getByRole('radio', { name: formatMessage('room:options.lateCheckout', { time: '14:00' }) }).check();
    await expect(summary).not.toHaveText(before);
    await expect(summary).toContainText('₩');
    await page.getByRole('button', { name: formatMessage('catalogue:options.continue'), exact: true }).click();

    await headed(page, formatMessage('booking:info.title'));
    await continueButton(sitePage).click();
    await expect(page.getByText(formatMessage('booking-form:guest.errors.guest_last_name.missing'))).toBeVisible();
    // English forms ask for the given name first.
    await expect(field(sitePage, locale === 'en' ? 'guest_first_name' : 'guest_last_name')).toBeFocused();
    await expect(page.getByText(formatMessage('booking-form:guest.errors.PRIVACY.missing')).first()).toBeVisible();
    await field(sitePage, 'guest_phone').fill('123');
    await field(sitePage, 'guest_email').fill('minseo@');
    await expect(page.getByText(formatMessage('booking-form:guest.errors.guest_phone.invalid'))).toBeVisible();
    for (const [name, value] of Object.entries({ ...GUEST, guest_email: email }))
      await field(sitePage, name).fill(value);
    await expect(field(sitePage, 'guest_phone')).toHaveValue('010-5550-0142');
    if (another) await bookForAnother(sitePage);
    await page.getByLabel(formatMessage('booking-form:guest.arrival_time')).selectOption('00:00');
    await agree(sitePage);
    await continueButton(sitePage).click();

    await headed(page, formatMessage('payment:heading.PREPAY'));
    const held = [14, 15].map((minutes) =>
      formatMessage('booking:hold.label', {
        count: 1,
        time: formatMessage('booking:hold.minutes', { count: minutes }),
      }),
    );
    await expect(page.getByRole('timer')).toHaveText(new RegExp(`^(${held.join('|')})$`));
    await expect(page.getByText(late).first()).toBeVisible();
    if (pick === byKeyboard) await kakaoByArrowKey(sitePage);
    await payButton(sitePage).click();
    await expect((await cardWindow(page)).locator('dd').first()).toBeVisible();
    await useCard(sitePage);

    const number = await confirmed(sitePage);
    const lead = another ? 'booking:success.leadForAnother' : 'booking:success.lead';
    const name = another ? '김영수' : '김민서';
    await expect(page.getByText(formatMessage(lead, { name, hotel: HOTEL[locale] }))).toBeVisible();
    await expect(page.getByText(formatMessage('booking:mail.sent', { to: email }))).toBeVisible();
    await page.getByRole('button', { name: formatMessage('booking:reservation.copy') }).click();
    await expect(page.getByRole('button', { name: formatMessage('booking:reservation.copied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: formatMessage('booking:reservation.calendar') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number}.ics`);
    expect(await readFile(await file.path(), 'utf8')).toContain(number);
    expect(await sheets(page, 'A4')).toBe(1);
    expect(await inkOnDarkScreen(page)).toBe('rgb(0, 0, 0)');
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await page.getByRole('link', { name: formatMessage('booking:reservation.print') }).click();
    await headed(page, formatMessage('booking:print.title'));
    await expect(page.locator('body[data-printed]')).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
    await expect(page.getByRole('img')).toBeVisible();
    expect({ A4: await sheets(page, 'A4'), Letter: await sheets(page, 'Letter') }).toEqual({ A4: 1, Letter: 1 });

    await openByMail(locale, options, { email, number });
    await findAndCancel(locale, options, number, name);
  },
);

/**
 * Expects the link in the email to open the reservation for a new visitor, and the page to remove the token from its
 * address.
 */
async function openByMail(locale: SitePage['locale'], options: object, booked: { email: string; number: string }) {
  const [mail] = await sentToOf(inject('site').outbox)(booked.email);
  const link = /href="([^"]+#token=[^"]+)"/.exec(mail!.html!)![1]!.replaceAll('&amp;', '&');
  const { page } = await visitor({ ...options, path: link.replace(inject('site').origin, '') });
  const { formatMessage } = sitePageOf(page, locale);
  await headed(page, formatMessage('booking:detail.title'));
  await expect(page.getByText(booked.number)).toBeVisible();
  expect(new URL(link).hash).toMatch(/^#token=./);
  const { pathname, hash, searchParams } = new URL(page.url());
  expect([pathname, hash, searchParams.get('number')]).toEqual(['/reservation/detail', '', booked.number]);
  await page.getByRole('button', { name: formatMessage('booking:mail.again') }).click();
  await expect(page.getByText(formatMessage('booking:mail.sentAgain'))).toBeVisible();
  await expect(page.getByText(formatMessage('booking:mail.sent', { to: booked.email }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(booked.number)).toBeVisible();
}

async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const document = (await page.pdf({ format })).toString('latin1');
  return document.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the colour of the heading when the page is printed in dark mode. */
async function inkOnDarkScreen(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  await page.emulateMedia({ media: null, colorScheme: null });
  return ink;
}

async function findAndCancel(locale: SitePage['locale'], options: object, number: string, name: string): Promise<void> {
  const { page } = await visitor({ ...options, path: startAddress({ p: 'search' }) });
  const { formatMessage } = sitePageOf(page, locale);
  await headed(page, formatMessage('session:lookup.title'));
  await page.getByRole('textbox', { name: formatMessage('session:lookup.number') }).fill(number);
  await page.getByRole('textbox', { name: formatMessage('session:lookup.name') }).fill('박민서');
  await page.getByRole('button', { name: formatMessage('session:lookup.submit') }).click();
  await expect(page.getByText(problemMessages(locale, 'lookup_mismatch').title)).toBeVisible();
  await page.getByRole('textbox', { name: formatMessage('session:lookup.name') }).fill(name);
  await page.getByRole('button', { name: formatMessage('session:lookup.submit') }).click();
  await headed(page, formatMessage('booking:detail.title'));
  await expect(page.getByText(formatMessage('booking:stay.nextDay', { time: '00:00' }))).toBeVisible();

  await page.getByRole('button', { name: formatMessage('booking:checkIn.open') }).click();
  await expect(page.getByRole('img', { name: formatMessage('booking:checkIn.label') })).toBeVisible();
  await page.keyboard.press('Escape');

  const guest = guestOf(sendTo(inject('site').server));
  const { reservation_token } = done(await guest.lookUp(number, '김민서'));
  const { fee, refund, fee_percent } = done(await guest.preview(number, reservation_token));
  await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(
    dialog.getByText(
      fee === 0
        ? formatMessage('booking:policy.free')
        : formatMessage('booking:policy.fee', { percent: fee_percent, fee: won(fee, locale) }),
    ),
  ).toBeVisible();
  await expect(dialog.getByText(won(refund, locale), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true }).click();
  await expect(page.getByText(formatMessage('booking:cancel.done'))).toBeVisible();
  await expect(
    page.getByText(formatMessage('booking:cancelled.refund.completed', { refund: won(refund, locale) })),
  ).toBeVisible();
  await expect(page.getByText(formatMessage('booking:status.cancelled'), { exact: true })).toBeVisible();
}
