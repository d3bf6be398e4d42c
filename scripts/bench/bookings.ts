import type { HoldRequest, QuoteRequest, QuoteResult } from '../../generated/types.ts';
import { createApp } from '../../server/app.ts';
import type { OpenDatabase } from '../../server/platform/database.ts';
import { testDeps } from '../../tests/support/deps.ts';
import { anyStay, ROOM_TYPES } from './hotels.ts';
import type { Call } from './load.ts';
import { newAddress } from './server.ts';

/** Asks the API in memory and answers the body of a 2xx. */
export type Ask = (call: Call) => Promise<unknown>;

/** The product's own code in this process, on that database, which it closes at the end. */
export async function withApp<T>(
  database: OpenDatabase,
  work: (ask: Ask, database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const deps = await testDeps({ database, now: new Date().toISOString() });
  deps.settings.trustProxy = 1;
  deps.settings.production = true;
  const app = createApp(deps);
  try {
    return await work(async ({ path, headers, body }) => {
      const answer = await app.request(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    }, database);
  } finally {
    await deps.close();
  }
}

/** Makes a quote for one room (1 to 3 nights, any dates, any type), and answers the call that reserves from it. */
export async function prepareBooking(ask: Ask): Promise<Call> {
  const room_type_code = ROOM_TYPES[Math.floor(Math.random() * ROOM_TYPES.length)]!;
  const request: QuoteRequest = {
    hotel_code: '1',
    ...anyStay(1 + Math.floor(Math.random() * 3)),
    reservationRoomList: [{ room_type_code, adult: 2, kid: 0, infant: 0, pet: 0, selectedUpselling: [] }],
  };
  const headers = () => ({ 'x-forwarded-for': newAddress(), 'accept-language': 'ko' });
  const quote = (await ask({ path: '/client/booking/quotes', headers: headers(), body: request })) as QuoteResult;
  const body: HoldRequest = {
    quote_id: quote.quote_id,
    customerInfo: {
      guest_last_name: '김',
      guest_first_name: '민서',
      guest_phone: `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      guest_email: 'minseo@guest.example',
    },
    agreements: { PRIVACY: true, TERMS: true, MARKETING: false },
  };
  const own = { 'quote-token': quote.quote_token, 'idempotency-key': crypto.randomUUID() };
  return { path: '/client/booking/holds', headers: { ...headers(), ...own }, body };
}
