import type { BundleHotel } from '../../generated/types.ts';
import { createApp } from '../../server/app.ts';
import { testDeps, type TestDeps } from './deps.ts';
import { done, type Guest, guestOf, type Send, type StayWish } from './guest.ts';
import { type Outside, startOutside } from './outside.ts';
import { demoHotel, loadHotels } from './properties.ts';
import { differences } from './reconcile.ts';

export type World = {
  deps: TestDeps;
  outside: Outside;
  send: Send;
  guest: Guest;
  /** Reserves and pays with the card of a sentinel; the window's form has come back. */
  pay(wish?: StayWish, sentinel?: string): Promise<Paid>;
  /** Whatever does not agree between the provider's books, the payments, the bookings and the inventory. */
  differences(): Promise<string[]>;
  close(): Promise<void>;
};

export type Paid = { hold: string; token: string; orderId: string; form: { action: string; fields: Record<string, string> } };

type Options = Parameters<typeof testDeps>[0] & { hotels?: BundleHotel[] };

/** The whole server side in memory with the demo's hotels 1 (PREPAY), 10 (FREE_HOLD) and 13 (GUARANTEE), and the outside around it. */
export async function startWorld({ hotels, ...overrides }: Options = {}): Promise<World> {
  const outside = await startOutside();
  const { cardGateway, guaranteeGateway } = outside;
  const deps = await testDeps({ cardGateway, guaranteeGateway, ...overrides });
  outside.follow(deps.clock);
  await loadHotels(deps.db, ...(hotels ?? ['1', '10', '13'].map((code) => demoHotel(code))));
  const app = createApp(deps);
  const send: Send = async (path, init) => app.request(`https://booking.example/api${path}`, init);
  const guest = guestOf(send);
  return {
    deps,
    outside,
    send,
    guest,
    async pay(wish, sentinel) {
      const { hold_number: hold, reservation_token: token } = await guest.reserve(wish);
      const ready = done(await guest.openPayment({ hold_number: hold, reservation_token: token }));
      const form = await outside.control.authorise(ready.card_window!.request, sentinel);
      return { hold, token, orderId: ready.order_id, form };
    },
    differences: async () => differences(deps.db, await outside.control.charges()),
    async close() {
      await deps.close();
      await outside.close();
    },
  };
}
