import type { Locator } from 'playwright';
import { expect as expectThat, test } from 'vitest';
import { DESK, PHONE, useBrowser, visitor } from '../support/pages/browser.ts';
import { inspect } from '../support/pages/inspect.ts';
import { asMember } from '../support/pages/login-page.ts';
import {
  choose,
  dayName,
  expect,
  headed,
  ROOMS,
  sitePageOf,
  startAddress,
  stayIn,
  toList,
} from '../support/pages/site-page.ts';

useBrowser();

/** A desktop of 1280 × 2048 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 512 };
const DAYS_AHEAD = 60;

const STAY = stayIn(DAYS_AHEAD, 3);

/** Describes the visible backgrounds and borders of the element and its pseudo-elements. */
function paint(element: Locator): Promise<string> {
  return element.evaluate((found) =>
    [undefined, '::before', '::after']
      .map((pseudo) => getComputedStyle(found, pseudo))
      .filter(({ content }, at) => at === 0 || content !== 'none')
      .map((style) => [style.backgroundColor, style.borderTop, style.borderBottom].join())
      .join('; '),
  );
}

test('forced colours show which step, day, tab and dates are chosen', async () => {
  const { page } = await visitor({ viewport: DESK, forcedColors: 'active' });
  const sitePage = sitePageOf(page);
  await toList(sitePage, DAYS_AHEAD, STAY);
  const differ = async (one: Locator, other: Locator) =>
    expectThat(await paint(one.first())).not.toBe(await paint(other.first()));
  const days = page.getByRole('navigation').getByRole('button');
  await differ(days.and(page.locator('[aria-current="date"]')), days.and(page.locator(':not([aria-current])')));
  const steps = page.getByRole('navigation', { name: sitePage.formatMessage('booking:steps.label') });
  await differ(steps.locator('[data-state="current"]'), steps.locator('[data-state="ahead"]'));

  await page.getByRole('search').getByRole('button').first().click();
  await differ(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }));
  const day = page.getByRole('gridcell').locator('> :not([data-unavailable], [data-disabled])');
  const unmarked = day.and(page.locator(':not([data-place])'));
  for (const place of ['start', 'inside', 'end'])
    await differ(day.and(page.locator(`[data-place="${place}"]`)), unmarked);
});

test('the calendar opens on the arrival with weeks in view, even at 400 % zoom', async () => {
  const { page } = await visitor({ viewport: ZOOMED });
  await toList(sitePageOf(page), DAYS_AHEAD, STAY);
  await page.getByRole('search').getByRole('button').first().click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(new RegExp(`^${dayName('ko', STAY.startDate)}`));
  const inView = () =>
    page
      .getByRole('gridcell')
      .locator('> *')
      .evaluateAll((days) =>
        days.flatMap((day) => {
          const { left, top, width, height } = day.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return day.contains(seen) ? [day === document.activeElement] : [];
        }),
      );
  const seen = await inView();
  expectThat(seen).toContain(true);
  expectThat(seen.length).toBeGreaterThan(20);
  await page.setViewportSize(PHONE);
  expectThat(await inspect(page, 'calendar')).toEqual([]);
});

test('on a phone, the calendar opens with the first week of the month of the arrival in view', async () => {
  const { page } = await visitor();
  const month = stayIn(DAYS_AHEAD).startDate.slice(0, 7);
  await toList(sitePageOf(page), DAYS_AHEAD, { startDate: `${month}-15`, endDate: `${month}-17` });
  await page.getByRole('search').getByRole('button').first().click();
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${dayName('ko', `${month}-15`)}`));
  const first = page.getByRole('button', { name: new RegExp(`^${dayName('ko', `${month}-01`)}`) });
  const covered = await first.evaluate((day) => {
    const { left, top, bottom, width } = day.getBoundingClientRect();
    return [top + 1, bottom - 1].filter((y) => !day.contains(document.elementFromPoint(left + width / 2, y)));
  });
  expectThat(covered).toEqual([]);
});

test('the sheet of a room shows its offers above the bar: on a phone the first, on a desktop all', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const { formatMessage } = sitePageOf(page, 'en');
  await toList(sitePageOf(page, 'en'), DAYS_AHEAD);
  await page.getByRole('button', { name: `${formatMessage('catalogue:room.more')} ${ROOMS.DLX.en}` }).click();
  const sheet = page.getByRole('dialog');
  const offers = sheet.locator('label');
  await expect(offers).toHaveCount(3);
  const bar = sheet.getByRole('status');
  for (const [viewport, last] of [
    [PHONE, 0],
    [DESK, 2],
  ] as const) {
    await page.setViewportSize(viewport);
    const offer = (await offers.nth(last).boundingBox())!;
    expectThat(offer.y + offer.height).toBeLessThan((await bar.boundingBox())!.y);
  }
});

test('the list shows the first room with its picture and price without scrolling', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  await toList(sitePageOf(page, 'en'), 72);
  const room = page.getByRole('article').first();
  await expect(room).toBeVisible();
  for (const seen of [room.getByRole('img').first(), room.getByText(/₩\d/).first()]) {
    const { y, height } = (await seen.boundingBox())!;
    expectThat(y + height).toBeLessThan(page.viewportSize()!.height);
  }
  // A desktop of 1280 × 1024 pixels at 400 % zoom, where bars would cover half of the window.
  await page.setViewportSize({ width: 320, height: 256 });
  await room.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  for (const bar of [page.getByRole('banner'), page.getByRole('search')]) await expect(bar).not.toBeInViewport();
});

test('completed steps are large enough to touch', async () => {
  const { page } = await visitor();
  const sitePage = sitePageOf(page);
  await toList(sitePage, DAYS_AHEAD);
  await choose(sitePage);
  const steps = page.getByRole('navigation', { name: sitePage.formatMessage('booking:steps.label') });
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    const boxes = await steps.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expectThat(boxes.length).toBeGreaterThan(1);
    for (const { width, height } of boxes) expectThat(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await steps.getByRole('button').nth(1).click();
  await headed(page, sitePage.formatMessage('catalogue:list.title'));
});

test('the logo of each social login is to the left of its name', async () => {
  const { page } = await visitor();
  await asMember(page, 'minseo21');
  await page.goto(startAddress({ p: 'myPage' }));
  await page.locator('a[href="/my_page/social"]').first().click();
  const accounts = page.getByRole('main').locator('li:has(svg)');
  await expect(accounts.first()).toBeVisible();
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    for (const account of await accounts.all()) {
      // Read all positions at once, because the menu may still be moving.
      const [card, mark, name] = await account.evaluate((item) =>
        [item, item.querySelector('svg')!, item.querySelector('span')!].map((each) => each.getBoundingClientRect()),
      );
      expectThat(mark!.left).toBeGreaterThan(card!.left);
      expectThat(mark!.right).toBeLessThan(name!.left);
    }
  }
});
