import type { ReactNode } from 'react';
import { useGetOwnTier } from '../../generated/hooks/membership.ts';
import type { NextTier } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Glance } from '../platform/page/glance.tsx';
import { useWays } from './tier-progress.tsx';

/** Shows `children` if the member has no tier or the tier couldn't be loaded. */
export function WithoutTier({ children }: { children: ReactNode }) {
  const { data, isPending } = useGetOwnTier();
  return isPending || data?.current ? null : children;
}

/** Shows the member's tier and what they still need for the next one. */
export function TierGlance() {
  const { t } = useTranslation('membership');
  const own = useGetOwnTier();
  const { data } = own;
  if (!data) return <LoadProblem what={t('own.tier')} query={own} />;
  if (!data.current) return null;
  const { tier_name, colour } = data.current.tier;
  return (
    <Glance
      to={paths.myMembership()}
      label={t('own.tier')}
      value={tier_name}
      more={data.next && <Nearest next={data.next} />}
      colour={colour}
    />
  );
}

function Nearest({ next }: { next: NextTier }) {
  const [nearest] = useWays(next);
  return nearest?.missing;
}
