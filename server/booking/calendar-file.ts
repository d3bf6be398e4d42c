import ical from 'ical-generator';
import type { Reservation } from '../../generated/types.ts';

/** The stay as an iCalendar file (RFC 5545): one all-day event from check-in to check-out, on the days of the property's own calendar. */
export function calendarFile(reservation: Reservation, now: Date): string {
  const { stay, contact } = reservation;
  const calendar = ical({ prodId: { company: 'booking', product: 'engine' } });
  calendar.createEvent({
    id: reservation.reservation_number,
    stamp: now,
    start: new Date(`${reservation.check_in}T00:00:00Z`),
    end: new Date(`${reservation.check_out}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    summary: stay.hotel_name,
    description: `${reservation.reservation_number} · ${stay.rooms[0]?.room_type_name ?? ''} · ${stay.checkin_time}`,
    location: contact.address,
  });
  return calendar.toString();
}
