import ical, { type ICalCalendar } from 'ical-generator';
import type { Reservation, VoyageLeg } from '../../generated/types.ts';
import { clockOf } from '../platform/values/port-time.ts';

/**
 * The stay as an iCalendar file (RFC 5545): one all-day event from check-in to check-out, on the days of the property's own calendar. Of a
 * voyage one event a leg, from the moment at which the ship leaves to that at which it arrives.
 */
export function calendarFile(reservation: Reservation, now: Date): string {
  const calendar = ical({ prodId: { company: 'booking', product: 'engine' } });
  const { voyage } = reservation.stay;
  if (voyage) voyage.legs.forEach((leg, i) => addLeg(calendar, reservation, leg, i + 1, now));
  else addStay(calendar, reservation, now);
  return calendar.toString();
}

function addStay(calendar: ICalCalendar, reservation: Reservation, now: Date): void {
  const { stay, contact } = reservation;
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
}

/** Moments, which every calendar shows by the clock of where it is; the words say what the clocks of the ports show. */
function addLeg(calendar: ICalCalendar, reservation: Reservation, leg: VoyageLeg, number: number, now: Date): void {
  const { from, to, departs_at, arrives_at } = leg;
  const ports = `${from.port_name} ${clockOf(departs_at)} – ${to.port_name} ${clockOf(arrives_at)}`;
  calendar.createEvent({
    id: `${reservation.reservation_number}-${number}`,
    stamp: now,
    start: new Date(departs_at),
    end: new Date(arrives_at),
    timezone: 'UTC',
    summary: `${reservation.stay.hotel_name} · ${leg.route_name}`,
    description: `${reservation.reservation_number} · ${leg.ship_name} · ${ports}`,
    location: from.address,
  });
}
