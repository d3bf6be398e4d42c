import type {
  PolicyTier,
  PriceLine,
  Reservation,
  ReservationChange,
  Stay,
  StayRoom,
} from '../../../generated/types.ts';
import type { formattersOf } from '../../platform/i18n/formatters.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';

export type MessageFormat = { t: Translate } & Pick<ReturnType<typeof formattersOf>, 'date' | 'money' | 'list'>;

export type Item = { id: string; term: string; value: string };

/** Includes the card if the server returned its name or number. If `value` is the name, `note` is the number. */
export function paidWith(t: Translate, payment: Reservation['payment']): (Item & { note?: string | undefined })[] {
  if (!payment) return [];
  const { amount, method, card_name: card, card_number_masked } = payment;
  const shown = card ?? card_number_masked;
  const service = amount > 0 && (method !== 'card' || !shown);
  return [
    ...(service ? [{ id: 'method', term: t('payment.method'), value: t(`payment.methods.${method}`) }] : []),
    ...(shown
      ? [{ id: 'card', term: t('payment.card'), value: shown, note: (card && card_number_masked) ?? undefined }]
      : []),
  ];
}

/** Shows the amount paid or, if only vouchers paid for the stay, names them as the payment method. */
export function paidItem({ t, money }: Pick<MessageFormat, 't' | 'money'>, { paid_amount, stay }: Reservation): Item {
  if (paid_amount > 0 || !isPaidWithVouchers(stay))
    return { id: 'paid', term: t('payment.paid'), value: money(paid_amount) };
  return { id: 'vouchers', term: t('payment.method'), value: t('lines.names.voucher') };
}

export type Party = Pick<StayRoom, 'adult' | 'kid' | 'infant' | 'pet'>;

export function partyText({ t, list }: MessageFormat, party: Party): string {
  return list(
    (['adult', 'kid', 'infant', 'pet'] as const)
      .filter((who) => party[who] > 0)
      .map((who) => t(`party.${who}`, { count: party[who] })),
  );
}

export function partyItems(format: MessageFormat, { rooms, checkout_time }: Stay): Item[] {
  const { t } = format;
  const sameTime = rooms.every((room) => room.checkout_time === checkout_time);
  return rooms.map((room, index) => {
    const party = partyText(format, room);
    return {
      id: `party-${index}`,
      term: rooms.length > 1 ? t('stay.room', { number: index + 1 }) : t('stay.party'),
      value: sameTime ? party : t('stay.partyUntil', { party, time: room.checkout_time }),
    };
  });
}

export function policyItems(format: MessageFormat, stay: Stay): Item[] {
  const { t, date } = format;
  const valueOf = isPaidWithVouchers(stay) ? voucherTerms : feeTerms;
  return stay.cancellation_policy.tiers.map((tier) => ({
    id: tier.until,
    term: t('policy.until', { date: date(tier.until, 'short') }),
    value: valueOf(format, tier, stay),
  }));
}

function isPaidWithVouchers({ rooms }: Stay): boolean {
  return rooms.some(({ lines }) => lines.some(({ kind }) => kind === 'voucher'));
}

function feeTerms({ t, money }: MessageFormat, { fee, fee_percent: percent }: PolicyTier): string {
  return fee === 0 ? t('policy.free') : t('policy.fee', { percent, fee: money(fee) });
}

/** If there is a fee, vouchers aren't returned. The fee's amount is shown only if the guest also paid money. */
function voucherTerms(format: MessageFormat, tier: PolicyTier, { paid_amount }: Stay): string {
  const { t } = format;
  if (tier.fee === 0) return t('policy.vouchersReturned');
  return [...(paid_amount > 0 ? [feeTerms(format, tier)] : []), t('policy.vouchersKept')].join(' · ');
}

export function refundTexts({ t, money }: Pick<MessageFormat, 't' | 'money'>, reservation: Reservation): string[] {
  const { cancellation, paid_amount, stay } = reservation;
  if (!cancellation) return [];
  const { fee, refund, refund_status } = cancellation;
  return [
    t(`cancelled.refund.${refund_status}`, { refund: money(refund), hotel: stay.hotel_name }),
    ...(fee > 0 && paid_amount > 0 ? [t('cancelled.fee', { fee: money(fee) })] : []),
  ];
}

export function priceLineItem({ t, date, money }: MessageFormat, line: PriceLine, index: number) {
  const day = line.date ? date(line.date, 'short') : null;
  const times = line.count > 1 ? t('lines.times', { count: line.count, price: money(line.unit_price) }) : null;
  const reduced = line.reduced_to_leave ? t('lines.reduced', { amount: money(line.reduced_to_leave) }) : null;
  const isNight = line.kind === 'night' && day;
  const label = isNight
    ? t('lines.night', { date: day })
    : t(`lines.${line.kind}`, { name: line.name ?? t(`lines.names.${line.kind}`), count: line.count });
  const detail = [isNight ? line.name : day, times, reduced].filter(Boolean).join(' · ');
  return {
    id: `${index}`,
    label,
    detail: detail || undefined,
    amount: line.amount,
    kind: line.amount < 0 ? ('discount' as const) : ('charge' as const),
  };
}

export function changeTexts({ t, money }: Pick<MessageFormat, 't' | 'money'>, change: ReservationChange): string[] {
  const { price_before, price_after, paid, refund, refund_status } = change;
  const prices = t('change.history.prices', { before: money(price_before), after: money(price_after) });
  if (paid > 0) return [prices, t('change.history.paid', { amount: money(paid) })];
  return refund_status === 'none'
    ? [prices]
    : [prices, t(`change.history.refund.${refund_status}`, { amount: money(refund) })];
}
