import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const WIDTHS = [390, 768, 1280, 1440, 1920];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Experimental: it doesn't recognise a day's 15 in the Korean 15일. */
const SKIPPED_RULES = ['label-content-name-mismatch'];
/** Taller than any of our screens, and still rendered by the browser. */
const HIGHEST = 6_000;
/** The slowest rule by far. */
const CONTRAST = 'color-contrast';

/**
 * Returns the faults of the current screen, one per line: horizontal scrolling at any width, and axe's findings at the
 * current width. Leaves the screen in light mode. @param name the screen's name in the lines @param colours also check
 * contrast in light and dark mode: once per brand, on the screens with most of its colours
 */
export async function inspect(page: Page, name: string, { colours = false } = {}): Promise<string[]> {
  const found = await fits(page, name);
  const before = page.viewportSize()!;
  await unfold(page, before);
  const skippedRules = colours ? SKIPPED_RULES : [...SKIPPED_RULES, CONTRAST];
  const byDay = await breaches(page, { runOnly: STANDARDS, rules: without(skippedRules) });
  found.push(...byDay.map((what) => `${name}: ${what}`));
  if (colours) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await atRest(page);
    const inTheDark = await breaches(page, { runOnly: [CONTRAST] });
    await page.emulateMedia({ colorScheme: 'light' });
    found.push(...inTheDark.map((what) => `${name} in the dark: ${what}`));
  }
  await page.setViewportSize(before);
  await atRest(page);
  return found;
}

/** Makes the window as high as the page, so that no bar at an edge covers content. */
async function unfold(page: Page, { width }: { width: number }): Promise<void> {
  // Twice, because some content grows with the window.
  for (let time = 0; time < 2; time += 1) {
    const height = await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height: Math.min(height, HIGHEST) });
    await atRest(page);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

function without(rules: readonly string[]): RunOptions['rules'] {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
}

export async function fits(page: Page, name: string): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const width of WIDTHS) {
    // A low window renders faster at each width.
    await page.setViewportSize({ width, height: 300 });
    found.push(...(await tooWide(page)).map((what) => `${name} at ${width}: ${what}`));
  }
  await page.setViewportSize(before);
  await atRest(page);
  return found;
}

/** Waits until two frames were drawn and all finite animations have ended. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

async function tooWide(page: Page): Promise<string[]> {
  await atRest(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = culprits.slice(-3).map((each) => `${each.localName}.${each.className}`);
    return [`scrolls sideways to ${scrollWidth} (${names.join(', ')})`];
  });
}

/** Content in frames isn't ours. axe is half a megabyte, so it is loaded once per page. */
async function breaches(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      // Elements behind an open sheet can't be reached.
      const reached = { include: [['html']], exclude: [['[inert]']] };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(reached, options);
      return violations.map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
        return `${id}: ${places.join(' | ')} ${nodes[0]?.any[0]?.message ?? ''}`;
      });
    },
    { ...options, iframes: false, resultTypes: ['violations'] } satisfies RunOptions,
  );
}
