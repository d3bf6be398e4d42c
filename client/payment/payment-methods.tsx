import type { HoldResult, PaymentMethod } from '../../generated/types.ts';
import { lastStepOf, useBooking } from '../booking/index.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { RadioCards } from '../ui/radio-cards.tsx';
import styles from './payment.module.css';

type Methods = { offered: readonly PaymentMethod[]; chosen: PaymentMethod | null; choose: (method: string) => void };

/**
 * Returns the payment methods for the hold, or none if nothing is paid now. `chosen` is the first one until the guest
 * chooses another.
 */
export function usePaymentMethods(hold: HoldResult): Methods {
  const { snapshot, send } = useBooking();
  const { payment_methods } = useHotel();
  const offered = lastStepOf(hold) === 'PREPAY' ? payment_methods : [];
  const chosen = offered.find((method) => method === snapshot.context.paymentMethod) ?? offered[0] ?? null;
  const choose = (chosenNow: string) => {
    const method = offered.find((each) => each === chosenNow);
    if (method) send({ type: 'CHOOSE_METHOD', method });
  };
  return { offered, chosen, choose };
}

/** Hidden if cards are the only method. Names only: the services' logos are trademarks (docs/decisions/payments.md). */
export function PaymentMethods({ offered, chosen, choose }: Methods) {
  const { t } = useTranslation('payment');
  if (offered.every((method) => method === 'card')) return null;
  const options = offered.map((method) => ({ value: method, label: t(`booking:payment.methods.${method}`) }));
  return (
    <RadioCards
      joined
      className={styles.methods}
      legend={t('method')}
      name="payment-method"
      options={options}
      value={chosen}
      onChange={choose}
    />
  );
}
