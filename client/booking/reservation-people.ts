import type { Reservation } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n.ts';
import { formatPhone } from '../ui/phone.ts';

/** Whether somebody booked for the guest. */
export function isBookedForAnother(reservation: Reservation): boolean {
  const { guest_name, guest_email, booker_name, booker_email } = reservation;
  return booker_name !== guest_name || booker_email !== guest_email;
}

/** Who stays and who booked, for a list; one person where they are the same. */
export function usePeople(reservation: Reservation): { id: string; term: string; value: string }[] {
  const { t } = useTranslation('booking');
  const { guest_name, guest_phone, booker_name, booker_phone, booker_email } = reservation;
  const contact = [
    { id: 'phone', term: t('detail.phone'), value: formatPhone(booker_phone) },
    { id: 'email', term: t('detail.email'), value: booker_email },
  ];
  const guest = { id: 'guest', term: t('detail.guest'), value: guest_name };
  if (!isBookedForAnother(reservation)) return [guest, ...contact];
  return [
    guest,
    ...(guest_phone ? [{ id: 'guest-phone', term: t('detail.guestPhone'), value: formatPhone(guest_phone) }] : []),
    { id: 'booker', term: t('detail.booker'), value: booker_name },
    ...contact,
  ];
}
