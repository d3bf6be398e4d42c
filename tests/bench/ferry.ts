import { actingAsStaff } from '../../server/platform/audit/audit.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { systemIds } from '../../server/platform/ids.ts';
import { sql } from 'drizzle-orm';
import type { DepartureRow } from '../../generated/types.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { addDays, eachNight } from '../../server/platform/values/nights.ts';
import { NO_FILES } from '../../server/provider/picture-folder.ts';
import { importBundle } from '../../server/provider/provider.usecases.ts';
import { putDepartures } from '../../server/sailing/departures.usecases.ts';
import { demoBundle } from '../../scripts/demo/bundle.ts';
import { TODAY } from './hotels.ts';

const DAYS = 60;
const SAILED = eachNight(TODAY, addDays(TODAY, DAYS));
const [OUT, BACK] = ['ICNTAO', 'TAOICN'] as const;

function nth(code: string, n: number) {
  return n === 0 ? code : `${code}${n}`;
}

/**
 * Loads the ferry line of the demo company with the given number of routes. The routes come in outbound and return
 * pairs, and each has a daily departure for two months.
 */
export async function loadFerry(db: Database, routes: number): Promise<void> {
  const demo = demoBundle(TODAY).hotels.find(({ hotel_code }) => hotel_code === '20')!;
  const sailing = demo.sailing!;
  const pairs = Array.from({ length: routes / 2 }, (_, n) => n);
  const route = (code: string, back: string) => {
    const found = sailing.routes.find(({ route_code }) => route_code === code)!;
    return (n: number) => ({ ...found, route_code: nth(code, n), return_route_codes: [nth(back, n)] });
  };
  const [way, wayBack] = [route(OUT, BACK), route(BACK, OUT)];
  const fares = sailing.fares.filter(
    ({ route_code, from, to }) => (route_code === OUT || route_code === BACK) && from <= SAILED.at(-1)! && to >= TODAY,
  );
  const line = {
    ...demo,
    sailing: {
      ...sailing,
      routes: pairs.flatMap((n) => [way(n), wayBack(n)]),
      fares: pairs.flatMap((n) => fares.map((fare) => ({ ...fare, route_code: nth(fare.route_code, n) }))),
    },
  };
  const loading = {
    db,
    chargeableCurrencies: [demo.currency],
    paymentMethods: ['card' as const],
    guaranteeConfigured: false,
    clock: systemClock,
    files: { ...NO_FILES, hasFile: () => true },
  };
  const report = await importBundle(loading, {
    company_code: 'bench',
    company_name: { ko: '벤치', en: 'Bench' },
    hotels: [line],
  });
  if (report.result === 'fail') throw new Error(JSON.stringify(report.problems.slice(0, 5)));
  const put = await putDepartures({ db, clock: systemClock, ids: systemIds() }, actingAsStaff('bench', 'bench'), {
    hotel_code: '20',
    departures: departures(),
  });
  if (!put.ok) throw new Error(JSON.stringify(put.failure));
  await multiplyDepartures(db, pairs.length);
}

function departures(): DepartureRow[] {
  return SAILED.flatMap((date) =>
    ([OUT, BACK] as const).map((code) => ({
      departure_code: `${code === OUT ? 'IT' : 'TI'}${date.replaceAll('-', '')}`,
      route_code: code,
      ship_code: 'HANBADA',
      departs_at: `${date}T18:00`,
      status: 'open' as const,
    })),
  );
}

/**
 * Copies the departures of the first two routes to all other routes. Skips the foreign key checks, because the copies
 * satisfy them.
 */
async function multiplyDepartures(db: Database, pairs: number): Promise<void> {
  if (pairs > 1)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const table of ['departure', 'departure_cabin']) {
        const { rows } = await tx.execute<{ name: string }>(sql`
          select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
        const values = rows.map(({ name }) => (/^(departure|route)_code$/.test(name) ? `${name} || n` : name));
        await tx.execute(
          sql.raw(`insert into ${table} (${rows.map(({ name }) => name).join(', ')})
            select ${values.join(', ')} from generate_series(1, ${pairs - 1}) as n, ${table}`),
        );
      }
    });
  await db.execute(sql`vacuum analyze`);
}

/** Returns a search request for a return trip on random days, on one of the first `routes` routes. */
export function randomVoyageSearch(routes: number) {
  const n = Math.floor((Math.random() * routes) / 2);
  const out = Math.floor(Math.random() * (DAYS - 10)) + 1;
  return {
    hotel_code: '20',
    route_code: nth(OUT, n),
    departure_date: SAILED[out]!,
    return_route_code: nth(BACK, n),
    return_date: SAILED[out + 4]!,
    adult: 2,
    kid: 0,
    infant: 0,
  };
}
