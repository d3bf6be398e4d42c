import type { Reservation, ReservationStatus, VoyageLeg } from '../../../generated/types.ts';
import { majorUnits } from '../../ui/money.ts';

const STATUS: Record<ReservationStatus, string> = {
  confirmed: 'Confirmed',
  complete: 'Confirmed',
  used: 'Confirmed',
  cancelled: 'Cancelled',
};

/**
 * Returns the reservation as schema.org JSON-LD, so email clients and assistants can list it.
 * @param picture absolute address of the property's picture
 * @return JSON that is safe to embed in a script element
 */
export function reservationData(reservation: Reservation, picture: string | undefined): string {
  const { voyage } = reservation.stay;
  const data = voyage
    ? voyage.legs.map((leg) => boatReservation(reservation, leg))
    : lodgingReservation(reservation, picture);
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function common(reservation: Reservation) {
  const { stay } = reservation;
  return {
    '@context': 'https://schema.org',
    reservationNumber: reservation.reservation_number,
    reservationStatus: `https://schema.org/Reservation${STATUS[reservation.status]}`,
    bookingTime: reservation.reservation_date,
    underName: { '@type': 'Person', name: reservation.guest_name },
    price: String(majorUnits(stay.total_price, stay.currency)),
    priceCurrency: stay.currency,
  };
}

function lodgingReservation(reservation: Reservation, picture: string | undefined) {
  const { stay, contact, time_zone } = reservation;
  return {
    ...common(reservation),
    '@type': 'LodgingReservation',
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: stay.hotel_name,
      address: { '@type': 'PostalAddress', streetAddress: contact.address },
      ...(contact.tel && { telephone: contact.tel }),
      ...(picture && { image: picture }),
    },
    checkinTime: instantAt(stay.start_date, stay.checkin_time, time_zone),
    checkoutTime: instantAt(stay.end_date, stay.checkout_time, time_zone),
    lodgingUnitType: reservation.room_type_name,
    numAdults: sum(stay.rooms.map((room) => room.adult)),
    numChildren: sum(stay.rooms.map((room) => room.kid + room.infant)),
  };
}

/** `price` is the total for the whole voyage, not for this leg. */
function boatReservation(reservation: Reservation, leg: VoyageLeg) {
  const terminal = ({ port_name, address }: VoyageLeg['from']) => ({
    '@type': 'BoatTerminal',
    name: port_name,
    address,
  });
  return {
    ...common(reservation),
    '@type': 'BoatReservation',
    reservationFor: {
      '@type': 'BoatTrip',
      name: `${leg.ship_name} ${leg.departure_code}`,
      provider: { '@type': 'Organization', name: reservation.stay.hotel_name },
      departureBoatTerminal: terminal(leg.from),
      departureTime: leg.departs_at,
      arrivalBoatTerminal: terminal(leg.to),
      arrivalTime: leg.arrives_at,
    },
  };
}

/** Formats a local time at the property with its UTC offset, such as '2027-06-11T15:00:00+09:00'. */
function instantAt(date: string, time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offset = format.formatToParts(Date.parse(`${date}T${time}Z`)).find(({ type }) => type === 'timeZoneName');
  return `${date}T${time}:00${offset?.value.replace('GMT', '') || 'Z'}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
