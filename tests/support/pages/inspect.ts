import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { someOf } from '../long.ts';

/**
 * `npm test` inspects phone screens at one width. It also inspects desktop screens at the width of a phone, where space
 * is scarce.
 */
const WIDTHS = someOf([390], [390, 768, 1280, 1440, 1920]);
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that aren't part of the standards above, or that axe turns off by default. */
const MORE_RULES = ['heading-order', 'label-content-name-mismatch'];
/**
 * Maximum height of the window in pixels. All our screens are shorter, and the browser can still render a window of
 * this height.
 */
const HIGHEST = 6_000;
/** By far the slowest axe rule, so it runs only on request. */
const CONTRAST = 'color-contrast';

/**
 * Returns the problems found on the current screen, one per entry: horizontal scrolling at any of the tested widths,
 * and axe's findings at the current width. With `colours`, also checks contrast in light and dark mode, and leaves the
 * page in light mode. Use `colours` once per brand, on the screens that show most of its colours. `name` is the
 * screen's name in the returned lines.
 */
export async function inspect(page: Page, name: string, { colours = false } = {}): Promise<string[]> {
  const before = page.viewportSize()!;
  const found = await fitsElsewhere(page, name);
  await unfold(page, before);
  found.push(...(await tooWide(page, name)));
  const rules = { ...enabled(MORE_RULES, true), ...(!colours && enabled([CONTRAST], false)) };
  const byDay = await breaches(page, { runOnly: STANDARDS, rules });
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

/** Makes the window as tall as the page, so that no fixed bar covers content. */
async function unfold(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  let shown = 0;
  // Some content grows with the window, so the height is measured again.
  for (let time = 0; time < 2; time += 1) {
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    const next = Math.min(Math.max(height, needed), HIGHEST);
    if (next <= shown) break;
    await page.setViewportSize({ width, height: next });
    await atRest(page);
    shown = next;
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

function enabled(rules: readonly string[], on: boolean): RunOptions['rules'] {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: on }]));
}

/** Returns a line for each tested width at which the current screen scrolls sideways. */
export async function fits(page: Page, name: string): Promise<string[]> {
  const before = page.viewportSize()!;
  const found = await fitsElsewhere(page, name);
  await page.setViewportSize(before);
  await atRest(page);
  return [...found, ...(await tooWide(page, name))];
}

/** Like `fits`, but skips the current width and doesn't restore the window's size. */
async function fitsElsewhere(page: Page, name: string): Promise<string[]> {
  const { width: current } = page.viewportSize()!;
  const found: string[] = [];
  for (const width of WIDTHS.filter((each) => each !== current)) {
    // Only the width matters here, and a short window renders faster.
    await page.setViewportSize({ width, height: 300 });
    await atRest(page);
    found.push(...(await tooWide(page, name)));
  }
  return found;
}

/**
 * Describes the structure of the current screen's main content: tags, classes and states, but no text. Consecutive
 * elements with the same structure, such as the items of a list, count once. The contents of icons and navigation are
 * left out. Two screens with the same structure differ only in data.
 */
export function structureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const states = ['type', 'role', 'aria-expanded', 'aria-disabled', 'open'];
    const describe = (element: Element): string => {
      const inside = element.matches('svg, nav') ? [] : [...element.children];
      const children = inside.map(describe).filter((each, at, all) => each !== all[at - 1]);
      const state = states.map((name) => element.getAttribute(name) ?? '');
      return `${element.localName}.${element.getAttribute('class') ?? ''}[${state.join()}](${children.join()})`;
    };
    return describe(document.querySelector('main')!);
  });
}

/** Waits until the screen has been laid out for its width, and all finite animations have ended. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // By the next animation frame, media queries have reported their changes and React has rendered them.
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

async function tooWide(page: Page, name: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = culprits.slice(-3).map((each) => `${each.localName}.${each.className}`);
    return [`scrolls sideways to ${scrollWidth} (${names.join(', ')})`];
  });
  return found.map((what) => `${name} at ${page.viewportSize()!.width}: ${what}`);
}

/**
 * Returns the violations that axe finds. Frames are not checked, because their content isn't ours. The axe script is
 * half a megabyte, so it is loaded only once per page.
 */
async function breaches(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      // Elements behind an open dialog are inert, so assistive technology can't reach them.
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
