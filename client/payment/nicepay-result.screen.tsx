import { useEntryOfCardScreen } from './card-history.ts';
import { PaymentResult } from './payment-result.tsx';

/** The screen to which the server redirects the guest after the card window. */
export default function NicepayResultScreen() {
  useEntryOfCardScreen();
  return <PaymentResult alone />;
}
