import { randomUUID } from 'node:crypto';
import { expect as expectThat, inject, test } from 'vitest';
import { hanbadaDepartures } from '../../../scripts/demo/hotels/hanbada-departures.ts';
import { addDays, today } from '../../../server/platform/values/nights.ts';
import { useSiteDatabase } from '../../support/database/site-database.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { sentToOf } from '../../support/site/external-services.ts';
import {
  confirmed,
  continueButton,
  expect,
  GUEST,
  headed,
  NUMBER,
  pay,
  type SitePage,
  sitePageOf,
} from '../../support/pages/site-page.ts';
import { someOf } from '../../support/long.ts';
import { asMember } from '../../support/pages/login-page.ts';
import { makeChange, toChange } from '../../support/pages/stay-change.ts';
import {
  addCabin,
  cabinsGoOn,
  changeSailing,
  chooseSaved,
  fillDate,
  fillVoyage,
  holdVoyage,
  keepTraveller,
  moveTraveller,
  openTraveller,
  saveTraveller,
  takeCabins,
  THREE,
  toCabins,
  toSailings,
  toTravellers,
  travellerFields,
} from '../../support/pages/voyage-steps.ts';

useDom({ validated: true });
useSiteDatabase();

/**
 * Returns the dates after `after` on which a ship sails this route. Pass a date several weeks ahead, because the first
 * demo departures are partly full.
 */
function departureDays(route: string, after: string): string[] {
  return hanbadaDepartures(today('Asia/Seoul', new Date()))
    .filter((row) => row.route_code === route && row.departs_at > after)
    .map((row) => row.departs_at.slice(0, 10));
}
const [DEPARTURE, LATER] = departureDays('ICNTAO', addDays(today('Asia/Seoul', new Date()), 100)) as [string, string];
const [BACK] = departureDays('TAOICN', addDays(LATER, 2)) as [string];

async function cancel({ page, formatMessage }: SitePage): Promise<void> {
  await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true })
    .click();
  await expect(page.getByText(new RegExp(formatMessage('booking:cancelled.title', { at: '.*' })))).toBeVisible();
}

// These journeys use a phone's viewport. On a desktop, the card window is a frame, which needs a browser;
// screens.test.ts covers that case.
const LOCALES = ['ko', 'en'] as const;

// Left out of `npm test`: screens.test.ts books a round trip too, and other tests cover changes and cancellations.
test.each(someOf([], LOCALES))(
  '(%s) three travellers book a round trip in two cabins, change the outbound sailing, and cancel',
  async (locale) => {
    const { page } = await domVisitor();
    const sitePage = sitePageOf(page, locale);
    const { formatMessage } = sitePage;
    await toSailings(sitePage, { departure: DEPARTURE, back: BACK, adult: 2, infant: 1 });
    await toCabins(sitePage);
    await takeCabins(sitePage, true);

    // An infant alone in a cabin is rejected, and the other travellers keep their cabins.
    await addCabin(sitePage);
    await moveTraveller(sitePage, 'infant', 1, 3);
    await cabinsGoOn(sitePage).click();
    await expect(page.getByText(formatMessage('errors:adult_required.title'))).toBeVisible();
    await page.getByRole('link', { name: formatMessage('booking:info.choose.list') }).click();
    await headed(page, formatMessage('voyage:cabins.title'));
    await moveTraveller(sitePage, 'infant', 3, 1);
    await page.getByRole('button', { name: formatMessage('voyage:cabins.remove', { number: 3 }), exact: true }).click();

    // A passport that expires before the end of the voyage is reported beside its field, and no entry is lost.
    await toTravellers(sitePage);
    await fillVoyage(sitePage, THREE);
    await fillDate(sitePage, 2, 'passport_expires_on', DEPARTURE);
    await continueButton(sitePage).click();
    await expect(page.getByText(new RegExp(formatMessage('errors:passport_expires_early.title')))).toBeVisible();
    await openTraveller(sitePage, 0);
    await expect(travellerFields(sitePage, 0).text('passport_number')).toHaveValue(THREE[0]!.passport);
    await fillDate(sitePage, 2, 'passport_expires_on', '2035-04-11');
    await holdVoyage(sitePage);
    // The browser stores no passport number.
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
    );
    expectThat(kept).toContain('MINSEO');
    for (const { passport } of THREE) expectThat(kept).not.toContain(passport);
    await pay(sitePage);
    const number = await confirmed(sitePage);

    await expect(page.getByText(formatMessage('booking:mail.sent', { to: GUEST.guest_email }))).toBeVisible();
    const mails = await sentToOf(inject('site').outbox)(GUEST.guest_email);
    const mail = JSON.stringify(mails.find(({ subject }) => subject?.includes(number)));
    expectThat(mail).toContain('BoatReservation');
    for (const { passport } of THREE) expectThat(mail).not.toContain(passport);

    await page.goto(`/reservation/detail?number=${number}`);
    await expect(page.getByText(new RegExp(`\\*+${THREE[0]!.passport.slice(-3)}`))).toBeVisible();
    await toChange(sitePage, 'sailing');
    await changeSailing(sitePage, 'out', LATER);
    await makeChange(sitePage, 'none');
    await headed(page, formatMessage('booking:detail.title'));
    await expect(page.getByRole('heading', { name: formatMessage('booking:change.history.title') })).toBeVisible();
    await cancel(sitePage);
  },
);

test.each(someOf(['en'], LOCALES))(
  '(%s) a member sails one way with a saved traveller, saves another, removes both and cancels',
  async (locale) => {
    const { page } = await domVisitor();
    const sitePage = sitePageOf(page, locale);
    const { formatMessage } = sitePage;
    const { d_booking_auth: token } = await asMember(page, 'emma88');
    const saved = randomUUID();
    await saveTraveller(token!, saved, THREE[0]!);
    await toSailings(sitePage, { departure: DEPARTURE, adult: 2, infant: 0 });
    await toCabins(sitePage);
    await takeCabins(sitePage, false);
    await toTravellers(sitePage);
    await chooseSaved(sitePage, 0, saved);
    await fillVoyage(sitePage, [null, THREE[2]!]);
    await keepTraveller(sitePage, 1);
    await holdVoyage(sitePage);
    await pay(sitePage);
    const number = await confirmed(sitePage);
    expectThat(number).toMatch(NUMBER);
    await page.goto(`/reservation/detail?number=${number}`);
    const masked = ({ passport }: { passport: string }) => new RegExp(`\\*+${passport.slice(-3)}`);
    await expect(page.getByText(masked(THREE[0]!))).toBeVisible();
    const [from, to] = locale === 'ko' ? ['인천', '칭다오'] : ['Incheon', 'Qingdao'];
    await expect(page.getByText(formatMessage('voyage:trip.one_way', { from, to }))).toBeVisible();
    await cancel(sitePage);

    await page.goto('/my_page');
    for (const person of [THREE[0]!, THREE[2]!]) {
      await expect(page.getByText(masked(person))).toBeVisible();
      await page
        .getByRole('button', { name: formatMessage('member:travellers.remove'), exact: true })
        .first()
        .click();
      await expect(page.getByText(masked(person))).toBeHidden();
    }
    await expect(page.getByText(formatMessage('member:travellers.none'))).toBeVisible();
  },
);
