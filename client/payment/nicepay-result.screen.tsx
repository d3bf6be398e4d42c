import { useEntryOfCardScreen } from './card-history.ts';
import { PaymentResult } from './payment-result.tsx';

/** The server redirects the guest to this screen after the card window. */
export default function NicepayResultScreen() {
  useEntryOfCardScreen();
  return <PaymentResult alone />;
}
