import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/support/browser.ts';
import { freePort } from '../../scripts/support/ports.ts';
import { PROPERTY } from './first-view.ts';

/**
 * Scores from 0 to 100, the LCP in milliseconds, the cumulative layout shift, and the titles of the failed
 * accessibility audits.
 */
export type Scores = { performance: number; accessibility: number; lcp: number; shift: number; faults: string[] };

export async function lighthouseScores(origin: string, path: string): Promise<Scores> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'booking-lighthouse-'));
  const args = [...BROWSER_FLAGS, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(profile, { executablePath: findBrowser()!, args });
  try {
    await context.addCookies([{ ...PROPERTY, url: origin }]);
    const run = await lighthouse(origin + path, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility'],
      // A reset would delete the cookie that selects the hotel.
      disableStorageReset: true,
    });
    const { categories, audits } = run!.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const checked = (categories['accessibility']?.auditRefs ?? []).flatMap(({ id }) => audits[id] ?? []);
    const faults = checked.filter((audit) => audit.score === 0).map((audit) => audit.title);
    const measure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      lcp: measure('largest-contentful-paint'),
      shift: measure('cumulative-layout-shift'),
      faults,
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
