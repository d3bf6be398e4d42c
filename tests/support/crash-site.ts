import { sql } from 'drizzle-orm';
import type { HoldResult } from '../../generated/types.ts';
import { buildWhenNeeded } from '../../server/commands/build.ts';
import { done, type Guest, guestOf, nicepayWindow, sendTo, type StayWish } from './guest.ts';
import type { CardForm } from './external-services.ts';
import { testPostgres } from './postgres.ts';
import {
  eventually,
  ferryFromToday,
  hotelFromToday,
  ownFolder,
  type ServerProcess,
  startExternalServicesWithFaultProxy,
  startServer,
} from './process.ts';
import { loadHotels } from './properties.ts';
import { differences } from './reconcile.ts';

/** Who is at the card window: the form has not come back. `tid` is the provider's. */
export type Paying = { hold: string; token: string | null; orderId: string; form: CardForm; tid: string };
export type CrashSite = Awaited<ReturnType<typeof startCrashSite>>;

/** The real server on real PostgreSQL, where calls stand still at a step of one's choice so that it can be killed right then. */
export async function startCrashSite() {
  await buildWhenNeeded({ quiet: true });
  const { hotel, stay } = hotelFromToday();
  const home = ownFolder();
  const postgres = await testPostgres();
  const database = await postgres.open();
  const { db } = database;
  await loadHotels(db, hotel, ferryFromToday());
  const externalServices = await startExternalServicesWithFaultProxy();
  const { control } = externalServices;
  /** What a test has locked; a failing test must not keep it. */
  const locks: { locked: Promise<void>; letGo: () => Promise<void> }[] = [];
  let server: ServerProcess;
  let guest: Guest;

  const site = {
    stay,
    db,
    externalServices,
    get guest() {
      return guest;
    },

    /** @param env more settings of the server */
    async start(env: Record<string, string> = {}) {
      const settings = { DATABASE_URL: postgres.url, DATABASE_POOL: '30', DATA_DIR: home.folder };
      server = await startServer({ ...externalServices.env, ...settings, ...env });
      guest = guestOf(sendTo(server.origin));
    },

    /** kill -9; then what was locked is let go. `atOnce` happens before that. */
    async kill(atOnce: () => Promise<void>) {
      await server.kill();
      await atOnce();
      for (const lock of locks) await lock.letGo();
    },

    /** Goes through the card window for what is held; the form has not come back. */
    async payFor(of: Pick<HoldResult, 'hold_number' | 'reservation_token'>, sentinel = 'approved'): Promise<Paying> {
      const { hold_number: hold, reservation_token: token } = of;
      const ready = done(await guest.openPayment(of));
      const form = await control.authorise(nicepayWindow(ready).request, sentinel);
      return { hold, token, orderId: ready.order_id, form, tid: form.fields['tid']! };
    },

    /** Holds a room and goes through the card window. */
    pay: async (sentinel?: string): Promise<Paying> => site.payFor(await guest.reserve(stay), sentinel),

    /** Books a room and pays it. */
    async book(): Promise<Paying & { number: string }> {
      const paying = await site.pay();
      await guest.returnFromCardWindow(paying.form);
      const { reservation_number } = done(await guest.payment(paying.orderId, paying.token));
      return { ...paying, number: reservation_number! };
    },

    /** A change that is quoted. */
    quoteChange: async ({ number, token }: { number: string; token: string | null }, wish: StayWish) =>
      done(await guest.quoteChange(number, token, { ...stay, ...wish })).quote_id,

    /** The form comes back to a process that may not live to answer. */
    returnFromCardWindow: (paying: Paying) => send(guest.returnFromCardWindow(paying.form)),

    /** The charges of an order, and how often money went back of it. */
    async chargeOf(orderId: string) {
      return (await control.charges()).find((charge) => charge.orderId === orderId);
    },

    /** Locks rows until the end of its transaction, so that the server stands still before them. */
    async locking(query: ReturnType<typeof sql>) {
      const locked = Promise.withResolvers<void>();
      const letGo = Promise.withResolvers<void>();
      const over = db.transaction(async (tx) => {
        await tx.execute(query);
        locked.resolve();
        await letGo.promise;
      });
      locks.push({ locked: locked.promise, letGo: async () => (letGo.resolve(), await over) });
      await Promise.race([locked.promise, over]);
    },

    async serverWaits(count: number) {
      const { rows } = await db.execute<{ n: number }>(
        sql`SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'booking-server'`,
      );
      return rows[0]!.n >= count;
    },

    differences: async () => differences(db, await control.charges()),

    /** When nobody waits to be told of anything any more. */
    everybodyIsTold: () =>
      eventually(100_000, async () => {
        const { rows } = await db.execute(sql`SELECT FROM notification WHERE state = 'waiting' AND wanted_at <= now()`);
        return rows.length === 0;
      }),

    async close() {
      for (const lock of locks) await lock.letGo().catch(() => undefined);
      await server.end();
      await externalServices.close();
      await database.close();
      await postgres.close();
      home.remove();
    },
  };
  await site.start();
  return site;
}

/** Sends what the process will not live to answer. */
export function send(call: Promise<unknown>): void {
  call.catch(() => undefined);
}

/** Which call of the card provider. */
export function call(method: string, path: string, part = '') {
  return (asked: { method: string; path: string; body: string }) =>
    asked.method === method && asked.path.split('?')[0] === path && asked.body.includes(part);
}

/** Sooner than the database ends a transaction that stands still (60 s). */
export async function within(limitMs: number, work: Promise<unknown>) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('Not every call came to where it should stand still')), limitMs);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
