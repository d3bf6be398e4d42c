import { PaymentResult } from './payment-result.tsx';

/** The same result on the site itself: a payment is followed here until its end is certain. */
export default function PayResultScreen() {
  return <PaymentResult />;
}
