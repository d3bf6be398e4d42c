import { PaymentResult } from './payment-result.tsx';

/** The server redirects here after the card window. */
export default function NicepayResultScreen() {
  return <PaymentResult alone />;
}
