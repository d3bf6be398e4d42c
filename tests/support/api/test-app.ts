import type { BundleHotel } from '../../../generated/types.ts';
import { createApp } from '../../../server/app.ts';
import type { CardGateway, GuaranteeGateway } from '../../../server/payment/gateways/gateway.ts';
import { gatewayRegistry } from '../../../server/payment/gateways/registry.ts';
import { createRateLimiter } from '../../../server/platform/rate-limit.ts';
import { TEST_SECRET, testDeps, type TestDeps } from './deps.ts';
import { done, nicepayWindow, type Guest, guestOf, type Send, type StayWish } from './guest.ts';
import { type ExternalServices, startExternalServices } from '../site/external-services.ts';
import { demoHotel, loadHotels } from './properties.ts';
import { differences } from '../database/reconcile.ts';

export type TestApp = {
  deps: TestDeps;
  externalServices: ExternalServices;
  send: Send;
  guest: Guest;
  /**
   * Creates a hold as a visitor, or as `by` if given. Authorises the payment with the sandbox card for `scenario`, but
   * doesn't post the card window's form.
   */
  pay(wish?: StayWish, scenario?: string, by?: Guest): Promise<Paid>;
  /** Like `pay`, but also posts the form, which confirms the booking. */
  book(wish?: StayWish, by?: Guest): Promise<Booked>;
  differences(): Promise<string[]>;
  close(): Promise<void>;
};

export type Paid = {
  hold: string;
  token: string;
  orderId: string;
  form: { action: string; fields: Record<string, string> };
};

export type Booked = Paid & { number: string };

type Options = Parameters<typeof testDeps>[0] & {
  hotels?: BundleHotel[];
  /** Raises the limits per address, because all tests share one address. Pass 1 in tests of the limits. */
  rateLimitFactor?: number;
};

/** Gives a hotel so many rooms that no test sells it out by accident. */
export function roomy(hotel: BundleHotel) {
  return hotel.days.forEach((row) => void (row.allotment = 1_000));
}

/**
 * Starts the server in memory with its external services and, by default, the demo hotels 1 (PREPAY), 10 (FREE_HOLD)
 * and 13 (GUARANTEE).
 */
export async function startTestApp({ hotels, rateLimitFactor = 1_000, ...overrides }: Options = {}): Promise<TestApp> {
  const externalServices = await startExternalServices();
  const cardGateways = gatewayRegistry<CardGateway>([externalServices.cardGateway], 'nicepay');
  const guaranteeGateways = gatewayRegistry<GuaranteeGateway>([externalServices.guaranteeGateway], 'card_token');
  const deps = await testDeps({ cardGateways, guaranteeGateways, ...overrides });
  externalServices.follow(deps.clock);
  deps.limiter = createRateLimiter({ db: deps.db, clock: deps.clock, secret: TEST_SECRET, factor: rateLimitFactor });
  await loadHotels(deps.db, ...(hotels ?? [demoHotel('1'), demoHotel('10', roomy), demoHotel('13', roomy)]));
  const app = createApp(deps);
  const send: Send = async (path, init) => app.request(`https://booking.example/api${path}`, init);
  const guest = guestOf(send);
  const pay: TestApp['pay'] = async (wish, scenario, by = guest) => {
    const { hold_number: hold, reservation_token: token } = await by.reserve(wish);
    const ready = done(await guest.openPayment({ hold_number: hold, reservation_token: token }));
    const form = await externalServices.control.authorise(nicepayWindow(ready).request, scenario);
    return { hold, token, orderId: ready.order_id, form };
  };
  return {
    deps,
    externalServices,
    send,
    guest,
    pay,
    async book(wish, by) {
      const paid = await pay(wish, undefined, by);
      await guest.returnFromCardWindow(paid.form);
      const { reservation_number } = done(await guest.payment(paid.orderId, paid.token));
      if (reservation_number === null) throw new Error('The booking was not confirmed');
      return { ...paid, number: reservation_number };
    },
    differences: async () => differences(deps.db, await externalServices.control.charges()),
    async close() {
      await deps.close();
      await externalServices.close();
    },
  };
}
