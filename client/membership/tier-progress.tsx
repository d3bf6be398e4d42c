import { type CSSProperties, useId } from 'react';
import type { NextTier, TierProgress } from '../../generated/types.ts';
import { formattersOf, useFormatters } from '../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { Meter } from '../ui/meter.tsx';
import styles from './own-tier.module.css';

type Way = { id: 'nights' | 'spend'; progress: TierProgress; missing: string; sum: string };

/** Returns the ways to reach the next tier, with the one closest to completion first. */
export function useWays({ tier_name: tier, nights, spend }: NextTier): Way[] {
  const { t } = useTranslation('membership');
  const { number } = useFormatters();
  const locale = useLocale();
  const textFor = (progress: TierProgress, missing: string) =>
    progress.missing > 0 ? missing : t('own.reached', { tier });
  const ways: Way[] = [];
  if (nights) {
    const missing = textFor(nights, t('own.nightsMissing', { count: nights.missing, tier }));
    const sum = t('own.nightsOf', { done: number(nights.done), count: nights.needed });
    ways.push({ id: 'nights', progress: nights, missing, sum });
  }
  if (spend) {
    const { money } = formattersOf(locale, spend.currency);
    const missing = textFor(spend, t('own.spendMissing', { amount: money(spend.missing), tier }));
    ways.push({ id: 'spend', progress: spend, missing, sum: `${money(spend.done)} / ${money(spend.needed)}` });
  }
  const share = ({ progress }: Way) => progress.done / progress.needed;
  return ways.toSorted((one, other) => share(other) - share(one));
}

export function TierMeter({ way, colour }: { way: Way; colour: string }) {
  const id = useId();
  const { done, needed } = way.progress;
  return (
    <div className={styles.way} style={{ '--meter': colour } as CSSProperties}>
      <p id={id}>{way.missing}</p>
      <Meter aria-labelledby={id} min={0} max={needed} value={Math.min(done, needed)}>
        {way.sum}
      </Meter>
      <p className={styles.quiet}>{way.sum}</p>
    </div>
  );
}
