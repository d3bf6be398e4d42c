import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/platform/database/database.ts';
import type { Charge } from '../site/external-services.ts';

type PaymentLine = {
  order_id: string;
  kind: string;
  state: string;
  amount: number;
  refunded_amount: number;
  transaction_id: string | null;
  method: string;
  refunds: number;
  /** Totals refunded by the provider (`sent`) and by the property through other means (`paid_out`). */
  sent: number;
  paid_out: number;
  hold: string;
  reservation: string | null;
};

const OPEN = ['approving', 'unknown', 'undoing', 'refunding', 'refund_refused'];

/**
 * Reconciles the card provider's ledger with payments, refunds, reservations, holds and inventory. Returns one line per
 * difference. If `over` is true, unfinished payments and refunds count as differences.
 */
export async function differences(db: Database, charges: readonly Charge[], { over = true } = {}): Promise<string[]> {
  const payments = (await db.execute<PaymentLine>(PAYMENTS)).rows;
  return [
    ...payments.flatMap((payment) => paymentDifferences(payment, charges, over)),
    ...charges.flatMap((charge) => unknownCharges(charge, payments)),
    ...(await differencesOf(db, OVERSOLD)),
    ...(await differencesOf(db, ROOMS_SOLD)),
    ...(await differencesOf(db, OPTIONS_SOLD)),
    ...(await differencesOf(db, PLACES_SOLD)),
    ...(await differencesOf(db, CABINS_SOLD)),
    ...(await differencesOf(db, BOOKINGS)),
    ...(await differencesOf(db, POINTS)),
    ...(await differencesOf(db, POINTS_USED)),
    ...(await differencesOf(db, COUPONS_USED)),
    ...(over ? await differencesOf(db, UNDER_WAY) : []),
  ];
}

function paymentDifferences(payment: PaymentLine, charges: readonly Charge[], over: boolean): string[] {
  const { order_id, state } = payment;
  const line = (what: string) => `payment ${order_id} (${state}): ${what}`;
  if (over && OPEN.includes(state)) return [line('not finished')];
  const own = charges.filter((charge) => charge.orderId === order_id);
  const captured = sum(own.map((charge) => charge.captured));
  const refunded = sum(own.map((charge) => charge.cancelled));
  const found: string[] = [];
  if (own.filter((charge) => charge.captured > 0).length > 1) found.push(line('charged twice'));
  if (payment.refunds > payment.amount || payment.refunds !== payment.refunded_amount) {
    found.push(line(`refunds ${payment.refunds}, recorded ${payment.refunded_amount}, paid ${payment.amount}`));
  }
  if (payment.kind === 'card' && over) {
    const owed = state === 'completed' ? payment.amount - payment.sent : state === 'refunded' ? payment.paid_out : 0;
    if (captured - refunded !== owed) found.push(line(`the provider holds ${captured - refunded}, expected ${owed}`));
  }
  const [charge] = own.filter(({ captured: taken }) => taken > 0);
  if (state === 'completed' && charge && charge.method !== payment.method)
    found.push(line(`paid by ${charge.method}, recorded as ${payment.method}`));
  if (state === 'completed' && payment.reservation === null) found.push(line('paid without a reservation'));
  return found;
}

function unknownCharges(charge: Charge, payments: readonly PaymentLine[]): string[] {
  const known = payments.some((payment) => payment.order_id === charge.orderId);
  return !known && charge.balance !== 0
    ? [`the provider holds ${charge.balance} for ${charge.orderId}, without a payment`]
    : [];
}

async function differencesOf(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  return (await db.execute<{ difference: string }>(query)).rows.map((row) => row.difference);
}

function sum(amounts: number[]) {
  return amounts.reduce((total, amount) => total + amount, 0);
}

const PAYMENTS = sql`
  SELECT p.order_id, p.kind, p.state, p.amount, p.refunded_amount, p.transaction_id, p.method, h.status AS hold, r.status AS reservation,
    (SELECT coalesce(sum(f.amount), 0)::bigint FROM refund f WHERE f.company_code = p.company_code AND f.order_id = p.order_id) AS refunds,
    (SELECT coalesce(sum(f.amount), 0)::bigint FROM refund f
      WHERE f.company_code = p.company_code AND f.order_id = p.order_id AND f.state = 'completed') AS sent,
    (SELECT coalesce(sum(f.amount), 0)::bigint FROM refund f
      WHERE f.company_code = p.company_code AND f.order_id = p.order_id AND f.state = 'paid_out') AS paid_out
  FROM payment p
  JOIN hold h ON h.company_code = p.company_code AND h.hold_number = p.hold_number
  LEFT JOIN reservation r ON h.status = 'confirmed' AND r.company_code = h.company_code
    AND r.hold_number = coalesce(h.changes_hold_number, h.hold_number)`;

const OVERSOLD = sql`
  SELECT 'oversold: ' || room_type_code || ' ' || stay_date AS difference FROM room_day WHERE sold > allotment OR sold < 0
  UNION ALL
  SELECT 'oversold: ' || upselling_code || ' ' || stay_date FROM upselling_day WHERE sold > allotment OR sold < 0
  UNION ALL
  SELECT 'oversold: ' || departure_code FROM departure WHERE sold > capacity OR sold < 0
  UNION ALL
  SELECT 'oversold: ' || departure_code || ' ' || cabin_type_code FROM departure_cabin WHERE sold > cabins OR sold < 0`;

/**
 * Holds that use inventory: open holds, and confirmed holds whose reservation isn't cancelled. The hold for a completed
 * change is excluded, because its inventory has been added to the reservation's original hold.
 */
const TAKEN = sql`
  SELECT h.company_code, h.hotel_code, h.allocation FROM hold h
  LEFT JOIN reservation r ON r.company_code = h.company_code AND r.hold_number = h.hold_number
  WHERE h.status = 'held' OR (h.status = 'confirmed' AND r.status <> 'cancelled')`;

const ROOMS_SOLD = sql`
  WITH allocated AS (
    SELECT company_code, hotel_code, allocation->>'room_type_code' AS room_type_code, (n->>'date')::date AS stay_date,
      sum((n->>'rooms')::int) AS rooms
    FROM (${TAKEN}) AS taken, jsonb_array_elements(allocation->'nights') AS n GROUP BY 1, 2, 3, 4
  )
  SELECT 'rooms sold on ' || coalesce(d.stay_date, c.stay_date) || ': ' || coalesce(d.sold, 0) || ', allocated ' || coalesce(c.rooms, 0) AS difference
  FROM room_day d FULL JOIN allocated c USING (company_code, hotel_code, room_type_code, stay_date)
  WHERE coalesce(d.sold, 0) <> coalesce(c.rooms, 0)`;

const OPTIONS_SOLD = sql`
  WITH allocated AS (
    SELECT company_code, hotel_code, o->>'upselling_code' AS upselling_code, (o->>'date')::date AS stay_date, sum((o->>'count')::int) AS count
    FROM (${TAKEN}) AS taken, jsonb_array_elements(allocation->'upsellings') AS o GROUP BY 1, 2, 3, 4
  )
  SELECT 'options sold on ' || coalesce(d.stay_date, c.stay_date) || ': ' || coalesce(d.sold, 0) || ', allocated ' || coalesce(c.count, 0) AS difference
  FROM upselling_day d FULL JOIN allocated c USING (company_code, hotel_code, upselling_code, stay_date)
  WHERE coalesce(d.sold, 0) <> coalesce(c.count, 0)`;

const PLACES_SOLD = sql`
  WITH allocated AS (
    SELECT company_code, hotel_code, d->>'departure_code' AS departure_code, sum((d->>'persons')::int) AS persons
    FROM (${TAKEN}) AS taken, jsonb_path_query(allocation, '$.departures[*]') AS d GROUP BY 1, 2, 3
  )
  SELECT 'places sold on ' || departure_code || ': ' || coalesce(d.sold, 0) || ', allocated ' || coalesce(c.persons, 0) AS difference
  FROM departure d FULL JOIN allocated c USING (company_code, hotel_code, departure_code)
  WHERE coalesce(d.sold, 0) <> coalesce(c.persons, 0)`;

const CABINS_SOLD = sql`
  WITH allocated AS (
    SELECT company_code, hotel_code, d->>'departure_code' AS departure_code, cabin->>'cabin_type_code' AS cabin_type_code,
      sum((cabin->>'count')::int) AS count
    FROM (${TAKEN}) AS taken, jsonb_path_query(allocation, '$.departures[*]') AS d, jsonb_array_elements(d->'cabins') AS cabin
    GROUP BY 1, 2, 3, 4
  )
  SELECT 'cabins sold on ' || departure_code || ' ' || cabin_type_code || ': ' || coalesce(d.sold, 0) || ', allocated ' || coalesce(c.count, 0)
    AS difference
  FROM departure_cabin d FULL JOIN allocated c USING (company_code, hotel_code, departure_code, cabin_type_code)
  WHERE coalesce(d.sold, 0) <> coalesce(c.count, 0)`;

const POINTS = sql`
  SELECT 'points of ' || b.member_id || ': ' || b.balance || ', entries ' || e.points || ', lots ' || l.points AS difference
  FROM points_balance b
  CROSS JOIN LATERAL (SELECT coalesce(sum(points), 0) AS points FROM points_entry e
    WHERE e.company_code = b.company_code AND e.member_id = b.member_id) AS e
  CROSS JOIN LATERAL (SELECT coalesce(sum(remaining), 0) AS points FROM points_lot l
    WHERE l.company_code = b.company_code AND l.member_id = b.member_id) AS l
  WHERE b.balance <> e.points OR b.balance <> l.points`;

/**
 * Members' active bookings, without holds for changes. Bookings of withdrawn members are excluded, because these
 * members' points and coupons have been deleted.
 */
const ACTIVE_BOOKINGS = sql`
  SELECT h.company_code, h.hold_number, h.stay FROM hold h
  JOIN quote q ON q.company_code = h.company_code AND q.quote_id = h.quote_id AND q.member_id IS NOT NULL
  LEFT JOIN reservation r ON r.company_code = h.company_code AND r.hold_number = h.hold_number
  WHERE h.changes_hold_number IS NULL AND (h.status = 'held' OR (h.status = 'confirmed' AND r.status <> 'cancelled'))`;

const POINTS_USED = sql`
  WITH used AS (SELECT company_code, hold_number, sum(points) AS points FROM points_use GROUP BY 1, 2),
  in_stay AS (
    SELECT company_code, hold_number, -sum((line->>'amount')::bigint) AS points
    FROM (${ACTIVE_BOOKINGS}) AS active, jsonb_path_query(stay, '$.lines[*] ? (@.kind == "mileage")') AS line GROUP BY 1, 2
  )
  SELECT 'points of ' || coalesce(u.hold_number, t.hold_number) || ': used ' || coalesce(u.points, 0) || ', in the stay ' || coalesce(t.points, 0)
    AS difference
  FROM used u FULL JOIN in_stay t USING (company_code, hold_number) WHERE coalesce(u.points, 0) <> coalesce(t.points, 0)`;

const COUPONS_USED = sql`
  WITH in_stay AS (
    SELECT company_code, hold_number, line->>'code' AS coupon_code, true AS present
    FROM (${ACTIVE_BOOKINGS}) AS active, jsonb_path_query(stay, '$.rooms[*].lines[*] ? (@.kind == "coupon")') AS line
  )
  SELECT 'coupon ' || coupon_code || ' of ' || hold_number || ': ' || CASE WHEN t.present IS NULL THEN 'used, not in the stay' ELSE 'in the stay, not used' END AS difference
  FROM (SELECT * FROM coupon WHERE hold_number IS NOT NULL) c FULL JOIN in_stay t USING (company_code, hold_number, coupon_code)
  WHERE c.used_at IS NULL OR t.present IS NULL`;

const BOOKINGS = sql`
  SELECT 'hold ' || h.hold_number || ' is confirmed without a reservation' AS difference FROM hold h
  LEFT JOIN reservation r ON r.company_code = h.company_code AND r.hold_number = coalesce(h.changes_hold_number, h.hold_number)
  WHERE h.status = 'confirmed' AND r.reservation_number IS NULL
    OR h.status <> 'confirmed' AND h.changes_hold_number IS NULL AND r.reservation_number IS NOT NULL
  UNION ALL
  SELECT 'reservation ' || number || ' has ' || kept || ' paid, due was ' || due FROM (
    SELECT r.reservation_number AS number, (h.stay->>'paid_amount')::bigint - coalesce(r.refund, 0) - (
        SELECT coalesce(sum(g.amount), 0)::bigint FROM property_refund AS g
        WHERE g.company_code = h.company_code AND g.hold_number = h.hold_number) AS due,
      (SELECT coalesce(sum(p.amount - p.refunded_amount), 0)::bigint FROM hold AS each
        JOIN payment AS p ON p.company_code = each.company_code AND p.hold_number = each.hold_number AND p.state = 'completed'
        WHERE each.company_code = h.company_code AND h.hold_number IN (each.hold_number, each.changes_hold_number)) AS kept
    FROM reservation r JOIN hold h ON h.company_code = r.company_code AND h.hold_number = r.hold_number) AS money
  WHERE kept <> due
  UNION ALL
  SELECT 'reservation ' || r.reservation_number || ' is not on the days of its stay' FROM reservation r
  JOIN hold h ON h.company_code = r.company_code AND h.hold_number = r.hold_number
  WHERE r.check_in <> (h.stay->>'start_date')::date OR r.check_out <> (h.stay->>'end_date')::date`;

const UNDER_WAY = sql`
  SELECT 'refund ' || refund_id || ' is ' || state AS difference FROM refund WHERE state NOT IN ('completed', 'paid_out')`;
