import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../support/browser.ts';
import { freePort } from '../support/ports.ts';
import { PROPERTY } from './first-view.ts';

/** Scores from 0 to 100, and what cost points of accessibility. */
export type Scores = { performance: number; accessibility: number; faults: string[] };

/** Lighthouse's mobile run (its own simulated phone and network) of the site's home, with nothing cached. */
export async function lighthouseScores(origin: string): Promise<Scores> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'booking-lighthouse-'));
  const args = [...BROWSER_FLAGS, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(profile, { executablePath: findBrowser()!, args });
  try {
    await context.addCookies([{ ...PROPERTY, url: origin }]);
    const run = await lighthouse(origin, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility'],
      // The profile is new; what a reset would take away is the cookie that says whose home it is.
      disableStorageReset: true,
    });
    const { categories, audits } = run!.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const checked = (categories['accessibility']?.auditRefs ?? []).flatMap(({ id }) => audits[id] ?? []);
    const faults = checked.filter((audit) => audit.score === 0).map((audit) => audit.title);
    return { performance: score('performance'), accessibility: score('accessibility'), faults };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
