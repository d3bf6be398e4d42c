// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../tests/support/client/screen.tsx';
import { session } from '../session/session.ts';
import { TierTable } from './tier-table.tsx';

const render = screenRenderer('membership', 'session');
const { tiers } = example('TiersResult', 'tiers');
vi.stubGlobal('fetch', async () => Response.json(example('OwnTierResult', 'own-tier')));

test('compares the tiers in a table, with the values only in the cells and the member’s tier marked', async () => {
  session.user = example('LoginResult', 'login').userInfo;
  await render(<TierTable tiers={tiers} />);
  await findText('Your tier');
  const rows = [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows[0]).toEqual(['', '웰컴', '실버Your tier', '골드']);
  expect(rows[1]).toEqual([
    'How to reach it',
    '가입 즉시',
    '5 nights in 12 months',
    '15 nights or ₩5,000,000 in 12 months',
  ]);
  expect(rows.slice(2)).toEqual([
    ['Points on your spending', '1%', '3%', '5%'],
    ['Welcome drink', 'Included', '–Not included', '–Not included'],
    ['Late check-out', '–Not included', '13:00', '14:00'],
    ['Room upgrade', '–Not included', '–Not included', 'Included'],
    ['Free breakfast', '–Not included', '–Not included', '2 people'],
  ]);
  const scopes = [...document.querySelectorAll('th')].map(({ scope }) => scope);
  expect(scopes).toEqual(['col', 'col', 'col', ...Array.from({ length: 6 }, () => 'row')]);
});
