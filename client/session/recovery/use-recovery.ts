import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { RecoveryGoal } from '../../../machines/session/recovery.machine.ts';
import { now } from '../../platform/clock.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { storage } from '../../platform/tab/storage.ts';
import { recoveryLogic } from './recovery.actors.ts';
import { inspected } from '../../platform/machine-log.ts';

type Logic = ReturnType<typeof recoveryLogic>;
type RecoverySnapshot = SnapshotFrom<Logic['logic']>;
export type Recovery = ReturnType<typeof useRecovery>;

export function useRecovery(goal: RecoveryGoal, loginId?: string) {
  const hotel_code = useHotelCode();
  const [{ logic, code, passwords }] = useState(recoveryLogic);
  const [kept] = useState(() => keptSnapshot(goal, hotel_code));
  const actor = useActorRef(logic, {
    ...inspected,
    input: { hotel_code, goal, ...(loginId && { loginId }) },
    ...(kept && { snapshot: kept }),
  });
  const snapshot = useSelector(actor, (current) => current);
  useEffect(
    () =>
      actor.subscribe(({ status }) =>
        storage.recovery.of(goal).set(status === 'active' ? actor.getPersistedSnapshot() : null),
      ).unsubscribe,
    [actor, goal],
  );
  return { snapshot, send: actor.send, code, passwords, busy: snapshot.hasTag('busy') };
}

/**
 * Returns the stored recovery. Returns null if it isn't in progress, belongs to another hotel or has an expired ticket.
 */
export function keptSnapshot(goal: RecoveryGoal, hotel_code: string): RecoverySnapshot | null {
  const kept = storage.recovery.of(goal).get() as RecoverySnapshot | null;
  if (kept?.status !== 'active' || kept.context?.hotel_code !== hotel_code) return null;
  const { ticket, ticketExpiresAt } = kept.context;
  return ticket === null || Date.parse(ticketExpiresAt ?? '') > now().getTime() ? kept : null;
}
