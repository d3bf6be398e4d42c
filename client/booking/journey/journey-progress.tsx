import { useLocation } from 'wouter';
import { bookingProgress } from '../../../machines/booking/booking.progress.ts';
import type { EarlierStep, Step } from '../../../machines/booking/booking.steps.ts';
import { paths } from '../../paths.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import type { useOngoingBooking } from './ongoing-booking.ts';
import { lastStepOf } from './confirmed-by.ts';

const screens: Record<EarlierStep, () => string> = {
  dates: paths.reservationDates,
  room: paths.reservation,
  options: paths.reservationOptions,
  sailings: paths.reservation,
  cabins: paths.reservationCabins,
  info: paths.reservationInfo,
};

type Props = ReturnType<typeof useOngoingBooking> & { current?: Step | undefined };

/** Set `current` on screens that show an earlier step than the machine's. */
export function JourneyProgress({ snapshot, send, current }: Props) {
  const { t } = useTranslation('booking');
  const { payment_type, property_kind } = useHotel();
  const [, navigate] = useLocation();
  const priced = snapshot?.context.hold ?? snapshot?.context.quote;
  const context = priced ? lastStepOf(priced) : payment_type;
  const steps = bookingProgress(snapshot, property_kind === 'sailing');
  const now = current ?? steps.findLast(({ state }) => state !== 'ahead')?.step ?? 'dates';
  const at = steps.findIndex(({ step }) => step === now) + 1;
  const open = (step: EarlierStep) => {
    // While rooms are held, only navigate; a new choice on that screen releases them.
    if (!snapshot?.hasTag('hold')) send({ type: 'GO_TO', step });
    navigate(screens[step]());
  };
  return (
    <ProgressSteps
      label={t('steps.label')}
      steps={steps.map(({ step }) => ({ id: step, label: t(`steps.${step}`, { context }) }))}
      current={now}
      onStep={now === 'done' ? undefined : (step) => open(step as EarlierStep)}
      doneLabel={t('steps.finished')}
      countLabel={t('steps.count', { at, count: steps.length })}
    />
  );
}
