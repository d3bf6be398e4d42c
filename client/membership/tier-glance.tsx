import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useGetOwnTier } from '../../generated/hooks/membership.ts';
import type { NextTier } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import styles from './own-tier.module.css';
import { TierMeter, useWays } from './tier-progress.tsx';

export function TierGlance() {
  const { t } = useTranslation('membership');
  const own = useGetOwnTier();
  const { data } = own;
  if (!data) return <LoadProblem what={t('own.tier')} query={own} />;
  if (!data.current) return null;
  const { tier } = data.current;
  return (
    <section className={styles.glance} aria-labelledby="tier" style={{ '--tier': tier.colour } as CSSProperties}>
      <Link href={paths.myMembership()} className={styles.glanceLink}>
        <h2 id="tier" className={styles.label}>
          {t('own.tier')}
        </h2>
        <strong>{tier.tier_name}</strong>
      </Link>
      {data.next && <Nearest next={data.next} />}
    </section>
  );
}

function Nearest({ next }: { next: NextTier }) {
  const [nearest] = useWays(next);
  return nearest ? <TierMeter way={nearest} colour={next.colour} /> : null;
}
