import { act, type ReactNode, StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { GivenMain } from '../../../client/platform/tab/hotel.tsx';
import { startI18n } from '../../../client/platform/i18n/i18n.ts';
import { Queries } from '../../../client/platform/api/queries.tsx';
import type { ErrorCode, MainResult, Problem } from '../../../generated/types.ts';
import { example } from './examples.ts';
import { testRenderer } from './render.ts';

/**
 * Returns a function that renders a component in English for hotel 1 of the contract's examples, with the texts of
 * these domain areas. `change` overrides fields of the hotel. StrictMode makes React mount each component twice, as in
 * development; this works only if StrictMode is at the root.
 */
export function screenRenderer(...areas: string[]) {
  const render = testRenderer();
  return async (node: ReactNode, change: Partial<MainResult['hotel']> = {}) => {
    localStorage.setItem('lang', 'ENG');
    await startI18n(areas);
    const main = example('MainResult', 'main');
    Object.assign(main.hotel, change);
    await render(
      <StrictMode>
        <Queries>
          <GivenMain main={main}>{node}</GivenMain>
        </Queries>
      </StrictMode>,
    );
  };
}

/** Narrows the window to the width of a phone, so that My Page has no side menu. The default is 1,024 pixels. */
export function narrowWindow(): void {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width: 390,
  });
}

/** Waits until the page contains the expected text, then returns all the text on the page. */
export function findText(expected: string): Promise<string> {
  const text = async () => {
    await act(async () => undefined);
    expect(document.body.textContent).toContain(expected);
    return document.body.textContent!;
  };
  return vi.waitFor(text, { timeout: 10_000 });
}

export async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button "${name}"`);
  button.focus();
  await act(async () => button.click());
}

/** Replaces the field's text as typing would, so that React handles the change. */
export function write(field: HTMLInputElement, text: string): Promise<void> {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function refusal(status: number, code: ErrorCode): Response {
  const problem: Problem = { type: 'about:blank', title: code, status, instance: 'urn:1', result: 'fail', code };
  return Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
}
