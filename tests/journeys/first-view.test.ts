import type { Page } from 'playwright';
import { describe, inject, test } from 'vitest';
import { DESK, PHONE, useBrowser, visitor } from '../support/pages/browser.ts';
import { asMember } from '../support/pages/login-page.ts';
import {
  choose,
  continueButton,
  expect,
  headed,
  ROOMS,
  sitePageOf,
  startAddress,
  stayIn,
  toList,
  toTuesday,
  translated,
} from '../support/pages/site-page.ts';

useBrowser();

/**
 * Opens a page for a guest who has visited the hotel before, so that the first request has a cookie that identifies the
 * hotel.
 */
async function returning(hotel: string, options: Parameters<typeof visitor>[0] = {}) {
  const { page, context, faults } = await visitor({ alone: true, ...options });
  const url = inject('site').origin;
  const keep = (name: string, value: string) => context.addCookies([{ name, value, url }]);
  await keep('d_booking_code', hotel);
  return { page, context, faults, keep };
}

function callsOf(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith(path) && calls.push(request.url()));
  return calls;
}
function mainCalls(page: Page): string[] {
  return callsOf(page, '/client/main');
}

/**
 * From the next page load on, records the page's visible text whenever it changes. Returns a function that returns the
 * recorded texts.
 */
function seenTexts(page: Page): () => Promise<string[]> {
  const script = () => {
    const texts: string[] = Object.assign(window, { texts: [] }).texts;
    const look = () => {
      const shown = document.body?.checkVisibility() ? document.body.innerText : '';
      if (shown && texts.at(-1) !== shown) texts.push(shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  void page.addInitScript(script);
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

/** Records layout shifts. Returns a function that returns the total shift since the last page load. */
async function movedOn(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = Object.assign(window, { shifts: [] }).shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}

/** Delays matching files until `arrive` is called. */
async function keepBack(page: Page, files: RegExp) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}

test.each([
  ['1', 'ko-KR', PHONE, '하루 시티 서울'],
  ['10', 'en-US', DESK, 'Nami Pets Yangyang'],
])('hotel %s shows its name and picture in %s without scripts', async (hotel, locale, viewport, name) => {
  const { page } = await returning(hotel, { locale, viewport, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveTitle(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await picture.boundingBox())!.width).toBe(viewport.width);
});

test.each([PHONE, DESK])(
  'the list shows the rooms and their prices without scripts at $width × $height',
  async (viewport) => {
    const { page } = await visitor({ viewport, locale: 'en-US', javaScriptEnabled: false });
    const start = toTuesday(60);
    await page.goto(startAddress(stayIn(start)));
    const rooms = page.getByRole('article');
    await expect(rooms).toHaveCount(4);
    await expect(rooms.first().getByText('₩').first()).toBeVisible();
    await expect(rooms.first().locator('img').first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  },
);

test('the script takes over the page without repeating a request or moving anything', async () => {
  const { page } = await returning('1');
  const calls = mainCalls(page);
  const moved = await movedOn(page);
  const entries = [{}, stayIn(60), { hotel: '20' }].map(startAddress);
  for (const path of ['/', '/reservation', '/reservation/detail', ...entries]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moved(), path).toBeLessThan(0.01);
  }
  expect(calls).toEqual([]);
  await expect(page.locator('title')).toHaveCount(1);
});

test.each([PHONE, DESK])('the first offer of the list is in the first view at $width × $height', async (viewport) => {
  const { page } = await visitor({ viewport, locale: 'en-US' });
  await toList(sitePageOf(page, 'en'), toTuesday(60));
  const offer = page.getByRole('article').first();
  // On a phone, the bar with the total covers the bottom of the window.
  const foot = viewport === PHONE ? PHONE.height - 72 : DESK.height;
  for (const part of [offer.locator('img').first(), offer.getByText('₩').first(), offer.getByText('Choose').first()]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThan(foot);
  }
});

test('the list of sailings does not move when the sailings arrive', async () => {
  const { page } = await returning('20');
  const moved = await movedOn(page);
  const sailings = await keepBack(page, /\/sailing\/search$/);
  await page.goto(startAddress({ hotel: '20', ...stayIn(toTuesday(60)) }));
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  sailings.arrive();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(await moved()).toBeLessThan(0.01);
});

test('nothing moves when the guest form is opened by its address', async () => {
  const { page } = await visitor({ alone: true });
  const moved = await movedOn(page);
  const sitePage = sitePageOf(page);
  await toList(sitePage, 62);
  await choose(sitePage);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(continueButton(sitePage)).toBeVisible();
  expect(await moved()).toBeLessThan(0.01);
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESK],
])('nothing moves when the options or My page are opened by their address on %s', async (_, viewport) => {
  const { page } = await visitor({ alone: true, viewport });
  await asMember(page, 'minseo21');
  const moved = await movedOn(page);
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await page.goto(startAddress({ p: 'myPage' }));
  await headed(page, formatMessage('member:greeting', { name: '김민서' }));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: formatMessage('member:points.title') }).first()).toBeVisible();
  expect(await moved()).toBeLessThan(0.01);
  await toList(sitePage, 64);
  const offer = { room: ROOMS.DLX.ko, offer: formatMessage('catalogue:offer.roomOnly') };
  await page.getByRole('button', { name: formatMessage('catalogue:offer.chooseNamed', offer) }).click();
  await headed(page, formatMessage('catalogue:options.title'));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: formatMessage('catalogue:options.skip'), exact: true })).toBeVisible();
  expect(await moved()).toBeLessThan(0.01);
});

test('a page that arrives in pieces has no layout shift', async () => {
  const { page } = await returning('1');
  const moved = await movedOn(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  const line = { offline: false, latency: 100, downloadThroughput: 40_000, uploadThroughput: 40_000 };
  await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', line);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moved()).toBe(0);
});

describe("values that only the browser knows override the server's page", () => {
  test('another language chosen earlier', async () => {
    const { page } = await returning('1');
    await page.addInitScript(() => localStorage.setItem('lang', 'ENG'));
    await page.goto('/');
    await headed(page, 'Haru City Seoul');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle('Haru City Seoul');
  });

  test('a party chosen earlier', async () => {
    const { page } = await returning('1');
    const url = inject('site').origin;
    await page
      .context()
      .addCookies([
        { name: 'd_booking_party', value: encodeURIComponent('[{"adult":3,"kid":0,"infant":0,"pet":0}]'), url },
      ]);
    await page.goto('/');
    const { formatMessage } = sitePageOf(page);
    await expect(page.getByText(formatMessage('catalogue:party.count.adult', { count: 3 }))).toBeVisible();
  });

  test('the hotel, if another tab switches hotels while the page is loading', async () => {
    const { page, keep } = await returning('1');
    await page.route('**/assets/index-*.js', async (route) => {
      await keep('d_booking_code', '10');
      await route.continue();
    });
    await page.goto('/');
    await headed(page, '하루 시티 서울');
    const calls = mainCalls(page);
    const seen = seenTexts(page);
    await page.reload();
    await headed(page, '하루 시티 서울');
    await expect(page).toHaveTitle('하루 시티 서울');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'haru');
    expect(calls).toHaveLength(1);
    expect((await seen()).filter((text) => text.includes('나미'))).toEqual([]);
  });
});

test('two tabs with two hotels stay independent, even after a reload', async () => {
  const { page, context } = await returning('1');
  await page.goto('/');
  await headed(page, '하루 시티 서울');
  const other = await context.newPage();
  await other.goto(startAddress({ hotel: '10', lang: 'en' }));
  await headed(other, 'Nami Pets Yangyang');
  await page.goto('/reservation');
  await expect(page).toHaveTitle(`${sitePageOf(page).formatMessage('app:titles.reservation')} · 하루 시티 서울`);
  await expect(page.getByRole('contentinfo')).toContainText('하루 시티 서울');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'haru');
  await expect(other.locator('html')).toHaveAttribute('data-brand', 'nami');
});

describe('input before the code has loaded takes effect as soon as the code has loaded', () => {
  test("a button on the server's page", async () => {
    const { page } = await returning('1');
    const { formatMessage } = sitePageOf(page);
    const code = await keepBack(page, /\/assets\/index-.*\.js/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: formatMessage('catalogue:search.dates') }).click();
    code.arrive();
    await expect(page.getByRole('dialog', { name: formatMessage('catalogue:search.title') })).toBeVisible();
  });

  test('a room in the list on the server’s page', async () => {
    const { page } = await visitor({ alone: true });
    const { formatMessage } = sitePageOf(page);
    const code = await keepBack(page, /\/assets\/index-.*\.js/);
    await page.goto(startAddress(stayIn(toTuesday(60))), { waitUntil: 'commit' });
    const room = page.getByRole('article').nth(2);
    const name = await room.getByRole('heading', { level: 2 }).textContent();
    await room.getByRole('button', { name: formatMessage('catalogue:offer.roomOnly') }).click();
    code.arrive();
    await page.waitForURL(/\/reservation(\/info|\?step=options)$/);
    await expect(page.getByText(name!).first()).toBeVisible();
  });

  test('a button on a page in a language other than the one chosen earlier', async () => {
    const { page } = await visitor({ viewport: DESK, locale: 'en-US', path: startAddress({ lang: 'th' }) });
    await headed(page, translated('th', 'Haru City Seoul'));
    const code = await keepBack(page, /\/assets\/index-.*\.js/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'KOR', exact: true }).click();
    code.arrive();
    await headed(page, '하루 시티 서울');
  });

  test('the button for the search dates', async () => {
    const { page } = await returning('1', { viewport: PHONE });
    const { formatMessage } = sitePageOf(page);
    const code = await keepBack(page, /\/assets\/search-sheet-.*\.js/);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: formatMessage('catalogue:search.dates') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    code.arrive();
    await expect(page.getByRole('dialog', { name: formatMessage('catalogue:search.title') })).toBeVisible();
  });

  test('a double click on an offer in the list, without a request for the list', async () => {
    const { page } = await returning('1');
    const { formatMessage } = sitePageOf(page);
    const searches = callsOf(page, '/client/catalogue/search');
    const code = await keepBack(page, /\/assets\/booking\.(store|actions)-.*\.js/);
    await page.goto('/reservation', { waitUntil: 'networkidle' });
    const room = page.getByRole('button', { name: formatMessage('catalogue:offer.roomOnly') }).first();
    await room.dblclick();
    await expect(page).toHaveURL(/\/reservation\?hotel_code=/);
    expect(searches).toEqual([]);
    code.arrive();
    await page.waitForURL(/\/reservation(\/info|\?step=options)$/);
  });
});

test('the list reports that the booking code failed to load, and offers a next step', async () => {
  const { page, faults } = await returning('1');
  const { formatMessage } = sitePageOf(page);
  await page.route(/\/assets\/booking\.actions-.*\.js/, (route) => route.abort());
  await page.goto('/reservation', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: formatMessage('catalogue:offer.roomOnly') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: formatMessage('errors:unavailable.action') })).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('booking.actions')]);
});

test('changing the language requests the hotel once, and changing back requests nothing', async () => {
  const { page } = await returning('1', { viewport: DESK });
  const calls = mainCalls(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'ENG' }).click();
  await headed(page, 'Haru City Seoul');
  expect(calls).toHaveLength(1);
  await page.getByRole('button', { name: 'KOR' }).click();
  await headed(page, '하루 시티 서울');
});
