import type {
  FooterData,
  PriceLine,
  PropertyRefund,
  Reservation,
  ReservationChange,
  Stay,
} from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { fileUrl } from '../platform/api/files.ts';
import { formattersOf } from '../platform/i18n/formatters.ts';
import { translator } from '../platform/i18n/i18n.ts';
import { type Locale, languages } from '../platform/i18n/language.ts';
import { formatPhone, telOf } from '../ui/phone.ts';
import { reservationData } from '../booking/reservation/reservation-data.ts';
import { benefitItems } from '../booking/guest/benefit-messages.ts';
import { mapAddress } from '../booking/reservation/map-address.ts';
import {
  changeTexts,
  priceLineItem,
  paidItem,
  paidWith,
  partyItems,
  policyItems,
  refundTexts,
  type MessageFormat,
} from '../booking/stay/stay-messages.ts';
import { cabinItems, legItems, legName, pierTime, tripText } from '../booking/stay/voyage-messages.ts';

export type NotificationKind = 'booked' | 'changed' | 'cancelled' | 'no_show' | 'refunded' | 'reminder' | 'claimed';

export type NotificationFacts = {
  kind: NotificationKind;
  locale: Locale;
  origin: string;
  hotel: { code: string; brand: string; logo: string | null; logoOnDark: string | null; footer: FooterData };
  reservation: Reservation;
  change: ReservationChange | null;
  refund: PropertyRefund | null;
};

export type Item = { term: string; value: string; note?: string | undefined };
export type Bill = { title: string | null; lines: Item[]; total: Item | null };

export type Letter = ReturnType<typeof letterOf>;

/**
 * Returns the content of an email about a reservation. Links and pictures use the site's origin. The token is in the
 * fragment of the link to the reservation; browsers never send a fragment to a server.
 */
export function letterOf(facts: NotificationFacts & { token: string }) {
  const { kind, locale, origin, hotel, reservation } = facts;
  const { stay, contact } = reservation;
  const sold = stay.voyage ? 'sailing' : 'hotel';
  const format: MessageFormat = { t: translator(locale, 'booking', sold), ...formattersOf(locale, stay.currency) };
  const t = translator(locale, 'mail', sold);
  const address = (path: string) => new URL(path, origin).href;
  const named = { name: reservation.booker_name, hotel: stay.hotel_name };
  const picture = stay.picture && { src: address(fileUrl(stay.picture.file_path)), alt: stay.picture.alt };
  const logo = (path: string | null) => path && address(fileUrl(path));
  const active = reservation.status === 'confirmed' || reservation.status === 'complete';
  const what = t(`what.${kind}`);
  return {
    locale,
    brand: hotel.brand,
    subject: [what, stay.hotel_name, reservation.reservation_number].join(' · '),
    preview: [format.date(stay.start_date), lengthOf(format, stay), reservation.room_type_name].join(' · '),
    head: { name: stay.hotel_name, logo: logo(hotel.logo), logoOnDark: logo(hotel.logoOnDark) },
    picture: active ? picture : null,
    title: titleOf(format, kind, t),
    paragraphs: [
      kind === 'booked' ? format.t('success.lead', named) : t(`lead.${kind}`, named),
      ...(kind === 'cancelled' ? [t('calendarCancelled')] : []),
      ...(kind === 'claimed' ? [t('notYou', named)] : []),
    ],
    money: moneyTexts(format, facts),
    number: { term: format.t('reservation.number'), value: reservation.reservation_number },
    days: daysOf(format, stay),
    stay: stayItems(format, reservation),
    button: {
      label: format.t('success.detail'),
      href: `${address(`${paths.reservationDetail(reservation.reservation_number)}&${at(hotel.code, locale)}`)}#token=${facts.token}`,
      note: t('private'),
    },
    arrival: active
      ? [
          format.t('success.arrive', { date: format.date(stay.start_date, 'long'), time: stay.checkin_time }),
          reservation.allowed_actions.includes('calendar') ? t('calendar') : '',
        ].filter(Boolean)
      : [],
    price: { title: format.t('price.title'), bills: bills(format, reservation), paid: paidItems(format, reservation) },
    policy: active ? policyTexts(format, reservation) : null,
    contact: {
      title: active ? format.t('contact.title') : stay.hotel_name,
      name: active ? stay.hotel_name : '',
      ask: t('ask', named),
      address: contact.address,
      links: [
        ...(active ? [{ label: format.t('contact.map'), href: mapAddress(contact, stay.hotel_name, locale) }] : []),
        ...(contact.tel ? [{ label: formatPhone(contact.tel), href: telOf(contact.tel) }] : []),
        ...(contact.email ? [{ label: contact.email, href: `mailto:${contact.email}` }] : []),
      ],
    },
    foot: [t('why', named), seller(hotel.footer)],
    data: reservationData(reservation, picture?.src),
  };
}

function moneyTexts(format: MessageFormat, { reservation, change, refund }: NotificationFacts): string[] {
  if (!refund) return change ? changeTexts(format, change) : refundTexts(format, reservation);
  const amount = format.money(refund.amount);
  return [format.t(`change.history.refund.${refund.refund_status}`, { amount })];
}

function titleOf({ t }: MessageFormat, kind: NotificationKind, mail: MessageFormat['t']): string {
  if (kind === 'booked') return t('success.title');
  return kind === 'changed' ? t('change.success.title') : mail(`title.${kind}`);
}

function at(code: string, locale: Locale): string {
  return new URLSearchParams({ hotel_code: code, lang: languages[locale] }).toString();
}

/** Returns the text of an SMS about a reservation. It must not contain a token. */
export function smsOf({ kind, locale, origin, hotel, reservation, change, refund }: NotificationFacts): string {
  const { stay, reservation_number, cancellation, contact } = reservation;
  const { range, money } = formattersOf(locale, stay.currency);
  const t = translator(locale, 'mail');
  const opening = `[${stay.hotel_name}] ${t(`what.${kind}`)} ${reservation_number}`;
  // A claimed reservation belongs to an account and can't be looked up without a login, so this text has no link to the
  // lookup.
  if (kind === 'claimed')
    return [opening, t('notYou', { hotel: stay.hotel_name }), contact.tel && formatPhone(contact.tel)]
      .filter(Boolean)
      .join('\n');
  const lookUp = new URL(`${paths.login('lookup')}&${at(hotel.code, locale)}`, origin).href;
  return [
    opening,
    kind === 'refunded'
      ? money(refund?.amount ?? (change ?? cancellation)?.refund ?? 0)
      : range(stay.start_date, stay.end_date),
    lookUp,
  ].join('\n');
}

function day({ date }: MessageFormat, term: string, stayDate: string, time: string): Item {
  return { term, value: date(stayDate, 'short'), note: time };
}

function lengthOf(format: MessageFormat, { voyage, nights }: Stay): string {
  return voyage ? tripText(format, voyage) : format.t('stay.nights', { count: nights });
}

function daysOf(format: MessageFormat, { voyage, ...stay }: Stay): Item[] {
  const { t } = format;
  if (!voyage)
    return [
      day(format, t('stay.checkIn'), stay.start_date, stay.checkin_time),
      day(format, t('stay.checkOut'), stay.end_date, stay.checkout_time),
    ];
  const end = (term: string, at: string, { port_name: port }: { port_name: string }) =>
    day(format, t(`voyage:legs.${term}`), pierTime(at).day, `${pierTime(at).time} ${port}`);
  const [out, back] = voyage.legs;
  if (!out) return [];
  return back
    ? [end('out', out.departs_at, out.from), end('back', back.departs_at, back.from)]
    : [end('only', out.departs_at, out.from), end('arrival', out.arrives_at, out.to)];
}

function stayItems(format: MessageFormat, { stay }: Reservation): Item[] {
  const { t } = format;
  const { voyage } = stay;
  if (voyage)
    return [
      ...voyage.legs.flatMap((leg, at) => legItems(format, leg, legName(voyage, at))),
      ...cabinItems(format, stay),
    ];
  return [
    { term: t('lines.names.night'), value: stay.rooms[0]?.room_type_name ?? '', note: stay.package_name ?? undefined },
    { term: t('stay.length'), value: t('stay.nights', { count: stay.nights }) },
    ...partyItems(format, stay),
    ...benefitItems(format, stay),
  ];
}

function bills(format: MessageFormat, { stay }: Reservation): Bill[] {
  const { t, money } = format;
  const items = (lines: readonly PriceLine[]) =>
    lines.map((line, index) => {
      const { label, detail, amount } = priceLineItem(format, line, index);
      return { term: label, value: money(amount), note: detail };
    });
  const ofStay = stay.lines ?? [];
  const total = {
    term: t('price.total'),
    value: money(stay.total_price),
    note: t('price.taxInside', { tax: money(stay.tax) }),
  };
  const [only] = stay.rooms;
  if (stay.rooms.length === 1 && only) return [{ title: null, lines: items([...only.lines, ...ofStay]), total }];
  const rooms = stay.rooms.map((room, index) => ({
    title: t(stay.voyage ? 'voyage:cabin.named' : 'stay.roomNamed', { number: index + 1, name: room.room_type_name }),
    lines: items(room.lines),
    total: { term: t('price.roomTotal'), value: money(room.total_price) },
  }));
  return [...rooms, { title: null, lines: items(ofStay), total }];
}

function paidItems({ t, money }: MessageFormat, reservation: Reservation): Item[] {
  const { balance_due, payment } = reservation;
  return [
    ...paidWith(t, payment),
    paidItem({ t, money }, reservation),
    ...(balance_due > 0 ? [{ term: t('payment.due'), value: money(balance_due) }] : []),
  ];
}

function policyTexts(format: MessageFormat, { stay }: Reservation) {
  const { t, date } = format;
  const policy = stay.cancellation_policy;
  return {
    title: t('policy.title'),
    free: policy.free_until !== null,
    until: policy.free_until
      ? t('policy.freeUntil', { date: date(policy.free_until, 'short') })
      : t('policy.neverFree'),
    tiers: policyItems(format, stay),
    name: t('policy.name', { name: policy.policy_name }),
  };
}

function seller({ hotel_name, ceo, address, tel, company_num, copyright }: FooterData): string {
  return [hotel_name, ceo, address, tel, company_num, copyright].filter(Boolean).join(' · ');
}
