import type { CardWindow, PaymentResult, RefusedRefund } from '../../generated/types.ts';
import { bookerOf, displayName } from '../booking/customer.rules.ts';
import type { HoldRow } from '../booking/hold/confirm.usecases.ts';
import type { Language } from '../platform/values/language.ts';
import type { CardGateway, GuaranteeGateway, WindowOrder } from './gateways/gateway.ts';
import type { PaymentRow } from './payment.repository.ts';
import { statusOf } from './payment.rules.ts';
import type { RefundOfStay } from './refused-refund.repository.ts';

/**
 * `lookedUp` is true if the caller's token comes from a reservation lookup. Such a caller must not see the booker's
 * phone number.
 */
type Site = { publicUrl: string; language: Language; lookedUp: boolean };

export function presentWindow(
  gateway: CardGateway,
  payment: PaymentRow,
  { customer, stay }: HoldRow,
  { publicUrl, language, lookedUp }: Site,
): CardWindow {
  const buyer = bookerOf(customer);
  return gateway.window({
    orderId: payment.orderId,
    amount: payment.amount,
    currency: payment.currency as WindowOrder['currency'],
    method: payment.method,
    goodsName: `${stay.hotel_name} ${stay.rooms[0]?.room_type_name ?? ''}`.trim(),
    returnUrl: new URL(`/api/client/card-providers/${gateway.provider}/returns`, publicUrl).href,
    language,
    buyer: lookedUp ? { ...buyer, phone: '' } : buyer,
  });
}

export function presentFrame(
  gateway: GuaranteeGateway,
  { orderId }: PaymentRow,
  { publicUrl, language }: Site,
): CardWindow {
  return gateway.frame({ orderId, language, parentOrigin: new URL(publicUrl).origin });
}

export function presentPayment(payment: PaymentRow, reservationNumber: string | null): PaymentResult {
  return {
    result: 'success',
    order_id: payment.orderId,
    status: statusOf(payment.state),
    amount: payment.amount,
    currency: payment.currency,
    hold_number: payment.holdNumber,
    reservation_number: reservationNumber,
    code: payment.code,
  };
}

export function presentRefusedRefund({ refund, payment, hold, reservationNumber }: RefundOfStay): RefusedRefund {
  const booker = bookerOf(hold.customer);
  return {
    refund_id: refund.refundId,
    status: refund.state === 'paid_out' ? 'paid_out' : 'refused',
    hotel_code: hold.hotelCode,
    amount: refund.amount,
    currency: payment.currency,
    refusal: refund.refusal ?? '',
    created_at: refund.createdAt.toISOString(),
    reservation_number: reservationNumber,
    guest_name: displayName(hold.customer),
    booker_name: booker.name,
    booker_phone: booker.phone,
    booker_email: booker.email,
    reference: refund.payout,
  };
}
