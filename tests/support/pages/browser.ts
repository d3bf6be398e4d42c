import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, ConsoleMessage, Page } from 'playwright';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/support/browser.ts';
import { VALIDATED, VIOLATIONS_PATH } from '../site/validating-proxy.ts';
import type { Violation } from '../site/validating-proxy.ts';
import { LATENCY_MS } from '../long.ts';
import type { JourneySite } from '../site/journey-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: JourneySite;
  }
}

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/**
 * Log messages that aren't faults: failed requests, which journeys provoke on purpose, and style sheets that were
 * preloaded but not used within a few seconds, which happens on a slow machine.
 */
const EXPECTED_LOG = /^Failed to load resource|was preloaded using link preload but not used/;

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** Errors that the page threw, and errors and warnings that it logged. */
  faults: string[];
  /** Ends the visit. Call this in a test with many consecutive visitors; otherwise, visits end with the test. */
  leave(): Promise<void>;
};

/**
 * Keeps V8 from optimising code in background threads: visits are so short that the optimised code is hardly used, and
 * the threads take a fifth of a page's processor time.
 */
const TEST_FLAGS = ['--js-flags=--no-concurrent-recompilation --max-lazy'];

/** The browser that all test files in a worker share. It closes when the worker process exits. */
let launched: Promise<Browser> | undefined;
let browser: Browser;
/** Headers that the visitors of the current test file send with each request. */
let headers: Readonly<Record<string, string>> = {};
const present: Visitor[] = [];
/**
 * Tabs of visitors who have left, keyed by the visitors' options. New visitors reuse these tabs, because pages load
 * twice as fast with the code that a tab has already cached and compiled.
 */
const left = new Map<string, Page[]>();

/**
 * Call once at the top of a journey file. A test fails if one of its pages threw an error, or logged an error or a
 * warning. If `validated` is set, it also fails if Prism's proxy reports a response that violates the contract. All
 * visitors leave at the end of the test.
 */
export function useBrowser({ validated = false } = {}): void {
  beforeAll(async () => {
    browser = await (launched ??= launch());
  });
  beforeAll(() => void (headers = validated ? VALIDATED : {}));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const { page } of present) console.error(await told(page));
    const faults = present.flatMap((each) => each.faults);
    await Promise.all(present.splice(0).map((each) => each.leave()));
    expect(faults).toEqual([]);
    expect(await violations()).toEqual([]);
  });
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser found: run npm test, which installs one, or set BROWSER_PATH.');
  return chromium.launch({ executablePath, args: [...BROWSER_FLAGS, ...TEST_FLAGS] });
}

/**
 * Opens a page for a new visitor without cookies, stored data or history. By default, the visitor's language is Korean,
 * and the page has a phone's viewport and reduced motion. Opens `path` if it is given. `alone` gives the visitor a
 * separate browser context with empty caches, in which the test may intercept requests and change settings.
 */
export async function visitor({
  path,
  alone = false,
  ...options
}: BrowserContextOptions & { path?: string; alone?: boolean } = {}): Promise<Visitor> {
  const kind = alone ? null : JSON.stringify({ ...options, headers });
  const page = (kind && left.get(kind)?.pop()) || (await newTab(options));
  const context = page.context();
  const faults: string[] = [];
  function noteThrown(error: Error) {
    faults.push(`${page.url()} threw ${error.message}`);
  }
  function noteLogged(message: ConsoleMessage) {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED_LOG.test(message.text()))
      faults.push(`${page.url()} logged ${message.text()}`);
  }
  page.on('pageerror', noteThrown).on('console', noteLogged);
  let gone: Promise<void> | undefined;
  async function leave() {
    page.off('pageerror', noteThrown).off('console', noteLogged);
    if (kind === null || page.isClosed()) return context.close();
    await forget(page, withDefaults(options));
    left.set(kind, [...(left.get(kind) ?? []), page]);
  }
  const one = { page, context, faults, leave: () => (gone ??= leave()) };
  present.push(one);
  if (path) await page.goto(path);
  return one;
}

async function newTab(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(withDefaults(options));
  const page = await context.newPage();
  if (LATENCY_MS > 0) await slowDown(page);
  return page;
}

/** The sessions that slow pages down. A second session for the same page would have no effect. */
const slowLines = new WeakMap<Page, CDPSession>();

/** Delays each response as a weak mobile connection does. */
async function slowDown(page: Page, offline = false): Promise<void> {
  const devtools = slowLines.get(page) ?? (await page.context().newCDPSession(page));
  slowLines.set(page, devtools);
  const line = { offline, latency: LATENCY_MS, downloadThroughput: 300_000, uploadThroughput: 300_000 };
  await devtools.send('Network.emulateNetworkConditions', line);
}

/** Cuts the connection, or restores it. On a slow line, `context.setOffline` has no effect. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  if (LATENCY_MS > 0) await slowDown(page, offline);
  else await page.context().setOffline(offline);
}

function withDefaults(options: BrowserContextOptions): BrowserContextOptions {
  return {
    baseURL: inject('site').origin,
    viewport: PHONE,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    extraHTTPHeaders: headers,
    ...options,
  };
}

/** Resets a tab for the next visitor, but keeps its caches. */
async function forget(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((each) => each === page || each.close()));
  await page.goto('/robots.txt');
  await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
  await context.clearCookies();
  if (viewport) await page.setViewportSize(viewport);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}

async function told(page: Page): Promise<string> {
  const main = page.getByRole('main').ariaSnapshot({ timeout: 5_000 });
  const shown = await main.catch(() => 'nothing');
  return `${page.url()} showed\n${shown.slice(0, 3_000)}`;
}

export async function violations(): Promise<Violation[]> {
  const { origin, sandbox } = inject('site');
  return sandbox ? ((await (await fetch(origin + VIOLATIONS_PATH)).json()) as Violation[]) : [];
}
