import { findMember } from '../member/member.usecases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Messages } from '../platform/messages/messages.ts';
import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { sum } from '../platform/values/money.ts';
import { today } from '../platform/values/nights.ts';
import { languageOf } from '../property/hotel.rules.ts';
import { companyNameIn, findHotel } from '../property/property.usecases.ts';
import type { PointsRenderer } from './points.port.ts';
import { markNotified } from './points.repository.ts';

export type NotifyDeps = {
  db: Database;
  clock: Clock;
  messages: Messages;
  loadNotificationRenderer: () => Promise<PointsRenderer>;
  publicUrl: string;
};

type Ending = Awaited<ReturnType<typeof markNotified>>;

/**
 * Tells members by mail which of their points end within a month (spec, section 9), each lot once, in the language of the property where they
 * joined. What is marked and what is sent commit together, of `atOnce` members at a time.
 */
export async function notifyExpiringPoints(deps: NotifyDeps, atOnce = 100): Promise<void> {
  for (let told = atOnce; told === atOnce; ) {
    const batch = await inTransaction(deps.db, async (tx) => {
      const ending = await markNotified(tx, deps.clock.now(), atOnce);
      const byMember = Map.groupBy(ending, ({ companyCode, memberId }) => `${companyCode} ${memberId}`);
      for (const theirs of byMember.values()) await tell(tx, deps, theirs);
      return ok(byMember.size);
    });
    told = batch.ok ? batch.value : 0;
  }
}

async function tell(
  tx: Database,
  { loadNotificationRenderer, messages, publicUrl }: NotifyDeps,
  ending: Ending,
): Promise<void> {
  const { companyCode, memberId } = ending[0]!;
  const person = await findMember(tx, { companyCode, memberId });
  if (!person) return;
  const hotel = await findHotel({ db: tx }, person.hotelCode);
  if (!hotel.ok) return;
  const { time_zone, lang_type } = hotel.value.document;
  const locale = languageOf(lang_type);
  const byDay = Map.groupBy(ending, ({ expiresAt }) => today(time_zone, expiresAt));
  const days = [...byDay].map(([day, lots]) => ({ day, points: sum(lots.map(({ points }) => points)) }));
  const { renderExpiringPoints } = await loadNotificationRenderer();
  const mail = await renderExpiringPoints({
    locale,
    sender: await companyNameIn(tx, companyCode, locale),
    ending: days.toSorted((a, b) => a.day.localeCompare(b.day)),
    origin: publicUrl,
  });
  await messages.queueMessage(tx, companyCode, { channel: 'EMAIL', to: person.email, ...mail });
}
