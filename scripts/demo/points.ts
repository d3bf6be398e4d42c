import type { PointsType } from '../../generated/types.ts';
import type { MemberKey } from '../../server/member/member.rules.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { Ids } from '../../server/platform/ids.ts';
import { grantPoints, spendPoints } from '../../server/points/points.usecases.ts';
import { stepDone } from './step.ts';

/**
 * A change to a points balance. `ago` is in days before today. `ends` is the expiry of earned points in days from
 * today.
 */
type DemoMove = { type: PointsType; points: number; ago: number; ends?: number; note?: string };

const LOUNGE = '한강 라운지';

/**
 * A year of points history with every type of entry. Some points expire soon. Points that have already expired are
 * removed by the next entry that spends points.
 */
const A_YEAR: readonly DemoMove[] = [
  { type: 'earn', points: 3_000, ago: 350, ends: -200 },
  { type: 'use', points: 1_000, ago: 320 },
  { type: 'reservation_earn', points: 7_200, ago: 210, ends: 155 },
  { type: 'reservation_use', points: 3_000, ago: 180 },
  { type: 'admin_grant', points: 6_200, ago: 140, ends: 20 },
  { type: 'admin_deduction', points: 200, ago: 139 },
  { type: 'outlet_use', points: 1_200, ago: 90, note: LOUNGE },
  { type: 'outlet_cancel', points: 400, ago: 88, ends: 277, note: LOUNGE },
  { type: 'admin_grant', points: 500, ago: 60, ends: 305 },
  { type: 'admin_cancel', points: 500, ago: 58 },
  { type: 'outlet_earn', points: 2_700, ago: 30, ends: 335, note: LOUNGE },
  { type: 'reservation_earn', points: 4_600, ago: 12, ends: 353 },
];
const A_WELCOME: readonly DemoMove[] = [{ type: 'admin_grant', points: 5_000, ago: 15, ends: 350 }];

/** Points history by login ID. Cyber members have no points. */
const MOVES: Readonly<Record<string, readonly DemoMove[]>> = {
  minseo21: A_YEAR,
  hanbit7: A_WELCOME,
  jiwoo1203: A_WELCOME,
};

const DAY_MS = 86_400_000;

/**
 * Writes the points of a demo member as if they had been earned, spent and expired over a year. Call in the transaction
 * that creates the member.
 */
export async function addDemoPoints(
  tx: Database,
  deps: { clock: Clock; ids: Ids },
  key: MemberKey,
  loginId: string,
): Promise<void> {
  const now = deps.clock.now().getTime();
  for (const { type: pointsType, points, ago, ends, note } of MOVES[loginId] ?? []) {
    const move = { pointsType, points, at: new Date(now - ago * DAY_MS), ...(note && { note }) };
    if (ends !== undefined) await grantPoints(tx, deps, key, { ...move, expiresAt: new Date(now + ends * DAY_MS) });
    else stepDone(await spendPoints(tx, deps, key, move), `a use of points by ${loginId}`);
  }
}
