import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Reservation, VoyageLeg } from '../../../generated/types.ts';
import { clockOf } from '../../platform/values/port-time.ts';

/**
 * Returns a reservation as an iCalendar file (RFC 5545) with one all-day event for a stay, or one event for each leg of
 * a voyage. The method is CANCEL for a cancelled reservation and PUBLISH for any other (RFC 5546, sections 3.2.1 and
 * 3.2.5). If the property has no email address, the file has no method. UIDs are stable and SEQUENCE increases with
 * each change, so calendars replace the earlier event.
 */
export function calendarFile(reservation: Reservation, now: Date): string {
  const method = methodOf(reservation);
  const calendar = ical({ prodId: { company: 'booking', product: 'engine' }, ...(method && { method }) });
  const { voyage } = reservation.stay;
  if (voyage) voyage.legs.forEach((leg, i) => addLeg(calendar, reservation, leg, i + 1, now));
  else addStay(calendar, reservation, now);
  return calendar.toString();
}

function eventOf({ status, changes, contact, stay }: Reservation, now: Date) {
  const cancelled = status === 'cancelled';
  return {
    sequence: changes.length + (cancelled ? 1 : 0),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    ...(contact.email && { organizer: { name: stay.hotel_name, email: contact.email } }),
  };
}

function addStay(calendar: ICalCalendar, reservation: Reservation, now: Date): void {
  const { stay, contact } = reservation;
  calendar.createEvent({
    ...eventOf(reservation, now),
    id: reservation.reservation_number,
    start: new Date(`${reservation.check_in}T00:00:00Z`),
    end: new Date(`${reservation.check_out}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    summary: stay.hotel_name,
    description: `${reservation.reservation_number} · ${stay.rooms[0]?.room_type_name ?? ''} · ${stay.checkin_time}`,
    location: contact.address,
  });
}

/** Calendars show the event in the viewer's time zone, so the description includes the local time at each port. */
function addLeg(calendar: ICalCalendar, reservation: Reservation, leg: VoyageLeg, number: number, now: Date): void {
  const { from, to, departs_at, arrives_at } = leg;
  const ports = `${from.port_name} ${clockOf(departs_at)} – ${to.port_name} ${clockOf(arrives_at)}`;
  calendar.createEvent({
    ...eventOf(reservation, now),
    id: `${reservation.reservation_number}-${number}`,
    start: new Date(departs_at),
    end: new Date(arrives_at),
    timezone: 'UTC',
    summary: `${reservation.stay.hotel_name} · ${leg.route_name}`,
    description: `${reservation.reservation_number} · ${leg.ship_name} · ${ports}`,
    location: from.address,
  });
}

/** Returns the media type of the file, including its method if it has one (RFC 5545, section 8.1). */
export function calendarType(reservation: Reservation): string {
  const method = methodOf(reservation);
  return `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`;
}

/** A method requires an organizer, so the file has no method if the property has no email address. */
function methodOf({ status, contact }: Reservation): ICalCalendarMethod | null {
  if (!contact.email) return null;
  return status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
}
