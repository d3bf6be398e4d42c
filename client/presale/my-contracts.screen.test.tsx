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

test('links the number of vouchers left to their page, if the contract has any', async () => {
  const { contracts, ...result } = example<ContractsResult>('contracts');
  let given = contracts[0]!;
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/presale/') ? Response.json({ ...result, contracts: [given] }) : refusal(500, 'internal'),
  );
  session.user = example<LoginResult>('login').userInfo;
  const show = async (total: number) => {
    given = { ...contracts[0]!, vouchers: { total, used: 0, remaining: total } };
    queryClient.clear();
    await render(<MyContractsScreen />);
    expect(await findText('PS-2024-0117')).not.toContain('Book with vouchers');
    return document.querySelector('dd a');
  };
  expect((await show(26))?.outerHTML).toMatch(/href="\/my_page\/voucher".*26 left/);
  expect(await show(0)).toBeNull();
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

test('the pages of contracts and vouchers have the names of their menu entries in every language', () => {
  for (const file of globSync('client/locales/*/member.json')) {
    const { contracts, vouchers, way } = JSON.parse(readFileSync(file, 'utf8'));
    expect([contracts.title, vouchers.title]).toEqual([way.contracts, way.vouchers]);
  }
});
