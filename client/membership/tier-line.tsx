import { ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { useGetOwnTier } from '../../generated/hooks/membership.ts';
import type { NextTier } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './tier-line.module.css';
import { useWays } from './tier-progress.tsx';

/**
 * Shows the member's tier and what they still need for the next one, or `children` if the member has no tier or the
 * tier couldn't be loaded.
 */
export function TierLine({ children }: { children: ReactNode }) {
  const { t } = useTranslation('membership');
  const own = useGetOwnTier();
  if (own.isPending) {
    return (
      <div className={styles.tier}>
        <Skeleton width="14rem" />
      </div>
    );
  }
  const { current = null, next = null } = own.data ?? {};
  if (!current) {
    return (
      <>
        {children}
        <LoadProblem what={t('own.tier')} query={own} />
      </>
    );
  }
  const { tier_name, colour } = current.tier;
  return (
    <Link href={paths.myMembership()} className={styles.tier} style={{ '--dot': colour } as CSSProperties}>
      <VisuallyHidden>{t('own.tier')} </VisuallyHidden>
      <span>
        <strong>{tier_name}</strong>
        {next && <Nearest next={next} />}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

function Nearest({ next }: { next: NextTier }) {
  const [nearest] = useWays(next);
  return nearest && ` · ${nearest.missing}`;
}
