import { useLocation } from 'wouter';
import type { HeldChange as Change, HoldResult, Problem } from '../../generated/types.ts';
import {
  PriceDifference,
  FreeUntil,
  HoldClock,
  lastStepOf,
  PolicyTiers,
  SideLayout,
  StayBar,
  StayFacts,
  useBooking,
  useHeldStay,
} from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import { Assurance, Refund } from './assurance.tsx';
import { usePay } from './card-history.ts';
import { Part, PayAction } from './held-parts.tsx';
import { PaymentMethods, usePaymentMethods } from './payment-methods.tsx';

type Props = { hold: HoldResult; change: Change; problem: Problem | null };

export function HeldChange({ hold, change, problem }: Props) {
  const { t } = useTranslation('payment');
  const { snapshot, send } = useBooking();
  const { money } = useFormatters();
  const [, navigate] = useLocation();
  const stay = useHeldStay(hold);
  const { difference, reservation_number } = change;
  const methods = usePaymentMethods(hold);
  const pay = usePay(methods.chosen);
  const keep = () => {
    send({ type: 'RESET', defaults: snapshot.context.search });
    navigate(paths.reservationDetail(reservation_number));
  };
  const payLabel = t(`pay.${lastStepOf(hold)}`, { amount: money(difference.to_pay) });
  const action = (
    <PayAction hold={hold} onPay={pay}>
      {payLabel}
    </PayAction>
  );
  const panel = (
    <Card>
      <Stack gap={3}>
        <StayFacts stay={stay} pictured />
        {action}
      </Stack>
    </Card>
  );
  return (
    <SideLayout panel={panel} bar={<StayBar stay={stay} action={action} />}>
      {(beside) => (
        <>
          <Stack gap={1}>
            <PageHeading>{t('change:held.title')}</PageHeading>
            <p>{t('change:held.body')}</p>
            <HoldClock hold={hold} />
          </Stack>
          {problem && <ProblemNotice problem={problem} />}
          <Part title={t('change:difference')}>
            <PriceDifference difference={difference} />
          </Part>
          <PaymentMethods {...methods} />
          {!beside && (
            <Card>
              <StayFacts stay={stay} pictured />
            </Card>
          )}
          <Part title={t('booking:policy.title')} aside={<FreeUntil policy={stay.cancellation_policy} />}>
            <PolicyTiers stay={stay} />
          </Part>
          <Refund hold={hold} stay={stay} />
          <Assurance hold={hold} />
          <Button variant="ghost" onClick={keep}>
            {t('change:held.keep')}
          </Button>
        </>
      )}
    </SideLayout>
  );
}
