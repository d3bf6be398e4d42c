import { PaymentResult } from './payment-result.tsx';

export default function PayResultScreen() {
  return <PaymentResult />;
}
