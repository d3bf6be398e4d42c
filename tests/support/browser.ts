import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/support/browser.ts';
import { VALIDATION_PATH, VIOLATIONS_PATH } from './validating-proxy.ts';
import type { Violation } from './validating-proxy.ts';
import type { JourneySite } from './journey-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: JourneySite;
  }
}

/** A thumb's width and a desk's. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

export type Visitor = {
  page: Page;
  context: BrowserContext /** Errors that the page threw or logged. */;
  faults: string[];
  /** Before the end of the test, where many come one after the other. */
  leave(): Promise<void>;
};

/** One for all files of the worker; it ends with the worker's process. */
let launched: Promise<Browser> | undefined;
let browser: Browser;
const present: Visitor[] = [];
/** The contexts of visitors who have left, by their kind: their caches spare the next one of it half of a page's load. */
const left = new Map<string, BrowserContext[]>();

/**
 * Call once at the top of a journey file. After each test it is checked that no page threw, and where the file is `validated`,
 * that no answer broke the contract (as Prism's proxy saw it). Visitors are closed with their test.
 */
export function useBrowser({ validated = false } = {}): void {
  const validate = (method: 'PUT' | 'DELETE') => fetch(inject('site').origin + VALIDATION_PATH, { method });
  beforeAll(async () => {
    browser = await (launched ??= launch());
    if (validated) await validate('PUT');
  });
  afterAll(async () => {
    if (validated) await validate('DELETE');
  });
  afterEach(async () => {
    const faults = present.flatMap((each) => each.faults);
    await Promise.all(present.splice(0).map((each) => each.leave()));
    expect(faults).toEqual([]);
    expect(await violations()).toEqual([]);
  });
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser: run npm test, which gets one, or set BROWSER_PATH.');
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}

/**
 * Somebody new: empty cookies and storage. Korean, on a phone and with reduced motion unless said otherwise. `path` is opened
 * when given. `alone`: in a context that nobody had before or has later, whose caches are empty and whose settings may change.
 */
export async function visitor({
  path,
  alone = false,
  ...options
}: BrowserContextOptions & { path?: string; alone?: boolean } = {}): Promise<Visitor> {
  const kind = alone ? null : JSON.stringify(options);
  const context = (kind && left.get(kind)?.pop()) || (await browser.newContext(withDefaults(options)));
  const page = await context.newPage();
  if (!alone) await forgetStorage(page);
  const faults: string[] = [];
  let gone: Promise<void> | undefined;
  page.on('pageerror', (error) => faults.push(`${page.url()} threw ${error.message}`));
  page.on('console', (message) => {
    // A refused call is logged by the browser itself; journeys provoke those.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`${page.url()} logged ${message.text()}`);
  });
  const one = { page, context, faults, leave: () => (gone ??= leave(context, kind)) };
  present.push(one);
  if (path) await page.goto(path);
  return one;
}

function withDefaults(options: BrowserContextOptions): BrowserContextOptions {
  return {
    baseURL: inject('site').origin,
    viewport: PHONE,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    ...options,
  };
}

async function leave(context: BrowserContext, kind: string | null): Promise<void> {
  if (kind === null) return context.close();
  await Promise.all(context.pages().map((page) => page.close()));
  left.set(kind, [...(left.get(kind) ?? []), context]);
}

/** What a tab keeps goes with it; cookies and what is kept for longer do not. */
async function forgetStorage(page: Page): Promise<void> {
  await page.context().clearCookies();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: inject('site').origin, storageTypes: 'local_storage' });
  await devtools.detach();
}

async function violations(): Promise<Violation[]> {
  const { origin, sandbox } = inject('site');
  return sandbox ? ((await (await fetch(origin + VIOLATIONS_PATH)).json()) as Violation[]) : [];
}
