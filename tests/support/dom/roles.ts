/**
 * Computes the roles and accessible names of elements as assistive technology does. Covers only what our screens need.
 */

/** Selectors for elements with an implicit role, keyed by role. */
const IMPLICIT: Readonly<Record<string, string>> = {
  alert: '',
  article: 'article',
  banner: 'header',
  button: 'button,input[type="submit"],input[type="button"],input[type="reset"],summary',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select:not([multiple]):not([size])',
  complementary: 'aside',
  contentinfo: 'footer',
  dialog: 'dialog',
  group: 'fieldset,optgroup,details',
  heading: 'h1,h2,h3,h4,h5,h6',
  img: 'img,svg',
  link: 'a[href],area[href]',
  list: 'ul,ol,menu',
  listitem: 'li',
  main: 'main',
  meter: 'meter',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type="radio"]',
  region: 'section[aria-label],section[aria-labelledby]',
  search: 'search',
  status: 'output',
  textbox:
    'textarea,input:not([type]),input[type="text"],input[type="tel"],input[type="email"],input[type="url"],input[type="search"]',
};

/** Roles whose accessible name may come from the content of the element. */
const NAMED_BY_CONTENT = new Set([
  'button',
  'checkbox',
  'heading',
  'link',
  'option',
  'radio',
  'tab',
  'menuitem',
  'gridcell',
  'cell',
]);

/** Returns the elements with this role, including hidden elements, in document order. */
export function elementsOfRole(root: ParentNode, role: string): Element[] {
  const implicit = IMPLICIT[role];
  const selector = implicit ? `[role="${role}"],${implicit}` : `[role="${role}"]`;
  return [...root.querySelectorAll(selector)].filter((each) => (each.getAttribute('role') ?? role) === role);
}

const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'BDI',
  'BUTTON',
  'CODE',
  'EM',
  'I',
  'LABEL',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'SVG',
  'TIME',
  'WBR',
]);

/**
 * Returns whether an element might have the accessible name `wanted`. This check reads no styles, so it is quick. Only
 * elements that pass it need the slower nameOf.
 */
export function mayBeNamed(element: Element, wanted: string | RegExp): boolean {
  if (typeof wanted !== 'string' || element.hasAttribute('aria-labelledby')) return true;
  const places = [element, ...labelsOf(element), ...element.querySelectorAll('[aria-label],[alt],[title]')];
  const texts = places.flatMap((each) => [
    each.textContent ?? '',
    ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
  ]);
  const letters = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
  // A name may combine the text of several elements.
  return texts.some((text) => letters(text).includes(letters(wanted))) || places.length > 1;
}

/** Returns the accessible name of an element, or '' if it has none. */
export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy) {
    const ids = labelledBy.split(/\s+/);
    const named = ids.map((id) => element.ownerDocument.getElementById(id)).filter((each) => each !== null);
    const text = normal(named.map((each) => each.getAttribute('aria-label') ?? contentOf(each, true)).join(' '));
    if (text) return text;
  }
  const label = element.getAttribute('aria-label')?.trim();
  if (label) return normal(label);
  return normal(ownName(element));
}

function ownName(element: Element): string {
  const tag = element.tagName;
  if (tag === 'IMG') return element.getAttribute('alt') ?? '';
  if (tag === 'FIELDSET') return textOfFirst(element, 'legend');
  if (tag.toLowerCase() === 'svg') return textOfFirst(element, 'title');
  const labels = labelsOf(element);
  if (labels.length > 0) return labels.map((each) => contentOf(each, false, element)).join(' ');
  if (tag === 'INPUT') return element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '';
  const role = element.getAttribute('role');
  const byContent = role === null ? /^(A|BUTTON|SUMMARY|OPTION|H[1-6]|TH|TD)$/.test(tag) : NAMED_BY_CONTENT.has(role);
  return (byContent && contentOf(element, false)) || (element.getAttribute('title') ?? '');
}

/** Returns the labels of a form field: the label that encloses it, and those that refer to its id. */
export function labelsOf(element: Element): Element[] {
  if (!/^(INPUT|SELECT|TEXTAREA|METER|OUTPUT)$/.test(element.tagName)) return [];
  const wrapping = element.closest('label');
  const naming = element.id ? [...element.ownerDocument.querySelectorAll(`label[for="${element.id}"]`)] : [];
  return [...new Set([...(wrapping && !wrapping.getAttribute('for') ? [wrapping] : []), ...naming])];
}

function textOfFirst(element: Element, selector: string): string {
  const found = [...element.children].find((each) => each.tagName.toLowerCase() === selector);
  return found ? contentOf(found, false) : '';
}

/**
 * Returns the text of an element as a screen reader reads it, without the text of `field`. Hidden children are included
 * only if `hiddenToo` is true, as `aria-labelledby` requires.
 */
function contentOf(element: Element, hiddenToo: boolean, field?: Element): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.textContent;
    if (node.nodeType !== 1 || node === field) continue;
    const child = node as Element;
    if (!hiddenToo && isHidden(child)) continue;
    const label = child.getAttribute('aria-label');
    const inner = label ?? (/^(IMG|SVG)$/i.test(child.tagName) ? nameOf(child) : contentOf(child, hiddenToo, field));
    text += isInline(child) ? inner : ` ${inner} `;
  }
  return text;
}

function isInline(element: Element): boolean {
  return INLINE.has(element.tagName.toUpperCase());
}

function styleOf(element: Element): CSSStyleDeclaration {
  return element.ownerDocument.defaultView!.getComputedStyle(element);
}

/** Returns whether an element hides itself and its subtree from assistive technology. */
function isHidden(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true') return true;
  return takenOffScreen(element);
}

function takenOffScreen(element: Element): boolean {
  if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|HEAD)$/.test(element.tagName)) return true;
  // happy-dom ignores style sheets with cascade layers, so the elements that they hide are listed here.
  if (element.hasAttribute('hidden') || element.hasAttribute('data-outside-month')) return true;
  const { display, visibility } = styleOf(element);
  return display === 'none' || visibility === 'hidden';
}

/** Returns whether an element is visible. Sizes are unknown without layout, so an empty element counts as visible. */
export function isVisible(element: Element): boolean {
  return element.isConnected && !ancestry(element).some(takenOffScreen);
}

/** Returns whether assistive technology can reach an element. */
export function isExposed(element: Element): boolean {
  return element.isConnected && !ancestry(element).some(isHidden);
}

function ancestry(element: Element): Element[] {
  const all: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
  return all;
}

export function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Returns whether the text matches `wanted`. If `wanted` is a string, the text must contain it, ignoring case. With
 * `exact`, the text must equal it.
 */
export function matches(text: string, wanted: string | RegExp, exact = false): boolean {
  if (typeof wanted !== 'string') return withoutSlack(wanted).test(text);
  return exact ? text === normal(wanted) : text.toLowerCase().includes(normal(wanted).toLowerCase());
}

const slackless = new Map<string, RegExp>();

/**
 * Returns an equivalent pattern without `.*` at its start and end. With `.*` at the start, searching a long text that
 * doesn't match takes seconds.
 */
function withoutSlack(pattern: RegExp): RegExp {
  const known = slackless.get(String(pattern));
  if (known) return known;
  const made = new RegExp(pattern.source.replace(/^(\.\*(?!\?))+/, '').replace(/(?<!\\)(\.\*)+$/, ''), pattern.flags);
  slackless.set(String(pattern), made);
  return made;
}
