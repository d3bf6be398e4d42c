import { type DomLocator, until } from './locator.ts';
import type { DomPage } from './page.ts';
import { isVisible, matches, normal } from './roles.ts';

type Verdict = { is: boolean; found: unknown };

/**
 * Returns Playwright's assertions for a locator of a page without a browser. Each assertion waits until it is true, and
 * throws after the time limit.
 */
export function expectDom(locator: DomLocator) {
  return { ...assertions(locator, true), not: assertions(locator, false) };
}

/** Returns Playwright's assertions for a page without a browser. */
export function expectDomPage(page: DomPage) {
  const eventually = (what: string, found: () => string, wanted: string | RegExp) =>
    until(
      () => (typeof wanted === 'string' ? found() === wanted : wanted.test(found())) || undefined,
      () => `the page should have the ${what} ${wanted}, but has ${found()}`,
    );
  return {
    toHaveURL: (wanted: string | RegExp) => eventually('URL', () => page.url(), wanted),
    toHaveTitle: (wanted: string | RegExp) => eventually('title', () => page.title(), wanted),
  };
}

function assertions(locator: DomLocator, wanted: boolean) {
  const one = (judge: (element: Element) => Verdict) => (): Verdict => {
    const all = locator.now();
    if (all.length > 1) throw new Error(`${locator.description} finds ${all.length} elements`);
    return all[0] ? judge(all[0]) : { is: false, found: 'nothing' };
  };
  const eventually = async (what: string, judge: () => Verdict) => {
    let last: Verdict | undefined;
    await until(
      () => ((last = judge()).is === wanted ? true : undefined),
      () =>
        `${locator.description} should ${wanted ? '' : 'not '}${what}, but was ${JSON.stringify(last?.found)}; the page shows\n${locator.shown()}`,
    );
  };
  const text = (element: Element) => normal(element.textContent ?? '');
  return {
    toBeVisible: () =>
      eventually(
        'be visible',
        one((each) => ({ is: isVisible(each), found: 'hidden' })),
      ),
    toBeHidden: () => eventually('be hidden', () => ({ is: !locator.now().some(isVisible), found: 'visible' })),
    toBeAttached: () => eventually('be attached', () => ({ is: locator.now().length > 0, found: 'nothing' })),
    toHaveCount: (count: number) =>
      eventually(`be ${count}`, () => ({ is: locator.now().length === count, found: locator.now().length })),
    toHaveValue: (value: string) =>
      eventually(
        `have the value ${value}`,
        one((each) => ({ is: (each as HTMLInputElement).value === value, found: (each as HTMLInputElement).value })),
      ),
    toHaveAttribute: (name: string, value: string | RegExp) =>
      eventually(
        `have ${name}=${value}`,
        one((each) => {
          const found = each.getAttribute(name);
          return { is: found !== null && matches(found, value, true), found };
        }),
      ),
    toBeFocused: () =>
      eventually(
        'have the focus',
        one((each) => ({ is: each.ownerDocument.activeElement === each, found: 'without focus' })),
      ),
    toBeChecked: () =>
      eventually(
        'be checked',
        one((each) => ({ is: (each as HTMLInputElement).checked, found: 'unchecked' })),
      ),
    toContainText: (wantedText: string) =>
      eventually(
        `contain ${wantedText}`,
        one((each) => ({ is: text(each).includes(normal(wantedText)), found: text(each) })),
      ),
    toHaveText: (wantedText: string | RegExp) =>
      eventually(
        `have the text ${wantedText}`,
        one((each) => ({ is: matches(text(each), wantedText, true), found: text(each) })),
      ),
  };
}
