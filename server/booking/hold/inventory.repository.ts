import type { DepartureAllocation } from '../../catalogue/options.rules.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { refusalOf, refuseFor } from '../../platform/database/database-errors.ts';
import { sentTogether } from '../../platform/database/transaction.ts';
import type { Allocation, HotelAllocation } from '../booking.rules.ts';

/*
 * Taking, releasing and importing inventory all use the same lock order to avoid deadlocks: nights by room type and
 * date, options by code and date, departures by code, cabins by departure and type. Sort in the database, because
 * JavaScript sorts text in a different order.
 */

const RELEASE_NIGHTS = `
  WITH released AS (
    SELECT company_code, hotel_code, room_type_code, date, sum(rooms)::int AS rooms FROM jsonb_to_recordset($1::jsonb)
      AS released (company_code text, hotel_code text, room_type_code text, date date, rooms int) GROUP BY 1, 2, 3, 4
  ), night AS (
    SELECT d.company_code, d.hotel_code, d.room_type_code, d.stay_date, released.rooms
    FROM room_day AS d JOIN released ON d.company_code = released.company_code AND d.hotel_code = released.hotel_code
      AND d.room_type_code = released.room_type_code AND d.stay_date = released.date
    ORDER BY d.company_code, d.hotel_code, d.room_type_code, d.stay_date FOR NO KEY UPDATE OF d
  )
  UPDATE room_day AS d SET sold = d.sold - night.rooms,
    allotment = greatest(coalesce(d.provider_allotment, d.allotment), d.sold - night.rooms) FROM night
  WHERE d.company_code = night.company_code AND d.hotel_code = night.hotel_code
    AND d.room_type_code = night.room_type_code AND d.stay_date = night.stay_date`;

const RELEASE_OPTIONS = `
  WITH released AS (
    SELECT company_code, hotel_code, upselling_code, date, sum(count)::int AS count FROM jsonb_to_recordset($1::jsonb)
      AS released (company_code text, hotel_code text, upselling_code text, date date, count int) GROUP BY 1, 2, 3, 4
  ), day AS (
    SELECT d.company_code, d.hotel_code, d.upselling_code, d.stay_date, released.count
    FROM upselling_day AS d JOIN released ON d.company_code = released.company_code AND d.hotel_code = released.hotel_code
      AND d.upselling_code = released.upselling_code AND d.stay_date = released.date
    ORDER BY d.company_code, d.hotel_code, d.upselling_code, d.stay_date FOR NO KEY UPDATE OF d
  )
  UPDATE upselling_day AS d SET sold = d.sold - day.count,
    allotment = greatest(coalesce(d.provider_allotment, d.allotment), d.sold - day.count) FROM day
  WHERE d.company_code = day.company_code AND d.hotel_code = day.hotel_code
    AND d.upselling_code = day.upselling_code AND d.stay_date = day.stay_date`;

const RELEASE_DEPARTURES = `
  WITH released AS (
    SELECT company_code, hotel_code, departure_code, sum(persons)::int AS persons FROM jsonb_to_recordset($1::jsonb)
      AS released (company_code text, hotel_code text, departure_code text, persons int) GROUP BY 1, 2, 3
  ), day AS (
    SELECT d.company_code, d.hotel_code, d.departure_code, released.persons
    FROM departure AS d JOIN released ON d.company_code = released.company_code AND d.hotel_code = released.hotel_code
      AND d.departure_code = released.departure_code
    ORDER BY d.company_code, d.hotel_code, d.departure_code COLLATE "C" FOR NO KEY UPDATE OF d
  )
  UPDATE departure AS d SET sold = d.sold - day.persons, capacity = greatest(d.provider_capacity, d.sold - day.persons) FROM day
  WHERE d.company_code = day.company_code AND d.hotel_code = day.hotel_code AND d.departure_code = day.departure_code`;

const RELEASE_CABINS = `
  WITH released AS (
    SELECT company_code, hotel_code, departure_code, cabin_type_code, sum(count)::int AS count FROM jsonb_to_recordset($1::jsonb)
      AS released (company_code text, hotel_code text, departure_code text, cabin_type_code text, count int) GROUP BY 1, 2, 3, 4
  ), day AS (
    SELECT d.company_code, d.hotel_code, d.departure_code, d.cabin_type_code, released.count
    FROM departure_cabin AS d JOIN released ON d.company_code = released.company_code AND d.hotel_code = released.hotel_code
      AND d.departure_code = released.departure_code AND d.cabin_type_code = released.cabin_type_code
    ORDER BY d.company_code, d.hotel_code, d.departure_code COLLATE "C", d.cabin_type_code COLLATE "C" FOR NO KEY UPDATE OF d
  )
  UPDATE departure_cabin AS d SET sold = d.sold - day.count, cabins = greatest(d.provider_cabins, d.sold - day.count) FROM day
  WHERE d.company_code = day.company_code AND d.hotel_code = day.hotel_code AND d.departure_code = day.departure_code
    AND d.cabin_type_code = day.cabin_type_code`;

export async function releaseInventory(tx: Database, stays: readonly HotelAllocation[]): Promise<void> {
  const of = ({ companyCode, hotelCode }: HotelAllocation) => ({ company_code: companyCode, hotel_code: hotelCode });
  const nights = stays.flatMap((stay) => {
    const { room_type_code, nights } = stay.allocation;
    return nights.map((night) => ({ ...of(stay), room_type_code, ...night }));
  });
  const options = stays.flatMap((stay) => stay.allocation.upsellings.map((day) => ({ ...of(stay), ...day })));
  await rowsOf(tx, RELEASE_NIGHTS, [JSON.stringify(nights)]);
  if (options.length > 0) await rowsOf(tx, RELEASE_OPTIONS, [JSON.stringify(options)]);
  const departures = stays.flatMap((stay) =>
    (stay.allocation.departures ?? []).map((one) => ({ ...of(stay), ...one })),
  );
  if (departures.length === 0) return;
  const cabins = departures.flatMap(({ cabins, ...of }) => cabins.map((cabin) => ({ ...of, ...cabin })));
  await rowsOf(tx, RELEASE_DEPARTURES, [JSON.stringify(departures)]);
  await rowsOf(tx, RELEASE_CABINS, [JSON.stringify(cabins)]);
}

type Shortage = 'rooms_short' | 'options_short';

/** Ends an exchange. Fails with the refusal `reason` unless all the wanted inventory was exchanged. */
function exchangedOr(reason: Shortage): string {
  return `SELECT ${refuseFor(`CASE WHEN (SELECT count(*) FROM exchanged) <> (SELECT count(*) FROM wanted) THEN '${reason}' END`)} AS done`;
}

const EXCHANGE_NIGHTS = `
  WITH wanted AS (
    SELECT room_type_code, date, sum(rooms)::int AS rooms
    FROM jsonb_to_recordset($3::jsonb) AS wanted (room_type_code text, date date, rooms int) GROUP BY 1, 2 HAVING sum(rooms) <> 0
  ), night AS (
    SELECT d.room_type_code, d.stay_date, wanted.rooms
    FROM room_day AS d JOIN wanted ON wanted.room_type_code = d.room_type_code AND wanted.date = d.stay_date
    WHERE d.company_code = $1 AND d.hotel_code = $2
      AND (wanted.rooms < 0 OR NOT d.closed AND d.sold + wanted.rooms <= d.allotment)
    ORDER BY d.room_type_code, d.stay_date FOR NO KEY UPDATE OF d
  ), exchanged AS (
    UPDATE room_day AS d SET sold = d.sold + night.rooms,
      allotment = CASE WHEN night.rooms < 0
        THEN greatest(coalesce(d.provider_allotment, d.allotment), d.sold + night.rooms) ELSE d.allotment END
    FROM night
    WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.room_type_code = night.room_type_code
      AND d.stay_date = night.stay_date
    RETURNING 1
  )
  ${exchangedOr('rooms_short')}`;

const EXCHANGE_OPTIONS = `
  WITH wanted AS (
    SELECT upselling_code, date, sum(count)::int AS count
    FROM jsonb_to_recordset($3::jsonb) AS wanted (upselling_code text, date date, count int) GROUP BY 1, 2 HAVING sum(count) <> 0
  ), day AS (
    SELECT d.upselling_code, d.stay_date, wanted.count
    FROM upselling_day AS d JOIN wanted ON wanted.upselling_code = d.upselling_code AND wanted.date = d.stay_date
    WHERE d.company_code = $1 AND d.hotel_code = $2 AND (wanted.count < 0 OR d.sold + wanted.count <= d.allotment)
    ORDER BY d.upselling_code, d.stay_date FOR NO KEY UPDATE OF d
  ), exchanged AS (
    UPDATE upselling_day AS d SET sold = d.sold + day.count,
      allotment = CASE WHEN day.count < 0
        THEN greatest(coalesce(d.provider_allotment, d.allotment), d.sold + day.count) ELSE d.allotment END
    FROM day
    WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.upselling_code = day.upselling_code AND d.stay_date = day.stay_date
    RETURNING 1
  )
  ${exchangedOr('options_short')}`;

const EXCHANGE_DEPARTURES = `
  WITH wanted AS (
    SELECT departure_code, sum(persons)::int AS persons
    FROM jsonb_to_recordset($3::jsonb) AS wanted (departure_code text, persons int) GROUP BY 1 HAVING sum(persons) <> 0
  ), day AS (
    SELECT d.departure_code, wanted.persons
    FROM departure AS d JOIN wanted ON wanted.departure_code = d.departure_code
    WHERE d.company_code = $1 AND d.hotel_code = $2
      AND (wanted.persons < 0 OR d.status = 'open' AND d.sold + wanted.persons <= d.capacity)
    ORDER BY d.departure_code COLLATE "C" FOR NO KEY UPDATE OF d
  ), exchanged AS (
    UPDATE departure AS d SET sold = d.sold + day.persons,
      capacity = CASE WHEN day.persons < 0 THEN greatest(d.provider_capacity, d.sold + day.persons) ELSE d.capacity END
    FROM day
    WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.departure_code = day.departure_code
    RETURNING 1
  )
  ${exchangedOr('rooms_short')}`;

const EXCHANGE_CABINS = `
  WITH wanted AS (
    SELECT departure_code, cabin_type_code, sum(count)::int AS count
    FROM jsonb_to_recordset($3::jsonb) AS wanted (departure_code text, cabin_type_code text, count int)
    GROUP BY 1, 2 HAVING sum(count) <> 0
  ), day AS (
    SELECT d.departure_code, d.cabin_type_code, wanted.count
    FROM departure_cabin AS d
    JOIN wanted ON wanted.departure_code = d.departure_code AND wanted.cabin_type_code = d.cabin_type_code
    WHERE d.company_code = $1 AND d.hotel_code = $2 AND (wanted.count < 0 OR d.sold + wanted.count <= d.cabins)
    ORDER BY d.departure_code COLLATE "C", d.cabin_type_code COLLATE "C" FOR NO KEY UPDATE OF d
  ), exchanged AS (
    UPDATE departure_cabin AS d SET sold = d.sold + day.count,
      cabins = CASE WHEN day.count < 0 THEN greatest(d.provider_cabins, d.sold + day.count) ELSE d.cabins END
    FROM day
    WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.departure_code = day.departure_code
      AND d.cabin_type_code = day.cabin_type_code
    RETURNING 1
  )
  ${exchangedOr('rooms_short')}`;

/**
 * Takes the inventory in `taken` and releases the inventory in `given`. Checks availability on locked rows. If the
 * result isn't `done`, the caller must roll back.
 */
export function exchangeInventory(
  tx: Database,
  hotel: Omit<HotelAllocation, 'allocation'>,
  taken: Allocation,
  given: readonly Allocation[],
): Promise<'done' | Shortage> {
  const signed = [{ sign: 1, of: taken }, ...given.map((of) => ({ sign: -1, of }))];
  const nights = signed.flatMap(({ sign, of: { room_type_code, nights } }) =>
    nights.map(({ date, rooms }) => ({ room_type_code, date, rooms: sign * rooms })),
  );
  const options = signed.flatMap(({ sign, of }) => of.upsellings.map((day) => ({ ...day, count: sign * day.count })));
  const departures = signed.flatMap(({ sign, of }) => (of.departures ?? []).map((one) => ({ sign, ...one })));
  const exchanged = sentTogether([
    exchange(tx, EXCHANGE_NIGHTS, hotel, nights),
    exchange(tx, EXCHANGE_OPTIONS, hotel, options),
    exchangeDepartures(tx, hotel, departures),
  ]);
  return exchanged.then(
    () => 'done' as const,
    (error: unknown): Shortage => {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      return refusal as Shortage;
    },
  );
}

/**
 * Takes a stay's options that have daily stock, and a voyage's passenger capacity and cabins. Call this after taking the
 * nights. Rejects with the refusal `options_short` or `rooms_short` if that isn't possible (see refusalOf).
 */
export async function takeExtras(tx: Database, { allocation, ...hotel }: HotelAllocation): Promise<void> {
  const departures = (allocation.departures ?? []).map((one) => ({ sign: 1, ...one }));
  await sentTogether([
    exchange(tx, EXCHANGE_OPTIONS, hotel, allocation.upsellings),
    exchangeDepartures(tx, hotel, departures),
  ]);
}

async function exchangeDepartures(
  tx: Database,
  hotel: Omit<HotelAllocation, 'allocation'>,
  signed: readonly ({ sign: number } & DepartureAllocation)[],
): Promise<void> {
  const persons = signed.map(({ sign, departure_code, persons: n }) => ({ departure_code, persons: sign * n }));
  const cabins = signed.flatMap(({ sign, departure_code, cabins: of }) =>
    of.map(({ cabin_type_code, count }) => ({ departure_code, cabin_type_code, count: sign * count })),
  );
  await sentTogether([exchange(tx, EXCHANGE_DEPARTURES, hotel, persons), exchange(tx, EXCHANGE_CABINS, hotel, cabins)]);
}

async function exchange(
  tx: Database,
  query: string,
  { companyCode, hotelCode }: Omit<HotelAllocation, 'allocation'>,
  wanted: readonly object[],
): Promise<void> {
  if (wanted.length > 0) await rowsOf(tx, query, [companyCode, hotelCode, JSON.stringify(wanted)]);
}
