import type { LocalizedText } from '../../generated/types.ts';
import { addCoupons } from '../../server/coupon/coupon.usecases.ts';
import type { CouponTerms } from '../../server/coupon/coupon.rules.ts';
import type { MemberKey } from '../../server/member/member.rules.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { addDays, today } from '../../server/platform/values/nights.ts';
import { t } from './text.ts';

/**
 * A coupon whose dates are relative to today. `ends` and `stayFrom` are in days from today; `usedAgo` is in days before
 * today.
 */
type DemoCoupon = {
  title: LocalizedText;
  takes: number | `${number}%`;
  type?: CouponTerms['coupon_type'];
  ends?: number;
  stayFrom?: number;
  hotels?: string[];
  offline?: true;
  usedAgo?: number;
};

/** One member's coupons, which cover every type and status. */
export const ASSIGNED: Readonly<Record<string, DemoCoupon>> = {
  'HARU-STAY-20': { title: t('다시 찾아 주셔서 감사합니다', 'Welcome back'), takes: 20_000, ends: 210 },
  'HARU-TEN-10': { title: t('서울에서의 하룻밤', 'A night in Seoul'), takes: '10%', ends: 270, hotels: ['1'] },
  'HARU-PACK-30': { title: t('패키지와 함께하는 하룻밤', 'A night with a package'), takes: 30_000, type: 'package' },
  'HARU-MORNING-50': { title: t('여유를 더하는 옵션', 'A little extra'), takes: '50%', type: 'upselling' },
  'HARU-NEXT-40': { title: t('다음 시즌 초대', 'See you next season'), takes: 40_000, stayFrom: 300 },
  'BADA-SEA-25': { title: t('바닷가에서의 하룻밤', 'A night by the sea'), takes: 25_000, hotels: ['10'] },
  'HARU-DESK-5': {
    title: t('라운지에서의 한때', 'A moment in the lounge'),
    takes: 5_000,
    type: 'upselling',
    hotels: ['1'],
    offline: true,
  },
  'HARU-SPRING-15': { title: t('봄맞이 행사', 'Spring offer'), takes: 15_000, ends: 5, usedAgo: 40 },
  'HARU-WINTER-10': { title: t('겨울 행사', 'Winter offer'), takes: 10_000, ends: -60 },
};
export const UNASSIGNED: Readonly<Record<string, DemoCoupon>> = {
  'HARU-HELLO-27': { title: t('첫 예약 축하', 'Your first stay'), takes: 10_000 },
  'HARU-HELLO-28': { title: t('첫 예약 축하', 'Your first stay'), takes: 10_000 },
  'HARU-GONE-1': { title: t('종료된 행사 할인', 'An expired offer'), takes: 10_000, ends: -10 },
};

const DAY_MS = 86_400_000;

export async function addDemoCoupons(tx: Database, { clock }: { clock: Clock }, key: MemberKey): Promise<void> {
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const row = ([couponCode, { usedAgo, ...given }]: [string, DemoCoupon]) => ({
    companyCode: key.companyCode,
    couponCode,
    terms: termsOf(given, today('Asia/Seoul', now)),
    ...(usedAgo !== undefined && { usedAt: before(usedAgo) }),
  });
  const assigned = Object.entries(ASSIGNED).map((given) => ({
    ...row(given),
    memberId: key.memberId,
    registeredAt: before(90),
  }));
  await addCoupons(tx, [...assigned, ...Object.entries(UNASSIGNED).map(row)]);
}

function termsOf({ title, takes, type = 'all', ends, stayFrom, hotels = [], offline }: DemoCoupon, day: string) {
  const percent = typeof takes === 'string';
  return {
    coupon_title: title,
    coupon_type: type,
    discount_type: percent ? ('PERCENT' as const) : ('FIXED' as const),
    discount_amount: Number.parseInt(String(takes), 10),
    valid_from: null,
    valid_until: ends === undefined ? null : addDays(day, ends),
    stay_from: stayFrom === undefined ? null : addDays(day, stayFrom),
    stay_until: null,
    hotel_codes: hotels,
    room_type_codes: [],
    offline_only: offline === true,
  };
}
