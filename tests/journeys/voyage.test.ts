import { expect as expectThat, inject, test } from 'vitest';
import { hanbadaDepartures } from '../../scripts/demo/hotels/hanbada-departures.ts';
import { addDays, today } from '../../server/platform/values/nights.ts';
import { useBooks } from '../support/books.ts';
import { DESK, PHONE, useBrowser, visitor } from '../support/browser.ts';
import { sentToOf } from '../support/external-services.ts';
import { confirmed, expect, GUEST, headed, NUMBER, pay, type SitePage, sitePageOf } from '../support/site-page.ts';
import { makeChange, toChange } from '../support/stay-change.ts';
import {
  changeSailing,
  fillVoyage,
  holdVoyage,
  takeCabins,
  THREE,
  toCabins,
  toSailings,
  toTravellers,
} from '../support/voyage-walk.ts';

useBrowser({ validated: true });
useBooks();

/** Days on which ships leave for certain, so many days from now: the demo's first weeks are partly full. */
function departureDays(route: string, after: string): string[] {
  return hanbadaDepartures(today('Asia/Seoul', new Date()))
    .filter((row) => row.route_code === route && row.departs_at > after)
    .map((row) => row.departs_at.slice(0, 10));
}
const [DEPARTURE, LATER] = departureDays('ICNTAO', addDays(today('Asia/Seoul', new Date()), 100)) as [string, string];
const [BACK] = departureDays('TAOICN', addDays(LATER, 2)) as [string];

async function cancel({ page, say }: SitePage): Promise<void> {
  await page.getByRole('button', { name: say('booking:cancel.open') }).click();
  await page.getByRole('button', { name: say('booking:cancel.confirm'), exact: true }).click();
  await expect(page.getByText(new RegExp(say('booking:cancelled.title', { at: '.*' })))).toBeVisible();
}

test('(ko, phone) three travel there and back in two cabins, sail out later, and cancel', async () => {
  const { page } = await visitor({ viewport: PHONE });
  const sitePage = sitePageOf(page);
  const { say } = sitePage;
  await toSailings(sitePage, { departure: DEPARTURE, back: BACK, adult: 2, infant: 1 });
  await toCabins(sitePage);
  await takeCabins(sitePage, true);
  await toTravellers(sitePage);
  await fillVoyage(sitePage, THREE);
  await holdVoyage(sitePage);
  // Nothing that this page keeps holds a passport's number.
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expectThat(kept).toContain('MINSEO');
  for (const { passport } of THREE) expectThat(kept).not.toContain(passport);
  await pay(sitePage);
  const number = await confirmed(sitePage);

  await expect(page.getByText(say('booking:mail.sent', { to: GUEST.guest_email }))).toBeVisible();
  const [mail] = await sentToOf(inject('site').outbox)(GUEST.guest_email);
  expectThat(JSON.stringify(mail)).toContain('BoatReservation');
  for (const { passport } of THREE) expectThat(JSON.stringify(mail)).not.toContain(passport);

  await page.goto(`/reservation/detail?number=${number}`);
  await expect(page.getByText(new RegExp(`\\*+${THREE[0]!.passport.slice(-3)}`))).toBeVisible();
  await toChange(sitePage, 'sailing');
  await changeSailing(sitePage, 'out', LATER);
  await makeChange(sitePage, 'none');
  await headed(page, say('booking:detail.title'));
  await expect(page.getByRole('heading', { name: say('booking:change.history.title') })).toBeVisible();
  await cancel(sitePage);
});

test('(en, desk) two travel one way and cancel', async () => {
  const { page } = await visitor({ viewport: DESK });
  const sitePage = sitePageOf(page, 'en');
  await toSailings(sitePage, { departure: DEPARTURE, adult: 2, infant: 0 });
  await toCabins(sitePage);
  await takeCabins(sitePage, false);
  await toTravellers(sitePage);
  await fillVoyage(sitePage, [THREE[0]!, THREE[2]!]);
  await holdVoyage(sitePage);
  await pay(sitePage);
  const number = await confirmed(sitePage);
  expectThat(number).toMatch(NUMBER);
  await page.goto(`/reservation/detail?number=${number}`);
  const [from, to] = ['Incheon', 'Qingdao'];
  await expect(page.getByText(sitePage.say('voyage:trip.one_way', { from, to }))).toBeVisible();
  await cancel(sitePage);
});
