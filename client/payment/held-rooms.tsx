import { useLocation } from 'wouter';
import type { HoldResult, Problem } from '../../generated/types.ts';
import {
  BookingProgress,
  FreeUntil,
  HoldClock,
  lastStepOf,
  PolicyTiers,
  PriceBreakdown,
  StayFacts,
  StayLayout,
  useHeldStay,
} from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DefinitionList } from '../ui/definition-list.tsx';
import { Stack } from '../ui/layout.tsx';
import { SummaryLines } from '../ui/summary-lines.tsx';
import { Assurance, Refund } from './assurance.tsx';
import { usePay } from './card-history.ts';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { Part, PayAction } from './held-parts.tsx';
import { PaymentMethods, usePaymentMethods } from './payment-methods.tsx';
import styles from './payment.module.css';

export function HeldRooms({ hold, problem }: { hold: HoldResult; problem: Problem | null }) {
  const { t } = useTranslation('payment');
  const { money } = useFormatters();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const stay = useHeldStay(hold);
  const methods = usePaymentMethods(hold);
  const pay = usePay(methods.chosen);
  const byCode = hold.confirmed_by === 'code';
  const kind = lastStepOf(hold);
  const whole = kind === 'PREPAY' && stay.paid_amount === stay.total_price;
  const action = !byCode && (
    <PayAction hold={hold} onPay={pay}>
      {t(`pay.${kind}`, { amount: money(stay.paid_amount) })}
    </PayAction>
  );
  return (
    <StayLayout stay={stay} action={action} summarized policyOpen>
      {(beside) => (
        <>
          <BookingProgress current="payment" />
          <Stack gap={1}>
            <PageHeading>{t(`heading.${kind}`)}</PageHeading>
            <HoldClock hold={hold} />
          </Stack>
          {problem && <ProblemNotice problem={problem} />}
          {byCode && (
            <Part title={t('code.title')}>
              <ConfirmByCode hold={hold} />
            </Part>
          )}
          {!beside && (
            <Card>
              <Stack gap={2}>
                <StayFacts stay={stay} pictured />
                {kind === 'PREPAY' && (
                  <SummaryLines
                    lines={[]}
                    total={{
                      label: t(whole ? 'booking:price.total' : 'booking:price.now.PREPAY'),
                      amount: stay.paid_amount,
                      ...(whole && { note: t('booking:price.taxInside', { tax: money(stay.tax) }) }),
                    }}
                    currency={stay.currency}
                    locale={locale}
                  />
                )}
                <Refund hold={hold} stay={stay} />
              </Stack>
            </Card>
          )}
          <PaymentMethods {...methods} />
          {beside && <Refund hold={hold} stay={stay} />}
          <Part
            title={t('guest.title')}
            aside={
              <Button
                variant="ghost"
                size="small"
                className={styles.change}
                onClick={() => navigate(paths.reservationInfo())}
              >
                {t('guest.change')}
              </Button>
            }
          >
            <DefinitionList
              items={[
                { id: 'name', term: t('guest.name'), value: hold.guest_name },
                ...(hold.booker_name === hold.guest_name
                  ? []
                  : [{ id: 'booker', term: t('guest.booker'), value: hold.booker_name }]),
                { id: 'email', term: t('guest.email'), value: hold.booker_email },
              ]}
            />
          </Part>
          {!beside && (
            <Part title={t('price')}>
              <PriceBreakdown stay={stay} due untotalled={whole} />
            </Part>
          )}
          {!beside && (
            <Part title={t('booking:policy.title')} aside={<FreeUntil policy={stay.cancellation_policy} />}>
              <PolicyTiers stay={stay} />
            </Part>
          )}
          <Assurance hold={hold} />
        </>
      )}
    </StayLayout>
  );
}
