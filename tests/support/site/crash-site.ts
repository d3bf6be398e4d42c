import { sql } from 'drizzle-orm';
import type { HoldResult } from '../../../generated/types.ts';
import { buildWhenNeeded } from '../../../server/commands/build.ts';
import { done, type Guest, guestOf, nicepayWindow, sendTo, type StayWish } from '../api/guest.ts';
import type { CardForm } from './external-services.ts';
import { testPostgres } from '../database/postgres.ts';
import {
  eventually,
  ferryFromToday,
  hotelFromToday,
  ownFolder,
  type ServerProcess,
  startExternalServicesWithFaultProxy,
  startServer,
} from './process.ts';
import { loadHotels } from '../api/properties.ts';
import { differences } from '../database/reconcile.ts';

/**
 * A payment that was authorised in the card window. The window's form has not been posted yet. `tid` is the provider's
 * transaction id.
 */
export type Paying = { hold: string; token: string | null; orderId: string; form: CardForm; tid: string };
export type CrashSite = Awaited<ReturnType<typeof startCrashSite>>;

/**
 * Starts the real server on real PostgreSQL, with `settings` at every start. A test can block the server's calls at
 * chosen steps and then kill the server.
 */
export async function startCrashSite(settings: Record<string, string> = {}) {
  await buildWhenNeeded({ quiet: true });
  const { hotel, stay } = hotelFromToday();
  const home = ownFolder();
  const postgres = await testPostgres();
  const database = await postgres.open();
  const { db } = database;
  await loadHotels(db, hotel, ferryFromToday());
  const externalServices = await startExternalServicesWithFaultProxy();
  const { control } = externalServices;
  const locks: { locked: Promise<void>; unlock: () => Promise<void> }[] = [];
  let server: ServerProcess;
  let guest: Guest;

  const site = {
    stay,
    db,
    externalServices,
    get guest() {
      return guest;
    },

    async start(env: Record<string, string> = {}) {
      const own = { DATABASE_URL: postgres.url, DATABASE_POOL: '30', DATA_DIR: home.folder };
      server = await startServer({ ...externalServices.env, ...own, ...settings, ...env });
      guest = guestOf(sendTo(server.origin));
    },

    /** Kills the server with SIGKILL, calls `atOnce`, then releases all locks. */
    async kill(atOnce: () => Promise<void>) {
      await server.kill();
      await atOnce();
      for (const lock of locks) await lock.unlock();
    },

    async payFor(of: Pick<HoldResult, 'hold_number' | 'reservation_token'>, scenario = 'approved'): Promise<Paying> {
      const { hold_number: hold, reservation_token: token } = of;
      const ready = done(await guest.openPayment(of));
      const form = await control.authorise(nicepayWindow(ready).request, scenario);
      return { hold, token, orderId: ready.order_id, form, tid: form.fields['tid']! };
    },

    pay: async (scenario?: string): Promise<Paying> => site.payFor(await guest.reserve(stay), scenario),

    async book(): Promise<Paying & { number: string }> {
      const paying = await site.pay();
      await guest.returnFromCardWindow(paying.form);
      const { reservation_number } = done(await guest.payment(paying.orderId, paying.token));
      return { ...paying, number: reservation_number! };
    },

    quoteChange: async ({ number, token }: { number: string; token: string | null }, wish: StayWish) =>
      done(await guest.quoteChange(number, token, { ...stay, ...wish })).quote_id,

    /** Posts the card window's form without waiting for the response, because the server may be killed first. */
    returnFromCardWindow: (paying: Paying) => send(guest.returnFromCardWindow(paying.form)),

    async chargeOf(orderId: string) {
      return (await control.charges()).find((charge) => charge.orderId === orderId);
    },

    /** Locks rows in an open transaction, so that the server waits for them. */
    async locking(query: ReturnType<typeof sql>) {
      const locked = Promise.withResolvers<void>();
      const unlock = Promise.withResolvers<void>();
      const over = db.transaction(async (tx) => {
        await tx.execute(query);
        locked.resolve();
        await unlock.promise;
      });
      locks.push({ locked: locked.promise, unlock: async () => (unlock.resolve(), await over) });
      await Promise.race([locked.promise, over]);
    },

    async serverWaits(count: number) {
      const { rows } = await db.execute<{ n: number }>(
        sql`SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'booking-server'`,
      );
      return rows[0]!.n >= count;
    },

    differences: async () => differences(db, await control.charges()),

    allNotified: () =>
      eventually(100_000, async () => {
        const { rows } = await db.execute(sql`SELECT FROM notification WHERE state = 'waiting' AND wanted_at <= now()`);
        return rows.length === 0;
      }),

    async close() {
      for (const lock of locks) await lock.unlock().catch(() => undefined);
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

/** Ignores the outcome of a call, because the server may be killed before it responds. */
export function send(call: Promise<unknown>): void {
  call.catch(() => undefined);
}

/** Returns a function that matches calls to the card provider by method, path and a part of the body. */
export function call(method: string, path: string, part = '') {
  return (asked: { method: string; path: string; body: string }) =>
    asked.method === method && asked.path.split('?')[0] === path && asked.body.includes(part);
}

/**
 * Rejects if `work` takes longer than `limitMs` milliseconds. `limitMs` must be shorter than the database's limit for
 * idle transactions (60 s).
 */
export async function within(limitMs: number, work: Promise<unknown>) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('Not every call reached the step where it should be blocked')),
    limitMs,
  );
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
