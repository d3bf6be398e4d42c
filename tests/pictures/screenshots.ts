/**
 * npm run screenshots: books a room on the running product and writes docs/screenshots/*.jpg.
 * npm run screenshots -- stories [language] [name…]: takes phone screenshots of the given stories in
 * openapi/stories.yaml, by default all of them, and writes dist/stories/*.png.
 */
import { mkdirSync, statSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { startSite } from '../support/site/server.ts';
import {
  choose,
  confirmed,
  continueButton,
  fillIn,
  headed,
  pay,
  sitePageOf,
  startAddress,
  toList,
} from '../support/pages/site-page.ts';
import { buildWhenNeeded } from '../../server/commands/build.ts';
import type { Locale } from '../support/client/messages.ts';
import { takeStories } from './stories.ts';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/support/browser.ts';

const FOLDER = 'docs/screenshots';
const LARGEST_BYTES = 300_000;
/** Far enough ahead that the demo hotels have rooms available at any time of the year. */
const DAYS_AHEAD = 60;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** The docs show desktop screenshots scaled down. At full scale, the files would be too large. */
const DESK_SCALE = 0.6;
const GUEST = {
  guest_last_name: 'Kim',
  guest_first_name: 'Minseo',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
};

await buildWhenNeeded({ quiet: true });
const browser = await chromium.launch({ executablePath: findBrowser()!, args: BROWSER_FLAGS });
try {
  const [what, locale = 'ko', ...names] = process.argv.slice(2);
  if (what === 'stories') await takeStories(browser, locale as Locale, names);
  else await takeDocumentation();
} finally {
  await browser.close();
}

async function takeDocumentation(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await startSite();
  try {
    await onDesk(await visit(site.origin, DESK, DESK_SCALE));
    await onPhone(await visit(site.origin, PHONE));
  } finally {
    await site.close();
  }
}

async function visit(baseURL: string, viewport: typeof DESK, deviceScaleFactor = 1): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor,
    locale: 'en-US',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  return context.newPage();
}

async function onDesk(page: Page): Promise<void> {
  const { formatMessage } = sitePageOf(page, 'en');
  await page.goto(startAddress({ lang: 'en' }));
  await headed(page, 'Haru City Seoul');
  await take(page, 'home-1440');
  await page.getByRole('button', { name: new RegExp(`^${formatMessage('catalogue:search.dates')}`) }).click();
  await page.getByRole('grid').first().waitFor();
  await take(page, 'dates-1440');
  await page.goto('/membership');
  await headed(page, formatMessage('membership:title'));
  await take(page, 'membership-1440');
  await page.goto(startAddress({ hotel: '10', lang: 'en' }));
  await headed(page, 'Nami Pets Yangyang');
  await take(page, 'brand-1440');
}

async function onPhone(page: Page): Promise<void> {
  const sitePage = sitePageOf(page, 'en');
  await toList(sitePage, DAYS_AHEAD);
  await take(page, 'reservation-390');
  await choose(sitePage);
  await fillIn(sitePage, GUEST);
  await continueButton(sitePage).click();
  await headed(page, sitePage.formatMessage('payment:heading.PREPAY'));
  await take(page, 'payment-390');
  await pay(sitePage);
  await confirmed(sitePage);
  await take(page, 'success-390');
  await page.goto('/login/sign_up');
  await headed(page, sitePage.formatMessage('signup:views.type.title'));
  await take(page, 'signup-390');
  await page.goto('/login');
  await headed(page, sitePage.formatMessage('session:login.title'));
  await take(page, 'login-390');
}

/** Takes a screenshot of the top of the page after its pictures and prices have loaded. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  const path = `${FOLDER}/${name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 85 });
  const { size } = statSync(path);
  if (size > LARGEST_BYTES) throw new Error(`${path} has ${size} bytes, more than ${LARGEST_BYTES}`);
  process.stdout.write(`${path} ${Math.round(size / 1000)} kB\n`);
}
