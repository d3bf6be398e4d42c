import type { Stay } from '../../../generated/types.ts';
import { restoreCoupons, spendCoupons } from '../../coupon/coupon.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { ok, type Outcome } from '../../platform/outcome.ts';
import { returnPoints, spendForBooking } from '../../points/points.usecases.ts';
import { restoreVouchers, spendVouchers } from '../../presale/contract.usecases.ts';
import type { HoldKey, HotelAllocation } from '../booking.rules.ts';
import { couponsOf, isBenefited, pointsOf, vouchersOf } from '../stay-lines.rules.ts';
import { releaseInventory } from './inventory.repository.ts';

type Deps = { ids: Ids; clock: Clock };
type SpentCode = 'contract_not_found' | 'voucher_exceeds_remaining' | 'coupon_used' | 'mileage_insufficient';

/**
 * Spends a held stay's vouchers, coupons and points. Call this after taking all inventory; every transaction uses this
 * lock order. If it fails, the caller must roll back.
 */
export async function takeBenefits(
  tx: Database,
  deps: Deps,
  { stay, ...key }: HoldKey & { stay: Stay },
  memberId: string | null,
): Promise<Outcome<void, SpentCode>> {
  const [vouchers, codes, points] = [vouchersOf(stay), couponsOf(stay), pointsOf(stay)];
  if (!vouchers && codes.length === 0 && points === 0) return ok();
  const { companyCode, holdNumber } = key;
  if (memberId === null) throw new Error(`hold ${holdNumber} spends benefits but has no member`);
  const [member, at] = [{ companyCode, memberId }, deps.clock.now()];
  const of = { hotelCode: stay.hotel_code, startDate: stay.start_date, endDate: stay.end_date };
  if (vouchers) return spendVouchers(tx, member, { ...vouchers, ...of, holdNumber, at });
  const used = await spendCoupons(tx, member, codes, { holdNumber, at });
  if (!used.ok) return used;
  return points === 0 ? ok() : spendForBooking(tx, deps, member, { holdNumber, points, at });
}

export type Taken = HotelAllocation & HoldKey & ({ stay: Stay } | { benefited: boolean });

/**
 * Releases the inventory of holds, then returns their vouchers, coupons and points. Every transaction uses this lock
 * order. All holds must belong to one company. `kept` contains the points kept as a cancellation fee, and whether the
 * vouchers are kept. Never returns a benefit twice.
 */
export async function releaseTaken(
  tx: Database,
  deps: Deps,
  holds: readonly Taken[],
  kept = { points: 0, vouchers: false },
): Promise<void> {
  if (holds.length === 0) return;
  await releaseInventory(tx, holds);
  const benefited = holds.filter((hold) => ('stay' in hold ? isBenefited(hold.stay) : hold.benefited));
  const [first] = benefited;
  if (!first) return;
  const { companyCode } = first;
  const numbers = benefited.map(({ holdNumber }) => holdNumber);
  if (!kept.vouchers) await restoreVouchers(tx, companyCode, numbers);
  await restoreCoupons(tx, companyCode, numbers);
  await returnPoints(tx, deps, companyCode, numbers, { at: deps.clock.now(), kept: kept.points });
}
