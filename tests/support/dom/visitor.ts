import { afterEach, expect, inject } from 'vitest';
import type { Page } from 'playwright';
import { PHONE } from '../pages/browser.ts';
import { openTab, type Tab } from './browser.ts';
import { DomPage } from './page.ts';

export type DomVisitor = { page: Page; leave(): Promise<void> };

const present = new Set<Tab>();

/** Call once at the top of a file that uses domVisitor. A test fails if one of its pages threw or logged an error. */
export function useDom(): void {
  afterEach(async () => {
    const left = [...present];
    present.clear();
    await Promise.all(left.map((each) => each.close()));
    expect(left.flatMap(({ faults }) => faults)).toEqual([]);
  });
}

type Options = { locale?: string; viewport?: { width: number; height: number }; path?: string; alone?: boolean };

/**
 * Opens a page for a new visitor, like `visitor` in ../pages/browser.ts but without a browser: no cookies, stored data
 * or history, and by default in Korean with a phone's viewport. The page supports only the Playwright calls that
 * DomPage implements.
 */
export async function domVisitor({ locale = 'ko-KR', viewport = PHONE, path }: Options = {}): Promise<DomVisitor> {
  const tab = openTab({ viewport, languages: [locale, locale.slice(0, 2)] });
  present.add(tab);
  const page = new DomPage(tab.page, inject('site').origin);
  if (path) await page.goto(path);
  return {
    page: page as unknown as Page,
    async leave() {
      present.delete(tab);
      await tab.close();
      expect(tab.faults.join('\n')).toEqual('');
    },
  };
}
