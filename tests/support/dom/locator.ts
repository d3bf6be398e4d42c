/**
 * Finds and operates elements of a happy-dom page. Implements the methods of Playwright's locators that our tests use.
 */
import type { BrowserWindow } from 'happy-dom';
import { elementsOfRole, isExposed, isVisible, labelsOf, matches, mayBeNamed, nameOf, normal } from './roles.ts';

export const PATIENCE_MS = 30_000;

type Text = string | RegExp;
type NameOptions = { exact?: boolean };
type RoleOptions = NameOptions & {
  name?: Text;
  level?: number;
  disabled?: boolean;
  checked?: boolean;
  pressed?: boolean;
};
type File = { name: string; mimeType: string; buffer: Buffer };
type Find = () => Element[];

/**
 * Calls `is` repeatedly until it returns something other than undefined, and returns that. After `limitMs`
 * milliseconds, throws an error with the text of `complaint`.
 */
export async function until<T>(is: () => T | undefined, complaint: () => string, limitMs = PATIENCE_MS): Promise<T> {
  const begun = performance.now();
  // Searching a large page is expensive, so the pauses grow and are always at least twice as long as the search.
  for (let pauseMs = 5; ; pauseMs = Math.min(pauseMs * 2, 40)) {
    const searching = performance.now();
    const found = is();
    pauseMs = Math.max(pauseMs, 2 * (performance.now() - searching));
    if (found !== undefined) return found;
    if (performance.now() - begun > limitMs) throw new Error(complaint());
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

export class DomLocator {
  readonly #find: Find;
  readonly #window: () => BrowserWindow;
  readonly description: string;

  constructor(window: () => BrowserWindow, find: Find, description: string) {
    this.#window = window;
    this.#find = find;
    this.description = description;
  }

  now(): Element[] {
    return this.#find();
  }

  #derived(find: Find, what: string): DomLocator {
    return new DomLocator(this.#window, find, `${this.description}.${what}`);
  }

  #within(find: (root: Element) => Element[], what: string): DomLocator {
    return this.#derived(() => [...new Set(this.now().flatMap(find))], what);
  }

  getByRole(role: string, options: RoleOptions = {}): DomLocator {
    return this.#within((root) => byRole(root, role, options), `getByRole(${role}, ${shown(options)})`);
  }

  getByText(text: Text, options: NameOptions = {}): DomLocator {
    return this.#within((root) => byText(root, text, options), `getByText(${text})`);
  }

  getByLabel(text: Text, options: NameOptions = {}): DomLocator {
    return this.#within((root) => byLabel(root, text, options), `getByLabel(${text})`);
  }

  locator(selector: string): DomLocator {
    return this.#within((root) => [...root.querySelectorAll(selector)], `locator(${selector})`);
  }

  filter({ hasText, visible }: { hasText?: Text; visible?: boolean }): DomLocator {
    const passes = (each: Element) =>
      (hasText === undefined || matches(normal(each.textContent ?? ''), hasText)) &&
      (visible === undefined || isVisible(each) === visible);
    return this.#derived(() => this.now().filter(passes), `filter(${shown({ hasText, visible })})`);
  }

  or(other: DomLocator): DomLocator {
    const inOrder = (one: Element, two: Element) => (one.compareDocumentPosition(two) & 4 ? -1 : 1);
    const find = () => [...new Set([...this.now(), ...other.now()])].toSorted(inOrder);
    return this.#derived(find, `or(${other.description})`);
  }

  and(other: DomLocator): DomLocator {
    const find = () => {
      const others = new Set(other.now());
      return this.now().filter((each) => others.has(each));
    };
    return this.#derived(find, `and(${other.description})`);
  }

  nth(index: number): DomLocator {
    return this.#derived(() => this.now().slice(index, index === -1 ? undefined : index + 1), `nth(${index})`);
  }
  first(): DomLocator {
    return this.nth(0);
  }
  last(): DomLocator {
    return this.nth(-1);
  }

  async all(): Promise<DomLocator[]> {
    return this.now().map((_, index) => this.nth(index));
  }
  async count(): Promise<number> {
    return this.now().length;
  }
  async isVisible(): Promise<boolean> {
    return this.now().some(isVisible);
  }

  /** Waits for a matching element that is `ready`, and returns it. Throws if more than one element matches. */
  async #one(ready: (element: Element) => boolean = () => true): Promise<HTMLElement> {
    const found = await until(
      () => {
        const all = this.now();
        if (all.length > 1) throw new Error(`${this.description} finds ${all.length} elements`);
        return all[0] && ready(all[0]) ? all[0] : undefined;
      },
      () => `${this.description} was not found in ${PATIENCE_MS} ms; the page shows\n${this.shown()}`,
    );
    return found as HTMLElement;
  }

  /** Returns the address and the text of the page, for an error message. */
  shown(): string {
    const { document, location } = this.#window();
    const parts = [...document.querySelectorAll('main,[role$="dialog"]')];
    const texts = (parts.length > 0 ? parts : [document.body]).map((each) => normal(each?.textContent ?? ''));
    return [location.href, ...texts.map((text) => text.slice(0, 1_500))].join('\n');
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'detached' | 'attached' } = {}): Promise<void> {
    const is = {
      visible: () => this.now().some(isVisible),
      detached: () => this.now().length === 0,
      attached: () => this.now().length > 0,
    };
    await until(
      () => is[state]() || undefined,
      () => `${this.description} was not ${state}; the page shows\n${this.shown()}`,
    );
  }

  async click(): Promise<void> {
    press(await this.#one(isUsable));
  }

  async check(): Promise<void> {
    await this.#toggle(true);
  }
  async uncheck(): Promise<void> {
    await this.#toggle(false);
  }

  async #toggle(wanted: boolean): Promise<void> {
    const element = (await this.#one(isUsable)) as HTMLInputElement;
    if (element.checked !== wanted) press(element);
    await until(
      () => element.checked === wanted || !element.isConnected || undefined,
      () => `${this.description} does not stay ${wanted ? 'checked' : 'unchecked'}`,
    );
  }

  async fill(text: string): Promise<void> {
    const element = (await this.#one(isUsable)) as HTMLInputElement;
    element.focus();
    set(element, text);
    element.dispatchEvent(eventOf(element, 'input'));
    element.dispatchEvent(eventOf(element, 'change'));
  }

  async press(key: string): Promise<void> {
    const element = await this.#one(isUsable);
    element.focus();
    pressKey(element, key);
  }

  async selectOption(wanted: string | { label: string } | { index: number }): Promise<void> {
    const element = (await this.#one(isUsable)) as HTMLSelectElement;
    const is = (each: HTMLOptionElement, index: number) => {
      if (typeof wanted === 'string') return each.value === wanted;
      return 'index' in wanted ? index === wanted.index : normal(each.textContent ?? '') === wanted.label;
    };
    const option = await until(
      () => [...element.options].find(is),
      () => `${this.description} has no option ${shown(wanted)}`,
    );
    element.focus();
    set(element, option.value);
    element.dispatchEvent(eventOf(element, 'input'));
    element.dispatchEvent(eventOf(element, 'change'));
  }

  async setInputFiles({ name, mimeType, buffer }: File): Promise<void> {
    const element = (await this.#one()) as HTMLInputElement;
    const { File } = this.#window();
    const file = new File([buffer], name, { type: mimeType });
    Object.defineProperty(element, 'files', { configurable: true, value: [file] });
    element.dispatchEvent(eventOf(element, 'change'));
  }

  async focus(): Promise<void> {
    (await this.#one()).focus();
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    (await this.#one()).scrollIntoView();
  }
  async textContent(): Promise<string | null> {
    return (await this.#one()).textContent;
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name);
  }
  async evaluate<T>(work: (element: Element) => T): Promise<T> {
    return work(await this.#one());
  }
  async evaluateAll<T>(work: (elements: Element[]) => T): Promise<T> {
    return work(this.now());
  }
}

function byRole(root: ParentNode, role: string, { name, exact, level, ...states }: RoleOptions): Element[] {
  return elementsOfRole(root, role).filter(
    (each) =>
      (level === undefined || levelOf(each) === level) &&
      Object.entries(states).every(([state, wanted]) => hasState(each, state) === wanted) &&
      (name === undefined || (mayBeNamed(each, name) && matches(nameOf(each), name, exact))) &&
      isExposed(each),
  );
}

function levelOf(element: Element): number {
  return Number(element.getAttribute('aria-level') ?? element.tagName.slice(1));
}

function hasState(element: Element, state: string): boolean {
  const said = element.getAttribute(`aria-${state}`);
  if (said !== null) return said === 'true';
  return Boolean((element as unknown as Record<string, unknown>)[state]);
}

/**
 * Returns the innermost elements whose text matches. Ignores scripts, style sheets and the document's head, which also
 * have text content.
 */
function byText(root: Element, text: Text, { exact = false }: NameOptions = {}): Element[] {
  if (typeof text === 'string' && !matches(normal(root.textContent ?? ''), text)) return [];
  const found: Element[] = [];
  const visit = (element: Element): { content: string; inside: boolean } => {
    if (/^(SCRIPT|STYLE|NOSCRIPT|HEAD)$/.test(element.tagName)) return { content: '', inside: false };
    let content = '';
    let inside = false;
    for (const node of element.childNodes) {
      if (node.nodeType === 3) content += node.textContent;
      if (node.nodeType !== 1) continue;
      const child = visit(node as Element);
      content += child.content;
      inside ||= child.inside;
    }
    const matching = !inside && matches(normal(content), text, exact);
    if (matching) found.push(element);
    return { content, inside: inside || matching };
  };
  visit(root);
  return found;
}

function byLabel(root: ParentNode, text: Text, { exact = false }: NameOptions): Element[] {
  return [...root.querySelectorAll('input,select,textarea,meter,output,[aria-label],[aria-labelledby]')].filter(
    (each) => {
      if (each.getAttribute('aria-label') !== null || each.getAttribute('aria-labelledby') !== null)
        return matches(nameOf(each), text, exact);
      return labelsOf(each).some((label) => matches(normal(label.textContent ?? ''), text, exact));
    },
  );
}

/** Returns whether an element is visible, enabled, and not behind an open dialog. */
function isUsable(element: Element): boolean {
  return isVisible(element) && !(element as HTMLInputElement).disabled && element.closest('[inert]') === null;
}

function eventOf(element: Element, type: string): Event {
  const window = element.ownerDocument.defaultView as unknown as { Event: typeof Event };
  return new window.Event(type, { bubbles: true, cancelable: true });
}

function press(element: HTMLElement): void {
  element.ownerDocument.defaultView!.dispatchEvent(eventOf(element, 'pointermove'));
  element.focus();
  element.click();
}

/**
 * Dispatches the events of a key and, like a browser, clicks the element if the key is Space, or Enter on a link or
 * button. Enter in a text field clicks the form's first submit button.
 */
export function pressKey(element: HTMLElement, key: string): void {
  const window = element.ownerDocument.defaultView as unknown as { KeyboardEvent: typeof KeyboardEvent };
  const init = { key: key === 'Space' ? ' ' : key, code: key, bubbles: true, cancelable: true };
  const goesOn = element.dispatchEvent(new window.KeyboardEvent('keydown', init));
  if (goesOn && (key === 'Space' || (key === 'Enter' && /^(A|BUTTON)$/.test(element.tagName)))) element.click();
  if (goesOn && key === 'Enter' && element.tagName === 'INPUT')
    (element as HTMLInputElement).form
      ?.querySelector<HTMLElement>('button:not([type="button"],[type="reset"])')
      ?.click();
  element.dispatchEvent(new window.KeyboardEvent('keyup', init));
}

/**
 * Sets the value with the setter of the element's class, so that React notices the change as it does when a guest
 * types.
 */
function set(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value);
}

function shown(what: unknown): string {
  return JSON.stringify(what, (_, value) => (value instanceof RegExp ? String(value) : value));
}
