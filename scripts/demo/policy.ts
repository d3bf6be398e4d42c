import type { BundlePolicy } from '../../generated/types.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { DAYS_SOLD, PEAK_PERIODS } from './days.ts';
import { holidays } from './holidays.ts';
import { t } from './text.ts';

function tiers(...pairs: [days_before: number, fee_percent: number][]) {
  return pairs.map(([days_before, fee_percent]) => ({ days_before, fee_percent }));
}

export function consumerNorm(today: string): BundlePolicy {
  return {
    policy_code: 'NORM',
    policy_name: t('소비자분쟁해결기준', 'Korean consumer refund standard'),
    peak_periods: PEAK_PERIODS,
    weekend_days: [5, 6],
    holidays: holidays(today, addDays(today, DAYS_SOLD)),
    peak_weekday: tiers([10, 0], [7, 10], [5, 30], [3, 50], [0, 80]),
    peak_weekend: tiers([10, 0], [7, 20], [5, 40], [3, 60], [0, 90]),
    off_weekday: tiers([2, 0], [1, 10], [0, 20]),
    off_weekend: tiers([2, 0], [1, 20], [0, 30]),
  };
}
