import createClient from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import type { BundleHotel } from '../../generated/types.ts';
import { demoBundle } from '../../scripts/demo/bundle.ts';
import { HARU_RATES } from '../../scripts/demo/hotels/haru-city-rooms.ts';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { NO_FILES } from '../../server/provider/picture-folder.ts';
import { importBundle } from '../../server/provider/provider.usecases.ts';
import type { TestDeps } from './deps.ts';

/** The hotel's date at the moment at which testDeps' clock stands. */
export const TODAY = '2027-06-01';

const DEMO = demoBundle(TODAY);

/** A month more than the year that can be booked: what lies behind is loaded for nothing. */
const LAST_DAY = '2028-06-30';

/**
 * A property of the demo as it is on TODAY until LAST_DAY, by its code. Hotel 1 has plain days, so that a test can count on every night: from
 * TODAY on 140,000 (STD), 180,000 (DLX), 240,000 (FAM), 390,000 (STE); on Fridays and Saturdays 180,000, 230,000, 300,000, 460,000.
 */
export function demoHotel(code: string, change: (hotel: BundleHotel) => void = () => undefined): BundleHotel {
  const hotel = DEMO.hotels.find((one) => one.hotel_code === code);
  if (hotel === undefined) throw new Error(`The demo has no hotel ${code}.`);
  const own = structuredClone(hotel);
  own.days = code === '1' ? plainDays() : own.days.filter(({ from }) => from <= LAST_DAY).map(untilLastDay);
  change(own);
  return own;
}

/** What the server of the tests can do for a property. */
export const IMPORT_LIMITS = {
  chargeableCurrencies: ['KRW'],
  paymentMethods: ['card', 'kakaopay', 'naverpay', 'payco', 'samsungpay'],
  guaranteeConfigured: true,
  files: { ...NO_FILES, hasFile: () => true },
} as const;

/** Loads properties and the demo company's tiers, affiliates and owned rooms, as a provider does. A problem in one of them is a mistake in the test. */
export async function loadHotels(db: Database, ...hotels: BundleHotel[]): Promise<void> {
  const bundle = { ...DEMO, hotels };
  const report = await importBundle({ db, ...IMPORT_LIMITS }, bundle);
  if (report.result === 'fail') throw new Error(JSON.stringify(report.problems));
}

/** The product's API in memory, spoken to as its own site does. */
export function clientOf(deps: TestDeps, headers: Record<string, string> = {}) {
  const app = createApp(deps);
  return createClient<paths>({
    baseUrl: 'https://booking.example/api',
    headers,
    fetch: async (request) => app.fetch(request),
  });
}

function untilLastDay<Days extends { to: string }>(days: Days): Days {
  return { ...days, to: days.to < LAST_DAY ? days.to : LAST_DAY };
}

function plainDays(): BundleHotel['days'] {
  const to = LAST_DAY;
  return HARU_RATES.flatMap(({ room_type_code, rooms: allotment, weekday, weekend }) => [
    { room_type_code, from: TODAY, to, price: weekday, allotment },
    { room_type_code, from: TODAY, to, price: weekend, allotment, weekdays: [5, 6] },
  ]);
}
