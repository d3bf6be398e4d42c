import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const WIDTHS = [390, 768, 1280, 1440, 1920];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Experimental: it does not find a day's 15 in the Korean 15일. */
const NOT_ASKED = ['label-content-name-mismatch'];
/** The dearest of all rules by far. */
const CONTRAST = 'color-contrast';

/**
 * What is wrong with the screen now shown, a line each: sideways scrolling at any of the widths, and what axe finds at its own
 * width. Colours are a brand's: see `coloursOf`.
 * @param name the screen, for the lines
 */
export async function inspect(page: Page, name: string): Promise<string[]> {
  const found = await fits(page, name);
  const axe = new AxeBuilder({ page }).withTags(STANDARDS).disableRules([...NOT_ASKED, CONTRAST]);
  found.push(...(await breaches(axe)).map((what) => `${name}: ${what}`));
  return found;
}

/** Where letters are too faint on the screen now shown, by day and in the dark. The screen is light afterwards. */
export async function coloursOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const axe = new AxeBuilder({ page }).withRules([CONTRAST]);
    found.push(...(await breaches(axe)).map((what) => `${name}, ${colorScheme}: ${what}`));
  }
  return found;
}

/** Where the screen now shown scrolls sideways, at every width. The page's width is what it was afterwards. */
export async function fits(page: Page, name: string): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
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

async function breaches(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')} ${nodes[0]?.any[0]?.message ?? ''}`,
  );
}
