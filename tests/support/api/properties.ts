import createClient from 'openapi-fetch';
import type { paths } from '../../../generated/types.ts';
import type { BundleHotel } from '../../../generated/types.ts';
import { demoBundle } from '../../../scripts/demo/bundle.ts';
import { HARU_RATES } from '../../../scripts/demo/hotels/haru-city-rooms.ts';
import { createApp } from '../../../server/app.ts';
import { fixedClock } from '../../../server/platform/clock.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { NO_FILES } from '../../../server/provider/picture-folder.ts';
import type { Language } from '../../../server/platform/values/language.ts';
import { importBundle } from '../../../server/provider/provider.usecases.ts';
import type { TestDeps } from './deps.ts';

/** The hotels' local date at the default time of testDeps' clock. */
export const TODAY = '2027-06-01';

const DEMO = demoBundle(TODAY);

/** The last day with inventory. Later days would only slow down the import; the few tests that need some add them. */
const LAST_DAY = '2027-11-30';

/**
 * Returns the demo property with this code, with inventory from TODAY to LAST_DAY. The prices of hotel 1 depend only on
 * the day of the week, so that tests can rely on them: 140,000 (STD), 180,000 (DLX), 240,000 (FAM), 390,000 (STE); on
 * Fridays and Saturdays 180,000, 230,000, 300,000, 460,000.
 */
export function demoHotel(code: string, change: (hotel: BundleHotel) => void = () => undefined): BundleHotel {
  const hotel = DEMO.hotels.find((one) => one.hotel_code === code);
  if (hotel === undefined) throw new Error(`the demo data has no hotel ${code}`);
  const own = structuredClone(hotel);
  own.days = code === '1' ? plainDays() : own.days.filter(({ from }) => from <= LAST_DAY).map(untilLastDay);
  change(own);
  return own;
}

/** Returns a copy of a bundle, or of part of a bundle, without the texts in this language. */
export function withoutLanguage<T>(part: T, language: Exclude<Language, 'ko'>): T {
  return JSON.parse(JSON.stringify(part, (key, value) => (key === language ? undefined : value)));
}

export const IMPORT_LIMITS = {
  chargeableCurrencies: ['KRW'],
  paymentMethods: ['card', 'kakaopay', 'naverpay', 'payco', 'samsungpay'],
  guaranteeConfigured: true,
  files: { ...NO_FILES, hasFile: () => true },
  clock: fixedClock(`${TODAY}T00:00:00Z`),
} as const;

/**
 * Imports properties with the demo company's tiers, affiliates and owned rooms, as a provider does. Throws if the
 * import reports a problem.
 */
export async function loadHotels(db: Database, ...hotels: BundleHotel[]): Promise<void> {
  const bundle = { ...DEMO, replace_days: true, hotels };
  const report = await importBundle({ db, ...IMPORT_LIMITS }, bundle);
  if (report.result === 'fail') throw new Error(JSON.stringify(report.problems));
}

/** Returns a client that calls the API of an app in memory, as the site does. */
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
