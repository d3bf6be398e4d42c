// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { findText, screenRenderer } from '../../tests/support/client/screen.tsx';
import { readEntered } from '../platform/page/entered.ts';
import { restoreEntered } from '../platform/page/restore-entered.ts';
import { storage } from '../platform/tab/storage.ts';
import { VocForm } from './voc-form.tsx';

const render = screenRenderer('voc', 'errors');

function named(name: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
}

function type(name: string, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(named(name)), 'value')!.set!.call(named(name), value);
  for (const event of ['input', 'change']) named(name).dispatchEvent(new Event(event, { bubbles: true }));
}

test('keeps an unfinished enquiry when a new version reloads the page', async () => {
  await render(<VocForm key="before" />);
  await act(async () => {
    type('category', 'compliment');
    type('title', 'Thank you');
    type('content', 'A lovely stay.');
  });
  storage.replaced.set({ entry: '', entered: readEntered() });
  await render(<VocForm key="after" />);
  expect(named('title').value).toBe('');
  await act(async () => restoreEntered());
  expect(['category', 'title', 'content'].map((name) => named(name).value)).toEqual([
    'compliment',
    'Thank you',
    'A lovely stay.',
  ]);
  // The counter proves that the form's state was restored, not only the text in the input.
  expect(await findText('14 / 4,000')).toContain('14 / 4,000');
});
