import { expect, test } from 'vitest';
import { DESK, PHONE, useBrowser, visitor } from '../support/pages/browser.ts';
import { byKeyboard, kakaoByArrowKey } from '../support/pages/by-keyboard.ts';
import { confirmByCode } from '../support/pages/login-page.ts';
import { someOf } from '../support/long.ts';
import { inspect } from '../support/pages/inspect.ts';
import type { SitePage } from '../support/pages/site-page.ts';
import {
  bookForAnother,
  cardWindow,
  choose,
  confirmed,
  continueButton,
  fillIn,
  GUEST,
  headed,
  NUMBER,
  pay,
  payButton,
  ROOMS,
  sitePageOf,
  startAddress,
  stayIn,
  takenOver,
  toList,
  translated,
  useCard,
} from '../support/pages/site-page.ts';
import { makeChange, toChange } from '../support/pages/stay-change.ts';
import { nightShip, sailing, searchSailings } from '../support/pages/voyage-page.ts';
import { fillVoyage, holdVoyage, takeCabins, THREE, toTravellers } from '../support/pages/voyage-steps.ts';

useBrowser();

/** Options for the screens that show most of a brand's colours. */
const COLOURS = { colours: true };
/** Options for other screens with additional colours. Only `npm run test:long` checks the contrast of these screens. */
const MORE_COLOURS = { colours: someOf([false], [true])[0]! };

async function openSite(locale: SitePage['locale'], viewport = DESK) {
  const { page } = await visitor({ viewport, colorScheme: 'light' });
  const found: string[] = [];
  const look = async (name: string, how?: { colours: boolean }) => void found.push(...(await inspect(page, name, how)));
  return { sitePage: sitePageOf(page, locale), page, found, look };
}

function gutterBefore(panel: Element) {
  return panel.getBoundingClientRect().left - panel.previousElementSibling!.getBoundingClientRect().right;
}

function lineBelow(part: Element) {
  return getComputedStyle(part).borderBottomWidth;
}

function closeDialog(page: SitePage['page']) {
  return page.keyboard.press('Escape').then(() => page.getByRole('dialog').waitFor({ state: 'detached' }));
}

// The guest books in Mongolian, the language with the longest words, and chooses the dates by keyboard.
test('every screen of a paid booking fits every width and is accessible', async () => {
  const { sitePage, page, found, look } = await openSite('mn');
  const { formatMessage } = sitePage;

  await page.goto(startAddress({ lang: 'mn' }));
  await headed(page, translated('mn', 'Haru City Seoul'));
  await takenOver(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: formatMessage('property:place.title') }).waitFor();
  await page.getByRole('heading', { name: formatMessage('catalogue:compare.title') }).waitFor();
  await look('home', COLOURS);
  await page.getByRole('button', { name: new RegExp(`^${formatMessage('catalogue:search.dates')}`) }).click();
  await page.getByRole('grid').first().waitFor();
  await look('dates');
  await page.getByRole('tab', { name: formatMessage('catalogue:search.tabs.party'), exact: true }).click();
  await look('party');
  await page.getByRole('tab', { name: formatMessage('catalogue:search.tabs.code'), exact: true }).click();
  await look('code');
  await closeDialog(page);
  await page.getByRole('button', { name: formatMessage('app:header.otherHotels') }).click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: translated('mn', 'Nami Pets Yangyang') })
    .waitFor();
  await look('hotel chooser');
  await closeDialog(page);

  await page.getByRole('button', { name: new RegExp(`^${formatMessage('catalogue:search.dates')}`) }).click();
  await page.getByRole('grid').first().waitFor();
  await byKeyboard(sitePage, 60);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: formatMessage('catalogue:search.go') })
    .press('Enter');
  await headed(page, formatMessage('catalogue:list.title'));
  await look('list', MORE_COLOURS);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect((await page.locator('[id^="offer-"] h3').first().boundingBox())?.width).toBeGreaterThan(200);
  const offered = page.getByRole('article').first();
  const [photo, card] = await Promise.all([offered.locator('img').first().boundingBox(), offered.boundingBox()]);
  expect(photo!.width).toBeGreaterThan(card!.width - 4);
  expect(photo!.width / photo!.height).toBeCloseTo(16 / 9, 1);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: `${formatMessage('catalogue:room.more')} ${ROOMS.DLX.mn}` }).click();
  await page.getByRole('dialog').waitFor();
  const icons = page.getByRole('dialog').getByRole('list', { name: formatMessage('catalogue:room.term.amenities') });
  await icons.getByText(translated('mn', 'Coffee machine')).scrollIntoViewIfNeeded();
  const drawn = () =>
    icons.locator('img').evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth));
  await expect.poll(drawn).toBe(true);
  await look('room', COLOURS);
  const photos = formatMessage('catalogue:room.pictures', { name: ROOMS.DLX.mn! });
  await page.getByRole('dialog').getByRole('list', { name: photos }).getByRole('button').first().click();
  await page.getByRole('dialog', { name: photos }).waitFor();
  await look('gallery');
  expect(page.url()).toContain('details=DLX&photo=1');
  await page.goBack();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('details');

  await page
    .getByRole('button', {
      name: formatMessage('catalogue:offer.chooseNamed', {
        room: ROOMS.DLX.mn!,
        offer: formatMessage('catalogue:offer.roomOnly'),
      }),
    })
    .click();
  await headed(page, formatMessage('catalogue:options.title'));
  await page
    .getByRole('button', {
      name: formatMessage('catalogue:party.more', { label: translated('mn', 'Breakfast') }),
      exact: true,
    })
    .click();
  await look('options');
  const summary = page.getByRole('complementary', { name: formatMessage('booking:summary.title') });
  expect(await summary.evaluate(gutterBefore)).toBe(48);
  expect(await summary.locator('details').last().evaluate(lineBelow)).toBe('0px');
  await page.getByRole('button', { name: formatMessage('catalogue:options.continue'), exact: true }).click();
  await continueButton(sitePage).click();
  await page.getByText(formatMessage('booking-form:guest.errors.guest_phone.missing')).waitFor();
  await look('info with errors', COLOURS);
  await page
    .getByRole('button', { name: new RegExp(formatMessage('booking:terms.read', { title: '.*' })) })
    .first()
    .click();
  await fillIn(sitePage);
  await bookForAnother(sitePage);
  await look('info');
  expect(await summary.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: new RegExp(`^${formatMessage('booking:summary.open')}`) }).click();
  await page.getByRole('dialog').waitFor();
  await look('summary sheet');
  await page.setViewportSize(DESK);
  await closeDialog(page);

  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
  await look('payment', MORE_COLOURS);

  await kakaoByArrowKey(sitePage);
  await payButton(sitePage).click();
  await (await cardWindow(page)).locator('button[value="pay"]').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await headed(page, formatMessage('payment:progress.cancelled.title'));
  await look('payment left');
  await page.getByRole('button', { name: formatMessage('payment:progress.again') }).click();
  await useCard(sitePage);
  const number = await confirmed(sitePage);
  await look('success');

  await page.goto(`/reservation/detail?number=${number}`);
  await headed(page, formatMessage('booking:detail.title'));
  await look('detail', COLOURS);
  await page.getByRole('button', { name: formatMessage('booking:checkIn.open') }).click();
  await page.getByRole('img', { name: formatMessage('booking:checkIn.label') }).waitFor();
  await look('check-in code', MORE_COLOURS);
  await closeDialog(page);
  await toChange(sitePage);
  await page
    .getByRole('button', {
      name: formatMessage('catalogue:party.more', { label: translated('mn', 'Breakfast') }),
      exact: true,
    })
    .click();
  await page
    .getByRole('button', { name: new RegExp(`^${formatMessage('change:confirm.pay', { amount: '.*' })}$`) })
    .waitFor();
  await look('change', MORE_COLOURS);
  await makeChange(sitePage, 'pay');
  await headed(page, formatMessage('change:held.title'));
  await look('held change', MORE_COLOURS);
  await page.getByRole('button', { name: formatMessage('change:held.keep'), exact: true }).click();
  await headed(page, formatMessage('booking:detail.title'));
  await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
  await page.getByRole('alertdialog').getByText(formatMessage('booking:cancel.question')).waitFor();
  await look('cancel');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true })
    .click();
  await page.getByText(new RegExp(formatMessage('booking:cancelled.title', { at: '.*' }))).waitFor();
  await look('cancelled');
  await page.goto(`/print?number=${number}`);
  await headed(page, formatMessage('booking:print.title'));
  await look('print');
  expect(found).toEqual([]);
});

async function ofVoyages() {
  const { sitePage, page, found, look } = await openSite('mn', PHONE);
  const { formatMessage } = sitePage;

  await page.goto(startAddress({ hotel: '20', lang: 'mn' }));
  await headed(page, translated('mn', 'Hanbada Ferry'));
  await takenOver(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: formatMessage('sailing:home.ports') }).waitFor();
  await page.getByRole('heading', { name: formatMessage('property:place.title') }).waitFor();
  await look('home of a ferry line', MORE_COLOURS);
  await page.getByRole('button', { name: translated('mn', 'Nuri'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('img', { name: new RegExp(formatMessage('sailing:deck.plan', { name: '.*' })) })
    .waitFor();
  await look('ship', COLOURS);
  await closeDialog(page);

  await page.getByRole('button', { name: new RegExp(`^${formatMessage('sailing:search.route')}`) }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await look('route');
  await page.getByRole('tab', { name: formatMessage('sailing:search.tabs.dates'), exact: true }).click();
  await page.getByRole('grid').first().waitFor();
  await look('departures', MORE_COLOURS);
  await page.getByRole('tab', { name: formatMessage('sailing:search.tabs.party'), exact: true }).click();
  await look('travellers');
  await closeDialog(page);

  await searchSailings(sitePage, { ...nightShip(30), infants: 1 });
  await sailing(sitePage, 'inbound', '17:00').check();
  await page
    .getByRole('status')
    .filter({ hasText: formatMessage('sailing:price.included') })
    .first()
    .waitFor();
  await look('sailings', COLOURS);
  await page.getByRole('button', { name: formatMessage('sailing:list.go'), exact: true }).click();
  await takeCabins(sitePage, true);
  await look('cabins');
  await toTravellers(sitePage);
  await continueButton(sitePage).click();
  await page.getByText(formatMessage('voyage:travellers.errors.passport_number.missing')).first().waitFor();
  await look('travellers who are not named yet');
  await fillVoyage(sitePage, THREE);
  await holdVoyage(sitePage);
  await look('payment of a voyage');
  await pay(sitePage);
  const number = await confirmed(sitePage);
  await page.goto(`/reservation/detail?number=${number}`);
  await page.getByRole('heading', { name: formatMessage('voyage:travellers.booked') }).waitFor();
  await look('detail of a voyage');
  await toChange(sitePage, 'sailing');
  await page.getByRole('button', { name: formatMessage('voyage:change.out'), exact: true }).click();
  await page.getByRole('grid').first().waitFor();
  await look('another sailing');
  await closeDialog(page);
  await look('change of a voyage');
  return found;
}

async function ofTheOtherBrand() {
  const { sitePage, page, found, look } = await openSite('en');
  const { formatMessage } = sitePage;

  await page.goto(startAddress({ hotel: '10', lang: 'en' }));
  await headed(page, 'Nami Pets Yangyang');
  await takenOver(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: formatMessage('property:place.title') }).waitFor();
  await look('home of nami', COLOURS);
  await toList(sitePage, 60, { hotel: '10' });
  await look('list of nami');
  await choose(sitePage, 'OCN');
  const guest_phone = '01055500911';
  await fillIn(sitePage, { ...GUEST, guest_phone });
  await look('info of nami', COLOURS);
  await confirmByCode(sitePage, guest_phone);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
  await look('success of nami');
  return found;
}

async function ofTheRest() {
  const { page, found, look, sitePage } = await openSite('en');
  const { formatMessage } = sitePage;
  await page.goto(startAddress({ hotel: '1', lang: 'en', p: 'search' }));
  await headed(page, formatMessage('session:lookup.title'));
  await page.getByRole('button', { name: formatMessage('session:lookup.submit') }).click();
  await page.getByText(formatMessage('session:lookup.errors.reservation_number')).waitFor();
  await look('look-up', MORE_COLOURS);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: formatMessage('app:header.menu') }).click();
  await page.getByRole('dialog').waitFor();
  await look('menu', MORE_COLOURS);
  await page.goto('/reservation/detail?number=HD00000000');
  await page.getByText(formatMessage('booking:access.title')).waitFor();
  await look('a reservation that is closed');
  await page.goto('/nicepay/result?order=haneul-unknown');
  await headed(page, formatMessage('payment:unknown.title'));
  await look('a payment of somebody else');
  await page.goto('/nowhere');
  await headed(page, formatMessage('dead-end:notFound.title'));
  await look('error');
  await page.context().clearCookies({ name: 'd_booking_code' });
  await page.evaluate(() => sessionStorage.removeItem('hotel'));
  await page.goto('/start');
  await headed(page, formatMessage('dead-end:noProperty.title'));
  await look('invalid access');
  await page.goto(startAddress({ hotel: '1', lang: 'en', ...stayIn(18, 1) }));
  await page.getByText(formatMessage('catalogue:list.nearest')).waitFor();
  await look('everything sold out');
  return found;
}

const VOYAGES = ['a voyage, from the home page of the ferry line to a change', ofVoyages] as const;
const REST = ['the remaining screens', ofTheRest] as const;
const OTHER_BRAND = ['the other brand in English', ofTheOtherBrand] as const;

// The brands differ only in their tokens, whose contrast client/brand/contrast.test.ts checks.
test.each(someOf([VOYAGES, REST], [VOYAGES, REST, OTHER_BRAND]))(
  'every screen fits every width and is accessible: %s',
  async (_, walk) => {
    expect(await walk()).toEqual([]);
  },
);
