// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { ContractsResult, LoginResult } from '../../generated/types.ts';
import { example, findText, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { session } from '../session/session.ts';
import MyContractsScreen from './my-contracts.screen.tsx';

const render = screenRenderer('member', 'membership', 'session', 'booking', 'errors');

test('does not report contracts on the page as not loaded if a switch fails', async () => {
  let answer = () => Response.json(example<ContractsResult>('contracts'));
  vi.stubGlobal('fetch', async ({ url }: Request) => (url.includes('/presale/') ? answer() : refusal(500, 'internal')));
  session.user = example<LoginResult>('login').userInfo;
  await render(<MyContractsScreen />);
  await findText('Additional members');
  answer = () => refusal(500, 'internal');
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  expect(await findText('Your change may not have been saved.')).not.toContain('We couldn’t load');
});

test('has a link to book while the contract has vouchers that the member can use', async () => {
  const { contracts, ...result } = example<ContractsResult>('contracts');
  const [one] = contracts;
  let given = one!;
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/presale/') ? Response.json({ ...result, contracts: [given] }) : refusal(500, 'internal'),
  );
  session.user = example<LoginResult>('login').userInfo;
  for (const [change, shown] of [
    [{}, true],
    [{ vouchers: { total: 30, used: 30, remaining: 0 } }, false],
    [{ status: 'ended' }, false],
    [{ role: 'sub', active: false }, false],
  ] as const) {
    given = { ...one!, ...change };
    queryClient.clear();
    await render(<MyContractsScreen />);
    expect((await findText('PS-2024-0117')).includes('Book with vouchers')).toBe(shown);
  }
});

test("shows the holder's English name outside Korea, or the Korean name if there is no English one", async () => {
  const { contracts, ...result } = example<ContractsResult>('contracts');
  const { main_contractor_en: english, ...korean } = contracts[0]!;
  expect([english, korean.main_contractor]).toEqual(['Jiwoo Choi', '최지우']);
  session.user = example<LoginResult>('login').userInfo;
  for (const [given, name] of [
    [contracts[0]!, 'Jiwoo Choi'],
    [korean, '최지우'],
  ] as const) {
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      url.includes('/presale/') ? Response.json({ ...result, contracts: [given] }) : refusal(500, 'internal'),
    );
    queryClient.clear();
    await render(<MyContractsScreen />);
    await findText('PS-2024-0117');
    expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toContain(name);
  }
});

test('books at the property of the contract, which may not be the one of this tab', async () => {
  const { contracts, ...result } = example<ContractsResult>('contracts');
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/presale/') ? Response.json({ ...result, contracts: [contracts[0]!] }) : refusal(500, 'internal'),
  );
  session.user = example<LoginResult>('login').userInfo;
  const book = async (hotel_code: string) => {
    queryClient.clear();
    await render(<MyContractsScreen />, { hotel_code });
    await findText('Book with vouchers');
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Book with vouchers');
    return link?.getAttribute('href');
  };
  expect(await book(contracts[0]!.hotel_code)).toBe('/reservation');
  expect(await book('1')).toBe(`/start?hotel_code=${contracts[0]!.hotel_code}`);
});

test('the pages of contracts and vouchers have the names of their menu entries in every language', () => {
  for (const file of globSync('client/locales/*/member.json')) {
    const { contracts, vouchers, way } = JSON.parse(readFileSync(file, 'utf8'));
    expect([contracts.title, vouchers.title]).toEqual([way.contracts, way.vouchers]);
  }
});
