// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Contract } from '../../generated/types.ts';
import { example } from '../../tests/support/client/examples.ts';
import { findText, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { session } from '../session/session.ts';
import MyContractsScreen from './my-contracts.screen.tsx';

const render = screenRenderer('member', 'membership', 'session', 'booking', 'errors');

test('does not report a failure to load contracts if a switch fails', async () => {
  let answer = () => Response.json(example('ContractsResult', 'contracts'));
  vi.stubGlobal('fetch', async ({ url }: Request) => (url.includes('/presale/') ? answer() : refusal(500, 'internal')));
  session.user = example('LoginResult', 'login').userInfo;
  await render(<MyContractsScreen />);
  await findText('Additional members');
  answer = () => refusal(500, 'internal');
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  expect(await findText('Your change may not have been saved.')).not.toContain('We couldn’t load');
});

async function show(change: Partial<Contract>) {
  const { contracts, ...result } = example('ContractsResult', 'contracts');
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/presale/')
      ? Response.json({ ...result, contracts: [{ ...contracts[0]!, ...change }] })
      : refusal(500, 'internal'),
  );
  session.user = example('LoginResult', 'login').userInfo;
  queryClient.clear();
  await render(<MyContractsScreen />);
  return findText('PS-2024-0117');
}

test('links the number of vouchers left to their page, if the contract has any', async () => {
  const left = async (total: number) => {
    await show({ vouchers: { total, used: 0, remaining: total } });
    return document.querySelector('dd a');
  };
  expect((await left(26))?.outerHTML).toMatch(/href="\/my_page\/voucher".*26 left/);
  expect(await left(0)).toBeNull();
});

test('names the resort first, then the unit, without the type of the contract', async () => {
  const text = await show({});
  expect(document.querySelector('section h2')?.textContent?.trim()).toBe('별 리조트 제주');
  expect(text).not.toContain('Managed');
});

test('offers to book with usable vouchers, otherwise to call the resort', async () => {
  const step = async (change: Partial<Contract>) => {
    await show(change);
    const links = [...document.querySelectorAll('section > a')];
    return links.map((link) => [link.textContent, link.getAttribute('href')]);
  };
  expect(await step({})).toEqual([['Book with vouchers', '/start?hotel_code=15']]);
  expect(await step({ status: 'ended' })).toEqual([['Call 064-555-0150', 'tel:0645550150']]);
  expect(await step({ role: 'sub', active: false, hotel_tel: null })).toEqual([]);
});

test("states the member's role, with the holder's English name outside Korea if there is one", async () => {
  const [first] = example('ContractsResult', 'contracts').contracts;
  expect([first?.main_contractor_en, first?.main_contractor]).toEqual(['Jiwoo Choi', '최지우']);
  expect(await show({})).toContain('You’re the main contract holder');
  expect(await show({ role: 'sub' })).toContain('You book with Jiwoo Choi’s contract');
  expect(await show({ role: 'sub', main_contractor_en: undefined })).toContain('You book with 최지우’s contract');
  const nobody = { role: 'sub', main_contractor: null, main_contractor_en: undefined } as const;
  expect(await show(nobody)).toContain('You’re an additional member of this contract');
});

test('the pages of contracts and vouchers have the names of their menu entries in every language', () => {
  for (const file of globSync('client/locales/*/member.json')) {
    const { contracts, vouchers, way } = JSON.parse(readFileSync(file, 'utf8'));
    expect([contracts.title, vouchers.title]).toEqual([way.contracts, way.vouchers]);
  }
});
