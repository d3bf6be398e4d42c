import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Problem, Stay } from '../../../generated/types.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/lazy.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isTemporary } from '../../../machines/problem.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { FreeUntil, PolicyTiers, PriceBreakdown, StayFacts } from './stay.tsx';
import styles from './stay-layout.module.css';

type Props = {
  stay: Stay | null;
  priced?: boolean;
  /** Whether a new price is loading. If so, dims the summary, which still shows the previous choice. */
  pricing?: boolean;
  /** Explains why there is no price. */
  problem?: Problem | null;
  onRetry?: () => void;
  action?: ReactNode;
  /** Whether narrow screens show the summary in the main column. If so, the bar has only the action. */
  summarized?: boolean;
  /** Whether the side panel shows all cancellation terms, because the main column doesn't. */
  policyOpen?: boolean;
  /**
   * Shown in the side panel on wide screens while there is no price. If set, the main column isn't limited to the width
   * of a form when there is no side panel.
   */
  unpriced?: ReactNode;
  /** If it is a function, it receives whether the panel is at the side. */
  children: ReactNode | ((beside: boolean) => ReactNode);
};

/** The action is in the panel on wide screens, and in the bar on others. */
export function StayLayout(props: Props) {
  const { stay, priced = true, pricing, problem, onRetry, action, summarized, policyOpen, unpriced, children } = props;
  const notice = problem && (
    <ProblemNotice problem={problem} attempt="quote" {...(isTemporary(problem) && { onRetry })} />
  );
  const summary = priced && (stay || !unpriced) ? <StayPanel stay={stay} policyOpen={policyOpen} /> : unpriced;
  const panel =
    notice ||
    (summary && (
      <div className={styles.summary} aria-busy={pricing}>
        {summary}
      </div>
    ));
  return (
    <SideLayout
      wide={unpriced !== undefined}
      panel={
        (panel || action) && (
          <>
            {panel}
            {action && (
              <div className={styles.panelAction} data-foot>
                {action}
              </div>
            )}
          </>
        )
      }
      bar={
        notice ? (
          <Stack gap={1} className={styles.notice}>
            {notice}
            {action}
          </Stack>
        ) : priced && !summarized ? (
          <StayBar stay={stay} pricing={pricing} action={action} />
        ) : (
          action
        )
      }
    >
      {(beside) => (typeof children === 'function' ? children(beside) : children)}
    </SideLayout>
  );
}

type SideProps = {
  panel: ReactNode;
  bar: ReactNode;
  /** Whether the main column may be wider than a form when there is no side panel. */
  wide?: boolean;
  children: (beside: boolean) => ReactNode;
};

/** Shows `panel` at the side on wide screens, and `bar` at the bottom on others. */
export function SideLayout({ panel, bar, wide, children }: SideProps) {
  const { t } = useTranslation('booking');
  const beside = useMediaQuery('(min-width: 60rem)');
  const summary = beside ? panel : bar;
  return (
    <Container className={styles.page} data-beside={beside || undefined} data-wide={wide || undefined}>
      <Stack gap={4} className={styles.main}>
        {children(beside)}
      </Stack>
      {summary && (
        <aside
          className={beside ? styles.panel : styles.bar}
          aria-label={t('summary.title')}
          tabIndex={beside ? 0 : undefined}
        >
          {summary}
        </aside>
      )}
    </Container>
  );
}

function StayPanel({ stay, policyOpen }: Pick<Props, 'stay'> & { policyOpen: boolean | undefined }) {
  return (
    <Card aria-busy={stay === null}>
      {stay ? <Summary stay={stay} folded policyOpen={policyOpen} /> : <SummarySkeleton />}
    </Card>
  );
}

function SummarySkeleton() {
  return (
    <Stack gap={2}>
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton shape="block" height="5.25rem" />
      <Skeleton lines={4} />
    </Stack>
  );
}

type SummaryProps = { stay: Stay; folded?: boolean; policyOpen?: boolean | undefined };

function Summary({ stay, folded = false, policyOpen = !folded }: SummaryProps) {
  const { t } = useTranslation('booking');
  const policy = stay.cancellation_policy;
  return (
    <Stack gap={3} className={styles.parts}>
      <StayFacts stay={stay} priced pictured />
      <PriceBreakdown stay={stay} folded due />
      <Disclosure open={policyOpen || undefined} summary={t('policy.title')} aside={<FreeUntil policy={policy} />}>
        <PolicyTiers stay={stay} />
      </Disclosure>
    </Stack>
  );
}

type BarProps = Pick<Props, 'stay' | 'action'> & { pricing?: boolean | undefined };

export function StayBar({ stay, pricing, action }: BarProps) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      {stay ? (
        <button
          type="button"
          className={styles.total}
          aria-haspopup="dialog"
          aria-busy={pricing}
          onClick={() => setOpen(true)}
        >
          <span className={styles.open}>
            {t('summary.open')}
            <ChevronUp aria-hidden="true" size={16} />
          </span>
          <PriceText amount={stay.total_price} currency={stay.currency} locale={locale} size="lead" count />
        </button>
      ) : (
        <Skeleton width="8rem" />
      )}
      {action}
      {stay && (
        <Sheet open={open} onClose={() => setOpen(false)} title={t('summary.title')} closeLabel={t('close')}>
          <Summary stay={stay} />
        </Sheet>
      )}
    </>
  );
}
