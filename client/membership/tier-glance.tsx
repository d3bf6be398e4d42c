import { ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { useGetOwnTier } from '../../generated/hooks/membership.ts';
import type { NextTier } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import styles from './own-tier.module.css';
import { TierMeter, useWays } from './tier-progress.tsx';

/** Links the member's tier, in its colour, to the membership page. If the member has no tier, shows `otherwise`. */
export function TierName({ otherwise }: { otherwise: ReactNode }) {
  const { data, isPending } = useGetOwnTier();
  if (isPending) return null;
  if (!data?.current) return otherwise;
  const { tier } = data.current;
  return (
    <Link href={paths.myMembership()} className={styles.chip} style={{ '--tier': tier.colour } as CSSProperties}>
      {tier.tier_name}
    </Link>
  );
}

/** How far the member is from the next tier. */
export function TierGlance() {
  const { t } = useTranslation('membership');
  const own = useGetOwnTier();
  const { data } = own;
  if (!data) return <LoadProblem what={t('own.tier')} query={own} />;
  if (!data.current) return null;
  const { tier } = data.current;
  return (
    <section className={styles.glance} aria-labelledby="tier" style={{ '--tier': tier.colour } as CSSProperties}>
      <h2 id="tier" className={styles.label}>
        <Link href={paths.myMembership()} className={styles.glanceLink}>
          {t('own.tier')}
          <ChevronRight aria-hidden="true" />
        </Link>
      </h2>
      {!data.next && <strong>{tier.tier_name}</strong>}
      {data.next && <Nearest next={data.next} />}
    </section>
  );
}

function Nearest({ next }: { next: NextTier }) {
  const [nearest] = useWays(next);
  return nearest ? <TierMeter way={nearest} colour={next.colour} /> : null;
}
