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

type ExpiringLots = Awaited<ReturnType<typeof markNotified>>;

/**
 * Emails each member about points that expire soon, once per lot, in the language of the property where the
 * member joined. Processes `batchSize` members at a time; each batch marks its lots and queues its emails in one
 * transaction.
 */
export async function notifyExpiringPoints(deps: NotifyDeps, batchSize = 100): Promise<void> {
  for (let notified = batchSize; notified === batchSize; ) {
    const batch = await inTransaction(deps.db, async (tx) => {
      const expiring = await markNotified(tx, deps.clock.now(), batchSize);
      const byMember = Map.groupBy(expiring, ({ companyCode, memberId }) => `${companyCode} ${memberId}`);
      for (const lots of byMember.values()) await notify(tx, deps, lots);
      return ok(byMember.size);
    });
    notified = batch.ok ? batch.value : 0;
  }
}

async function notify(
  tx: Database,
  { loadNotificationRenderer, messages, publicUrl }: NotifyDeps,
  expiring: ExpiringLots,
): Promise<void> {
  const { companyCode, memberId } = expiring[0]!;
  const person = await findMember(tx, { companyCode, memberId });
  if (!person) return;
  const hotel = await findHotel({ db: tx }, person.hotelCode);
  if (!hotel.ok) return;
  const { time_zone, lang_type } = hotel.value.document;
  const locale = languageOf(lang_type);
  const byDay = Map.groupBy(expiring, ({ expiresAt }) => today(time_zone, expiresAt));
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
