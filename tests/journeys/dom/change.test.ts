import { inject, test } from 'vitest';
import { guestOf, sendTo } from '../../support/api/guest.ts';
import { problemMessages, won } from '../../support/client/messages.ts';
import { endQuotes, useSiteDatabase, raisePrice } from '../../support/database/site-database.ts';
import {
  choose,
  continueButton,
  expect,
  field,
  fillIn,
  GUEST,
  headed,
  ROOMS,
  sitePageOf,
  startAddress,
  stayIn,
  toList,
  confirmed,
  NUMBER,
  pay,
} from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { unreachable } from '../../support/pages/intercept.ts';

useDom();
useSiteDatabase();

function another() {
  return guestOf(sendTo(inject('site').server));
}
function wish(days: number) {
  return {
    hotel_code: '1',
    start_date: stayIn(days).startDate,
    end_date: stayIn(days).endDate,
  };
}

function rooms(...party: object[]) {
  return JSON.stringify(party);
}

test('reports that the chosen room has sold out, charges nothing, and offers other rooms for the same dates', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toList(sitePage, 72);
  await choose(sitePage, 'STE');
  await fillIn(sitePage);
  await another().reserve({ ...wish(72), room_type_code: 'STE', rooms: 2 });
  await continueButton(sitePage).click();
  const { title, body } = problemMessages('ko', 'room_sold_out');
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(body!)).toBeVisible();
  await page.getByRole('link', { name: formatMessage('booking:info.choose.list') }).click();
  await headed(page, formatMessage('catalogue:list.title'));
  await expect(
    page.getByRole('article', { name: ROOMS.STE.ko }).getByText(formatMessage('catalogue:offer.status.sold_out')),
  ).toBeVisible();
  await choose(sitePage, 'DLX');
  await expect(field(sitePage, 'guest_email')).toHaveValue(GUEST.guest_email);
});

test('renews an expired quote silently if the price is the same', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  await toList(sitePage, 76);
  await choose(sitePage);
  await fillIn(sitePage);
  await endQuotes(stayIn(76).startDate);
  await continueButton(sitePage).click();
  await headed(page, sitePage.formatMessage('payment:heading.PREPAY'));
  await expect(page.getByRole('timer')).toBeVisible();
});

test('reports an option that has sold out, and offers another only with the option that it requires', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  const more = (label: string) =>
    page.getByRole('button', { name: formatMessage('catalogue:party.more', { label }), exact: true });
  await toList(sitePage, 78, { resvInfo: JSON.stringify([{ adult: 2, kid: 1, infant: 0, pet: 0 }]) });
  const offer = formatMessage('catalogue:offer.roomOnly');
  await page
    .getByRole('button', { name: formatMessage('catalogue:offer.chooseNamed', { room: ROOMS.DLX.en, offer }) })
    .click();
  await expect(page.getByText(formatMessage('room:options.needs', { name: 'Breakfast' }))).toBeVisible();
  await more('Breakfast').click();
  await more('Children’s breakfast').click();
  await more('Airport pick-up').click();
  await page.getByRole('button', { name: formatMessage('catalogue:options.continue'), exact: true }).click();
  await fillIn(sitePage);
  await another().reserve({ ...wish(78), options: [{ upselling_code: 'PICKUP', count: 2, date_list: [] }] });
  await continueButton(sitePage).click();
  await expect(page.getByText(problemMessages('en', 'upselling_unavailable').title)).toBeVisible();
});

test('explains each rejected search and offers a next step', async () => {
  const { page } = await domVisitor();
  const { formatMessage } = sitePageOf(page);
  // One error code per remedy, plus the codes whose text includes the property's name. The tests on the mock cover the
  // texts of all codes.
  const refused = [
    ['stay_in_past', { ...stayIn(-3) }, 'dates'],
    [
      'too_many_rooms',
      { hotel: '10', ...stayIn(60), resvInfo: rooms({ adult: 1 }, { adult: 1 }, { adult: 1 }, { adult: 1 }) },
      'party',
    ],
    ['promotion_invalid', { ...stayIn(60), promotion: 'NOSUCHCODE' }, 'code'],
    ['customer_centre_required', { hotel: '15', ...stayIn(60), resvInfo: rooms({ adult: 3 }) }, null],
  ] as const;
  for (const [code, entry, remedy] of refused) {
    await page.goto(startAddress(entry));
    await expect(page.getByText(problemMessages('ko', code).title), code).toBeVisible();
    if (remedy)
      await expect(
        page.getByRole('button', { name: formatMessage(`catalogue:list.change.${remedy}`) }),
        code,
      ).toBeVisible();
  }
  await expect(page.getByRole('link', { name: new RegExp(formatMessage('app:call', { phone: '.*' })) })).toBeVisible();
});

test('shows the old and the new price when the price changes, and books at the new price once the guest accepts it', async () => {
  const { page } = await domVisitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toList(sitePage, 74);
  await choose(sitePage, 'FAM');
  await fillIn(sitePage);
  const before = Number(
    (await page
      .getByText(/₩[\d,]+/)
      .last()
      .textContent())!.replace(/\D/g, ''),
  );
  await raisePrice('FAM', stayIn(74).startDate, 10_000);
  await continueButton(sitePage).click();
  await expect(page.getByText(formatMessage('booking:priceChanged.title'))).toBeVisible();
  const prices = page.locator('p:has(s)');
  const [old, now] = (await prices.textContent())!.match(/₩[\d,]+/g)!.map((price) => Number(price.replace(/\D/g, '')));
  expect(now).toBe(old! + 10_000);
  expect(before).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: formatMessage('booking:priceChanged.accept', { price: won(now!, 'en') }) })
    .click();
  await expect(field(sitePage, 'guest_email')).toHaveValue(GUEST.guest_email);
  await continueButton(sitePage).click();
  await expect(
    page.getByRole('button', { name: formatMessage('payment:pay.PREPAY', { amount: won(now!, 'en') }) }),
  ).toBeVisible();
  await pay(sitePage);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});

test('reports a lost connection, keeps the entries, and retries', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await toList(sitePage, 80);
  await choose(sitePage);
  await fillIn(sitePage);
  const holds = await unreachable(page, '**/api/client/booking/holds');
  await continueButton(sitePage).click();
  await expect(page.getByText(formatMessage('booking:info.interrupted.title'))).toBeVisible();
  holds.reach();
  await page.getByRole('button', { name: formatMessage('booking:info.interrupted.retry') }).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
});
