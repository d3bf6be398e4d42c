import { describe, expect, test } from 'vitest';
import type { Sailing, SailingSearchResult } from '../../../generated/types.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { canFollow, isAvailable, missingWay, settled } from './sailing-choice.ts';

const NOTHING = { outbound: null, inbound: null };

function found(): SailingSearchResult {
  return example('SailingSearchResult', 'sailings');
}

function opened(sailing: Sailing): Sailing {
  return { ...sailing, status: 'open', price: 1, total_price: 2 };
}

test('in any time zone, allows a return at the time of arrival, but not a minute earlier', () => {
  const { outbound, inbound } = found();
  const [out, back] = [outbound[0]!, inbound[0]!];
  const leaving = (departs_at: string) => ({ ...back, leg: { ...back.leg, departs_at } });
  expect(out.leg.arrives_at).toBe('2027-06-12T10:00:00+08:00');
  expect(canFollow(out, leaving('2027-06-12T11:00:00+09:00'))).toBe(true);
  expect(canFollow(out, leaving('2027-06-12T10:59:00+09:00'))).toBe(false);
  expect(canFollow(undefined, back)).toBe(true);
});

describe('chosen sailings', () => {
  test('default to the only available sailing in each direction', () => {
    expect(settled(found(), NOTHING)).toEqual({ outbound: 'IT0611', inbound: 'TI0614' });
  });

  test('are null if several are available, until the guest chooses', () => {
    const result = found();
    result.outbound = result.outbound.map(opened);
    expect(settled(result, NOTHING).outbound).toBeNull();
    expect(settled(result, { outbound: 'IT0611N', inbound: null }).outbound).toBe('IT0611N');
  });

  test('never include an unavailable sailing', () => {
    expect(settled(found(), { outbound: 'IT0611N', inbound: 'TI0614N' })).toEqual({
      outbound: 'IT0611',
      inbound: 'TI0614',
    });
  });

  test('never include a return that departs before the arrival', () => {
    const result = found();
    const late = { ...result.outbound[0]!.leg, arrives_at: '2027-06-14T18:00:00+08:00' };
    result.outbound = [{ ...result.outbound[0]!, leg: late }];
    expect(settled(result, { outbound: null, inbound: 'TI0614' })).toEqual({ outbound: 'IT0611', inbound: null });
  });
});

test('returns the direction that has not been chosen', () => {
  const result = found();
  expect(missingWay(result, NOTHING)).toBe('outbound');
  expect(missingWay(result, { outbound: 'IT0611', inbound: null })).toBe('inbound');
  expect(missingWay({ ...result, trip: 'one_way', inbound: [] }, { outbound: 'IT0611', inbound: null })).toBeNull();
});

test('requires an available sailing in each direction, with the return after the arrival', () => {
  const result = found();
  expect(isAvailable(result)).toBe(true);
  const [back] = result.inbound;
  expect(isAvailable({ ...result, inbound: result.inbound.slice(1) })).toBe(false);
  expect(isAvailable({ ...result, outbound: result.outbound.slice(1) })).toBe(false);
  const early = { ...back!, leg: { ...back!.leg, departs_at: '2027-06-12T09:59:00+08:00' } };
  expect(isAvailable({ ...result, inbound: [early] })).toBe(false);
  expect(isAvailable({ ...result, trip: 'one_way', inbound: [] })).toBe(true);
});
