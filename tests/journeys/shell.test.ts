import { test } from 'vitest';
import { DESK, useBrowser, visitor } from '../support/pages/browser.ts';
import { expect, headed, sitePageOf, startAddress, takenOver } from '../support/pages/site-page.ts';
import { formatMessageIn } from '../support/client/messages.ts';

useBrowser();

test('the header is transparent over the picture at the top of home', async () => {
  const { page } = await visitor({ viewport: DESK, path: startAddress() });
  const { formatMessage } = sitePageOf(page);
  const background = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  await headed(page, '하루 시티 서울');
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 400);
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
  await page
    .getByRole('banner')
    .getByRole('link', { name: formatMessage('app:header.reservation') })
    .click();
  await headed(page, formatMessage('catalogue:list.title'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${formatMessage('app:titles.reservation')} · 하루 시티 서울`);
});

test('a dialog traps the focus, locks the page, restores the focus on Escape, and closes on Back', async () => {
  const { page } = await visitor({ viewport: DESK, path: startAddress() });
  const { formatMessage } = sitePageOf(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: formatMessage('app:header.lookup') })
    .click();
  await headed(page, formatMessage('session:lookup.title'));
  await page.goBack();
  const logo = page.getByRole('banner').getByRole('button', { name: formatMessage('app:header.otherHotels') });
  await logo.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(6);
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow])).toEqual([
    0,
    'hidden',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(logo).toBeFocused();
  await logo.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await headed(page, '하루 시티 서울');
});

test('on a phone, the hotel chooser shows each property as a row, and all of them at once', async () => {
  const { page } = await visitor({ path: startAddress() });
  const { formatMessage } = sitePageOf(page);
  await page.getByRole('button', { name: formatMessage('app:header.otherHotels') }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.getByRole('link')).toHaveCount(5);
  for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThan(112);
  const last = (await rows.last().boundingBox())!;
  expect(last.y + last.height).toBeLessThan(page.viewportSize()!.height);
});

test('formats of a picture that the browser may choose take no space', async () => {
  const { page } = await visitor({ path: startAddress() });
  const { formatMessage } = sitePageOf(page);
  await takenOver(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = page.getByRole('region', { name: formatMessage('property:place.title') });
  await expect(place.locator('source').first()).toBeAttached();
  const [section, picture] = await Promise.all([place.boundingBox(), place.locator('img').first().boundingBox()]);
  expect(picture!.y).toBeCloseTo(section!.y, 0);
});

test('at 1280 px and below, menu, back and home buttons replace the links', async () => {
  const { page } = await visitor({ viewport: { width: 1281, height: 800 }, path: startAddress({ p: 'search' }) });
  const { formatMessage } = sitePageOf(page);
  const banner = page.getByRole('banner');
  await headed(page, formatMessage('session:lookup.title'));
  await expect(banner.getByRole('link', { name: formatMessage('app:header.lookup') })).toBeVisible();
  await expect(banner.getByRole('button', { name: formatMessage('app:header.menu') })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(banner.getByRole('link', { name: formatMessage('app:header.lookup') })).toBeHidden();
  await banner.getByRole('button', { name: formatMessage('app:header.menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: formatMessage('app:header.reservation') })
    .click();
  await headed(page, formatMessage('catalogue:list.title'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await banner.getByRole('button', { name: formatMessage('app:header.back') }).click();
  await headed(page, formatMessage('session:lookup.title'));
  await banner.getByRole('button', { name: formatMessage('app:header.home') }).click();
  await headed(page, '하루 시티 서울');
  await expect(banner.getByRole('button', { name: formatMessage('app:header.back') })).toHaveCount(0);
});

test('a toast appears at the bottom centre and disappears after a time', async () => {
  const { page } = await visitor({ viewport: DESK, path: startAddress({ p: 'myPage' }) });
  const toast = page.getByText(formatMessageIn('ko')('app:loginRequired'));
  await expect(toast).toBeVisible();
  const place = (await page.locator('[data-sonner-toast]').first().boundingBox())!;
  expect(Math.abs(place.x + place.width / 2 - DESK.width / 2)).toBeLessThan(16);
  expect(place.y).toBeGreaterThan(DESK.height / 2);
  await expect(toast).toHaveCount(0);
});

test('nothing moves with reduced motion; otherwise a page transition takes 0.2 s', async () => {
  for (const [reducedMotion, duration] of [
    ['reduce', 0],
    ['no-preference', 200],
  ] as const) {
    const { page } = await visitor({ viewport: DESK, reducedMotion, path: startAddress() });
    await headed(page, '하루 시티 서울');
    await takenOver(page);
    await page.evaluate(() => {
      const seen: number[] = Object.assign(window, { seen: [] }).seen;
      document.addEventListener(
        'animationstart',
        ({ target }) => {
          const { animationIterationCount, animationDuration } = getComputedStyle(target as Element);
          if (animationIterationCount === '1') seen.push(Number.parseFloat(animationDuration) * 1000);
        },
        true,
      );
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: formatMessageIn('ko')('app:header.lookup') })
      .click();
    await headed(page, formatMessageIn('ko')('session:lookup.title'));
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.max(0, ...(window as unknown as { seen: number[] }).seen.map((each) => (each > 1 ? each : 0))),
        ),
      )
      .toBe(duration);
  }
});
