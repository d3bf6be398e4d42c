import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { BrowserContext, Page } from 'playwright';
import { PHONE, violations } from '../pages/browser.ts';
import { UNCOMPRESSED, VALIDATED } from '../site/validating-proxy.ts';
import { openTabs, type Tabs } from './browser.ts';
import { DomPage } from './page.ts';

export type DomVisitor = { page: Page; context: BrowserContext; leave(): Promise<void> };

const present = new Set<Tabs>();
/** Headers that the visitors of the current test file send with each request. */
let headers: Readonly<Record<string, string>> = UNCOMPRESSED;

/**
 * Call once at the top of a file that uses domVisitor. A test fails if one of its pages threw or logged an error.
 * `validated` has the same meaning as in useBrowser.
 */
export function useDom({ validated = false } = {}): void {
  beforeAll(() => void (headers = { ...UNCOMPRESSED, ...(validated && VALIDATED) }));
  afterEach(async () => {
    const left = [...present];
    present.clear();
    await Promise.all(left.map((each) => each.close()));
    expect(left.flatMap(({ faults }) => faults)).toEqual([]);
    if (validated) expect(await violations()).toEqual([]);
  });
}

type Options = { locale?: string; viewport?: { width: number; height: number }; path?: string };

/**
 * Opens a page for a new visitor, like `visitor` in ../pages/browser.ts but without a browser: no cookies, stored data
 * or history, and by default in Korean with a phone's viewport. The page supports only the Playwright calls that
 * DomPage implements.
 */
export async function domVisitor({ locale = 'ko-KR', viewport = PHONE, path }: Options = {}): Promise<DomVisitor> {
  const tabs = openTabs({ viewport, languages: [locale, locale.slice(0, 2)], headers });
  present.add(tabs);
  const page = new DomPage(tabs, inject('site').origin);
  if (path) await page.goto(path);
  return {
    page: page as unknown as Page,
    context: page.context() as unknown as BrowserContext,
    async leave() {
      present.delete(tabs);
      await tabs.close();
      expect(tabs.faults.join('\n')).toEqual('');
    },
  };
}
