import { expect, test } from 'vitest';
import { createRecentQuotes, type QuotedRequest } from './recent-quotes.ts';

const QUOTED: QuotedRequest = {
  companyCode: 'haneul',
  quoteId: '6a1f0c5e-3f2b-4f4e-9c55-0a4a0b1f7d10',
  memberId: null,
  memberNo: null,
  language: 'ko',
  request: { hotel_code: '20', outbound: 'IT0611', cabins: [] },
  expiresAt: new Date('2027-06-01T00:30:00Z'),
};
const NOW = new Date('2027-06-01T00:00:00Z');

test('keeps a visitor’s quote until it expires', () => {
  const recent = createRecentQuotes();
  recent.keep('one', QUOTED);
  expect(recent.find('one', NOW)).toBe(QUOTED);
  expect(recent.find('one', QUOTED.expiresAt)).toBeUndefined();
  expect(recent.find('two', NOW)).toBeUndefined();
});

test('keeps no member’s quote, whose owner may withdraw, and no long request', () => {
  const recent = createRecentQuotes();
  recent.keep('member', { ...QUOTED, memberId: '6a1f0c5e-3f2b-4f4e-9c55-0a4a0b1f7d11' });
  recent.keep('long', { ...QUOTED, request: { hotel_code: '20', outbound: 'I'.repeat(4_096), cabins: [] } });
  expect([recent.find('member', NOW), recent.find('long', NOW)]).toEqual([undefined, undefined]);
});

test('keeps the latest 2,000 quotes', () => {
  const recent = createRecentQuotes();
  for (let n = 0; n <= 2_000; n += 1) recent.keep(String(n), QUOTED);
  expect(['0', '1', '2000'].map((token) => recent.find(token, NOW))).toEqual([undefined, QUOTED, QUOTED]);
});
