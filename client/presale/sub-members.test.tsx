// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import { SubMembers } from './sub-members.tsx';

const render = screenRenderer('member', 'errors');
const [contract] = example('ContractsResult', 'contracts').contracts;

afterEach(() => vi.restoreAllMocks());

async function switchFirst() {
  await render(<SubMembers contract={contract!} />);
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
}

test('names the form that adds a member', async () => {
  await render(<SubMembers contract={contract!} />);
  const form = document.querySelector('form');
  expect(document.getElementById(form?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Add member');
});

test('reports while offline that a sub-member was not switched, without mentioning payments', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await switchFirst();
  const text = await findText('You’re offline, so nothing was changed.');
  expect(text).not.toMatch(/charged|entered/);
});

test('reports that the change may be lost if the server fails', async () => {
  vi.stubGlobal('fetch', async () => refusal(500, 'internal'));
  await switchFirst();
  const text = await findText('Your change may not have been saved.');
  expect(text).not.toMatch(/charged|entered/);
});
