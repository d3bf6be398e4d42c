import type {
  BundleDays,
  BundleHotel,
  QuoteRequest,
  ReservationRoom,
  SearchRequest,
} from '../../../generated/types.ts';
import { demoHotel } from './properties.ts';

export const LAST_BOOKABLE_NIGHT = '2028-05-30';

function everyType(date: string, more: Partial<BundleDays>): BundleDays[] {
  return ['STD', 'DLX', 'FAM', 'STE'].map((type) => night(type, date, more));
}
function night(room_type_code: string, date: string, more: Partial<BundleDays>): BundleDays {
  return {
    room_type_code,
    from: date,
    to: date,
    price: { STD: 180_000, DLX: 230_000, FAM: 300_000, STE: 460_000 }[room_type_code] ?? 0,
    allotment: 9,
    ...more,
  };
}

/**
 * Returns the demo hotels. Hotel 1 has gaps in its inventory, hotel 16 has no rooms, and hotel 14 takes no bookings.
 * Hotel 1 has no suite on 06-11 and three twins on 06-12, is sold out on 06-18 and closed on 06-25, and requires three
 * nights for arrivals on 07-02. Family rooms are closed to arrival on 07-09 and to departure on 07-11. The spa package
 * is unavailable on 06-20 and 06-21, and costs more on the following two nights.
 */
export function hotelsWithGaps(): BundleHotel[] {
  const city = demoHotel('1', (hotel) => {
    hotel.days.push(
      night('STE', '2027-06-11', { allotment: 0 }),
      night('DLX', '2027-06-12', { allotment: 3 }),
      ...everyType('2027-06-18', { allotment: 0 }),
      ...everyType('2027-06-25', { closed: true }),
      ...everyType('2027-07-02', { min_nights: 3 }),
      night('FAM', '2027-07-09', { closed_to_arrival: true }),
      night('FAM', '2027-07-11', { closed_to_departure: true }),
      night('STD', LAST_BOOKABLE_NIGHT, {}),
    );
    const spa = hotel.packages.find(({ package_code }) => package_code === 'SPA')!;
    spa.periods = [
      { from: '2027-06-20', to: '2027-06-21', price: null },
      { from: '2027-06-22', to: '2027-06-23', price: 200_000 },
    ];
  });
  const empty = demoHotel('13', (hotel) => {
    Object.assign(hotel, { hotel_code: '16', room_types: [], packages: [], days: [], promotions: [] });
  });
  const shut = demoHotel('14', (hotel) => void (hotel.set_reservation = false));
  return [city, demoHotel('10'), demoHotel('13'), shut, demoHotel('15'), empty];
}

export const couple = { adult: 2, kid: 0, infant: 0, pet: 0 };

export const twoNights: SearchRequest = {
  hotel_code: '1',
  start_date: '2027-06-11',
  end_date: '2027-06-13',
  reservationInfo: [couple],
};
const twin: ReservationRoom = { room_type_code: 'DLX', ...couple, selectedUpselling: [] };
export const twinForTwoNights: QuoteRequest = {
  hotel_code: '1',
  start_date: '2027-06-11',
  end_date: '2027-06-13',
  reservationRoomList: [twin],
};

export function rooms(...changes: Partial<ReservationRoom>[]): Pick<QuoteRequest, 'reservationRoomList'> {
  return {
    reservationRoomList: changes.map((change) => ({ ...twin, ...change })),
  };
}
export function manyRooms(count: number, change: Partial<ReservationRoom> = {}) {
  return rooms(...Array.from({ length: count }, () => change));
}
export function taking(upselling_code: string, count = 1, date_list: string[] = []) {
  return {
    upselling_code,
    count,
    date_list,
  };
}
export function options(...selectedUpselling: ReservationRoom['selectedUpselling']) {
  return rooms({ selectedUpselling });
}
