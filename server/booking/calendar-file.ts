import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Reservation } from '../../generated/types.ts';

/**
 * The stay as an iCalendar file (RFC 5545): one all-day event from check-in to check-out, on the days of the property's own calendar.
 * Published, or taken back where the stay is cancelled (RFC 5546, 3.2.1 and 3.2.5). The event keeps its UID, and each change of the stay
 * and its cancelling raise the SEQUENCE, so that a calendar puts the later one in the place of the earlier.
 */
export function calendarFile(reservation: Reservation, now: Date): string {
  const { stay, contact } = reservation;
  const method = methodOf(reservation);
  const cancelled = reservation.status === 'cancelled';
  const calendar = ical({ prodId: { company: 'booking', product: 'engine' }, ...(method && { method }) });
  calendar.createEvent({
    id: reservation.reservation_number,
    sequence: reservation.changes.length + (cancelled ? 1 : 0),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: new Date(`${reservation.check_in}T00:00:00Z`),
    end: new Date(`${reservation.check_out}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    summary: stay.hotel_name,
    description: `${reservation.reservation_number} · ${stay.rooms[0]?.room_type_name ?? ''} · ${stay.checkin_time}`,
    location: contact.address,
    ...(contact.email && { organizer: { name: stay.hotel_name, email: contact.email } }),
  });
  return calendar.toString();
}

/** The type of the file, with its method where it has one (RFC 5545, 8.1). */
export function calendarType(reservation: Reservation): string {
  const method = methodOf(reservation);
  return `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`;
}

/** A method needs somebody who organises, who is named by an address: without one it is an event and no more. */
function methodOf({ status, contact }: Reservation): ICalCalendarMethod | null {
  if (!contact.email) return null;
  return status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
}
