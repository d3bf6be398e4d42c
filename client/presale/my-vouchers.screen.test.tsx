// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Contract, VouchersResult } from '../../generated/types.ts';
import { example } from '../../tests/support/client/examples.ts';
import { findText, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { session } from '../session/session.ts';
import MyVouchersScreen from './my-vouchers.screen.tsx';

const render = screenRenderer('member', 'session', 'booking', 'errors');

async function show(contract: Partial<Contract>, uses: VouchersResult['uses'], hotel_code = '1'): Promise<string> {
  const { contracts, ...result } = example('ContractsResult', 'contracts');
  const ofMember = { ...result, contracts: [{ ...contracts[0]!, ...contract }] };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.endsWith('/vouchers')) return Response.json({ ...example('VouchersResult', 'vouchers'), uses });
    return url.includes('/presale/') ? Response.json(ofMember) : refusal(500, 'internal');
  });
  session.user = example('LoginResult', 'login').userInfo;
  queryClient.clear();
  await render(<MyVouchersScreen />, { hotel_code });
  return findText(uses.length > 0 ? 'HSVC' : 'appear here');
}

const { uses } = example('VouchersResult', 'vouchers');
const ofSub = uses.slice(0, 1);

test('shows the main contract holder the bookings of everyone on the contract', async () => {
  const text = await show({ role: 'main' }, uses);
  expect(text).toContain('Bookings paid with vouchers');
  expect(text).not.toContain('shares these vouchers');
  expect(await show({ role: 'main' }, [])).toContain('No vouchers used yet');
});

test('explains to a sub-member that the counts cover everyone, and the list only their own bookings', async () => {
  const text = await show({ role: 'sub' }, ofSub);
  expect(text).toContain('Everyone on this contract shares these vouchers.');
  expect(text).toContain('Your bookings paid with vouchers');
  const empty = await show({ role: 'sub' }, []);
  expect(empty).toContain('Everyone on this contract shares these vouchers.');
  expect(empty).toContain('You haven’t used any vouchers yet');
  expect(empty).not.toContain('No vouchers used yet');
});

test('has a link to book only while the member can use the vouchers', async () => {
  expect(await show({ role: 'sub' }, [])).toContain('Book with vouchers');
  expect(await show({ role: 'sub', active: false }, [])).not.toContain('Book with vouchers');
  expect(await show({ status: 'ended' }, [])).not.toContain('Book with vouchers');
  expect(await show({ vouchers: { total: 30, used: 30, remaining: 0 } }, [])).not.toContain('Book with vouchers');
});

test('first shows how many vouchers are left and what they pay for; shows a bar only once some are used', async () => {
  const full = await show({ vouchers: { total: 30, used: 0, remaining: 30 } }, []);
  expect(full).toMatch(/Vouchers ?30 left ?0 of 30 used ?Each voucher pays for one night in one room at /);
  expect(document.querySelector('meter')).toBeNull();
  await show({ vouchers: { total: 30, used: 3, remaining: 27 } }, []);
  expect(document.querySelector('meter')?.getAttribute('value')).toBe('27');
});

test('lists vouchers that the member can use first, and the bookings of every contract below', async () => {
  const { contracts, ...result } = example('ContractsResult', 'contracts');
  const [one] = contracts;
  const ended = { ...one!, contract_number: 'PS-ENDED', status: 'ended' as const };
  const ofBoth = { ...result, contracts: [ended, one!] };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.endsWith('/vouchers')) return Response.json({ ...example('VouchersResult', 'vouchers'), uses: ofSub });
    return url.includes('/presale/') ? Response.json(ofBoth) : refusal(500, 'internal');
  });
  session.user = example('LoginResult', 'login').userInfo;
  queryClient.clear();
  await render(<MyVouchersScreen />);
  const text = await findText('HSVC');
  const order = [
    '26 left',
    one!.contract_number,
    'Ended',
    'PS-ENDED',
    'Bookings paid with vouchers',
    'HSVC',
    '2 vouchers',
  ];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(order.filter((part) => !text.includes(part))).toEqual([]);
  expect(document.querySelectorAll('h1, h2')).toHaveLength(4);
});

test('books at the property of the contract, even if the tab is at another property', async () => {
  const book = async (here: string) => {
    await show({ hotel_code: '15' }, [], here);
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Book with vouchers');
    return link?.getAttribute('href');
  };
  expect(await book('15')).toBe('/reservation');
  expect(await book('1')).toBe('/start?hotel_code=15');
});
