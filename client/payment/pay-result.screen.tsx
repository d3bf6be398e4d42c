import { PaymentResult } from './payment-result.tsx';

/** Follows a payment until its result is final. */
export default function PayResultScreen() {
  return <PaymentResult />;
}
