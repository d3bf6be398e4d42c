import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const WIDTHS = [390, 768, 1280, 1440, 1920];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Experimental: it does not find a day's 15 in the Korean 15일. */
const NOT_ASKED = ['label-content-name-mismatch'];
/** Higher than any screen of ours, and still painted. */
const HIGHEST = 6_000;
/** The dearest of all rules by far. */
const CONTRAST = 'color-contrast';

/**
 * What is wrong with the screen now shown, a line each: sideways scrolling at any of the widths, and what axe finds at its own
 * width. The screen is light afterwards.
 * @param name the screen, for the lines
 * @param colours also letters that are too faint, by day and in the dark: once a brand, on the screens that have the most of its colours
 */
export async function inspect(page: Page, name: string, { colours = false } = {}): Promise<string[]> {
  const found = await fits(page, name);
  const before = page.viewportSize()!;
  await unfold(page, before);
  const notAsked = colours ? NOT_ASKED : [...NOT_ASKED, CONTRAST];
  const byDay = await breaches(page, { runOnly: STANDARDS, rules: without(notAsked) });
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

/** As high as what it shows, so that no bar at an edge covers a part of what is judged. */
async function unfold(page: Page, { width }: { width: number }): Promise<void> {
  // Twice, because some of it grows with the window.
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

/** Where the screen now shown scrolls sideways, at each of the widths. The page's width is what it was afterwards. */
export async function fits(page: Page, name: string): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const width of WIDTHS) {
    // As low as it goes: nobody looks at it, and each size is painted.
    await page.setViewportSize({ width, height: 300 });
    found.push(...(await tooWide(page)).map((what) => `${name} at ${width}: ${what}`));
  }
  await page.setViewportSize(before);
  await atRest(page);
  return found;
}

/** When two frames were drawn and nothing that ends by itself moves any more. */
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

/** What is within frames is not ours. Its code is half a megabyte: once a page is enough. */
async function breaches(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      // What is behind an open sheet can be neither reached nor pressed.
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
