import type { Reservation } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { formatPhone } from '../../ui/phone.ts';
import { useArrivalText } from '../stay/stay.tsx';

export function isBookedForAnother(reservation: Reservation): boolean {
  const { guest_name, guest_email, booker_name, booker_email } = reservation;
  return booker_name !== guest_name || booker_email !== guest_email;
}

type Items = { id: string; term: string; value: string }[];

export function usePeople(reservation: Reservation): Items {
  const { t } = useTranslation('booking');
  const { guest_name, guest_phone, booker_name, booker_phone, booker_email, emergency_name, emergency_phone, stay } =
    reservation;
  const contact = [
    { id: 'phone', term: t('detail.phone'), value: formatPhone(booker_phone) },
    { id: 'email', term: t('detail.email'), value: booker_email },
    ...(emergency_name && emergency_phone
      ? [{ id: 'emergency', term: t('detail.emergency'), value: `${emergency_name} · ${formatPhone(emergency_phone)}` }]
      : []),
  ];
  // A voyage's travellers are listed separately, so this row shows the booker.
  const guest = { id: 'guest', term: t(stay.voyage ? 'detail.booker' : 'detail.guest'), value: guest_name };
  if (!isBookedForAnother(reservation)) return [guest, ...contact];
  return [
    guest,
    ...(guest_phone ? [{ id: 'guest-phone', term: t('detail.guestPhone'), value: formatPhone(guest_phone) }] : []),
    { id: 'booker', term: t('detail.booker'), value: booker_name },
    ...contact,
  ];
}

export function useWishes({ arrival_time: time, request_text: request, stay }: Reservation): Items {
  const { t } = useTranslation('booking');
  const messages = useArrivalText();
  const item = (id: 'arrival' | 'request', value: string | null) =>
    value ? [{ id, term: t(`detail.${id}`), value }] : [];
  const arrival = time && messages(time, stay.checkin_time);
  return [...item('arrival', arrival), ...item('request', request)];
}
