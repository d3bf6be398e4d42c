import { PaymentResult } from './payment-result.tsx';

/** Where the server sends the browser after the card window. */
export default function NicepayResultScreen() {
  return <PaymentResult alone />;
}
