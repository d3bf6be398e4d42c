import type { PaymentReadyResult } from '../../generated/types.ts';
import { displayName } from '../booking/booking.rules.ts';
import type { HoldToPay } from '../booking/confirm.usecases.ts';
import type { Language } from '../platform/values/language.ts';
import type { WindowOrder } from './gateways/gateway.ts';
import type { PaymentDeps } from './payment.deps.ts';
import type { PaymentRow } from './payment.repository.ts';

/** Where the card window posts its form to, on the site's own origin. */
const RETURN_PATH = '/api/client/payments/returns';

/** What the browser opens to pay: the card window of the provider, or its frame for a guarantee. */
export function windowOf(
  deps: Pick<PaymentDeps, 'cardGateway' | 'guaranteeGateway' | 'publicUrl'>,
  payment: PaymentRow,
  hold: HoldToPay,
  language: Language,
): Pick<PaymentReadyResult, 'card_window' | 'token_frame'> {
  if (payment.kind === 'guarantee' && deps.guaranteeGateway) {
    const { frameUrl, origin } = deps.guaranteeGateway.frame({
      orderId: payment.orderId,
      language,
      parentOrigin: new URL(deps.publicUrl).origin,
    });
    return { card_window: null, token_frame: { frame_url: frameUrl, origin } };
  }
  const { customer, stay } = hold;
  const name = displayName(customer);
  const { guest_phone: phone, guest_email: email } = customer;
  const window = deps.cardGateway.window({
    orderId: payment.orderId,
    amount: payment.amount,
    currency: payment.currency as WindowOrder['currency'],
    goodsName: `${stay.hotel_name} ${stay.rooms[0]?.room_type_name ?? ''}`.trim(),
    returnUrl: new URL(RETURN_PATH, deps.publicUrl).href,
    language,
    buyer: { name, phone, email },
  });
  return {
    card_window: { script_url: window.scriptUrl, request: window.request },
    token_frame: null,
  };
}
