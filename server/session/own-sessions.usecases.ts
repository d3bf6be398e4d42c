import type { ProblemCode } from '../../generated/problems.ts';
import type { SessionListResult } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Principal } from '../platform/http/context.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { deleteOwnSession, endSessionsOf, listSessionRows, type SessionRow } from './session.repository.ts';
import { type SessionDeps, sessionOf } from './session.usecases.ts';
import { ALL_ROWS } from '../platform/values/cursor.ts';

type Deps = Pick<SessionDeps, 'db' | 'clock'>;

const MAX_SESSIONS = 100;

function memberOf({ companyCode, subject: memberId }: Principal) {
  return { companyCode, memberId };
}

/** Returns a member's sessions: first the current one, then the others, most recently used first. */
export async function listSessions(
  { db, clock }: Deps,
  principal: Principal,
): Promise<Outcome<SessionListResult, ProblemCode<'listSessions'>>> {
  const own = sessionOf(principal);
  const rows = await listSessionRows(db, memberOf(principal), clock.now(), MAX_SESSIONS);
  const others = rows.filter(({ tokenHash }) => tokenHash !== own.tokenHash);
  const sessions = [
    { ...present(own), is_current: true },
    ...others.map((row) => ({ ...present(row), is_current: false })),
  ];
  return ok({ result: 'success', sessions: sessions.slice(0, MAX_SESSIONS) });
}

function present(row: SessionRow) {
  const { sessionId, deviceKind, browser, system, createdAt, lastUsedAt } = row;
  return {
    session_id: sessionId,
    device_kind: deviceKind,
    browser,
    system,
    logged_in_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  };
}

export async function sessionData({ db, clock }: Deps, key: MemberKey) {
  return { sessions: (await listSessionRows(db, key, clock.now(), ALL_ROWS)).map(present) };
}

/** Ends one of the member's sessions. Fails with `not_found` if it has already ended or belongs to another member. */
export async function endSession(
  { db, clock }: Deps,
  principal: Principal,
  sessionId: string,
): Promise<Outcome<void, ProblemCode<'endSession'>>> {
  return (await deleteOwnSession(db, memberOf(principal), sessionId, clock.now())) ? ok() : fail('not_found');
}

export function endOtherSessions(
  { db }: Deps,
  principal: Principal,
): Promise<Outcome<void, ProblemCode<'endOtherSessions'>>> {
  return inTransaction(db, async (tx) => {
    await endSessionsOf(tx, memberOf(principal), sessionOf(principal).tokenHash);
    return ok();
  });
}
