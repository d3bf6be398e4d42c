import type { ProblemCode } from '../../generated/problems.ts';
import type {
  AddSubMemberRequest,
  ContractsResult,
  SubMemberResult,
  SwitchSubMemberRequest,
  VouchersResult,
} from '../../generated/types.ts';
import { isNameOf, type MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Language } from '../platform/values/language.ts';
import { hotelsOfCompany } from '../property/property.usecases.ts';
import { hotelNameIn, nameOf, presentContract, presentSubMember, roomOf, vouchersOf } from './contract.presenter.ts';
import {
  findContracts,
  findMemberByLogin,
  findSubMembers,
  findUses,
  releaseVouchers,
  insertSubMember,
  switchRow,
  takeVouchers,
  type Use,
  upsertContracts,
} from './contract.repository.ts';
import type { OwnContract } from './voucher.rules.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };

/** Enough attempts to add a family, but too few to find out which IDs exist. */
const ADD_LIMIT = { scope: 'sub-member:member', limit: 20, seconds: 600 };

/** Returns a member's contracts with their vouchers. Only the main contract holder sees the sub-members. */
export async function listContracts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: MemberKey,
  language: Language,
): Promise<Outcome<ContractsResult, ProblemCode<'listContracts'>>> {
  return ok({ result: 'success', contracts: await contractsOf({ db, clock }, key, language) });
}

/** Returns a member's contracts for the data export, without the names of other members. */
export async function contractData(deps: Pick<Deps, 'db' | 'clock'>, key: MemberKey, language: Language) {
  const contracts = (await contractsOf(deps, key, language)).map(({ main_contractor_en, ...each }) =>
    each.role === 'main'
      ? { ...each, ...(main_contractor_en !== undefined && { main_contractor_en }), sub_members: [] }
      : { ...each, main_contractor: null, sub_members: [] },
  );
  return { contracts };
}

async function contractsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: MemberKey, language: Language) {
  const rows = await findContracts(db, key);
  const led = rows.filter(({ mainId }) => mainId === key.memberId).map(({ contractNumber }) => contractNumber);
  const [subs, hotels] = await Promise.all([
    findSubMembers(db, key.companyCode, led),
    hotelsOfCompany(db, key.companyCode),
  ]);
  const context = { hotels, language, now: clock.now() };
  return rows.map((row) => presentContract(row, key.memberId, subs, context));
}

/**
 * Adds a sub-member to a contract. The caller must be the main contract holder. The ID and the name must belong to the
 * same member, who can't be the caller.
 */
export async function addSubMember(
  { db, clock, ids, limiter }: Deps & { limiter: Pick<RateLimiter, 'hit'> },
  key: MemberKey,
  contractNumber: string,
  { login_id, user_name }: AddSubMemberRequest,
): Promise<Outcome<SubMemberResult, ProblemCode<'addSubMember'>>> {
  const allowed = await limiter.hit(ADD_LIMIT, key.companyCode, key.memberId);
  if (!allowed.ok) return allowed;
  if (!(await leads(db, key, contractNumber))) return fail('contract_not_found');
  const found = await findMemberByLogin(db, key.companyCode, login_id);
  if (!found || found.memberId === key.memberId || !isNameOf(user_name, found)) return fail('member_not_matched');
  const added = { companyCode: key.companyCode, memberId: found.memberId };
  const row = await insertSubMember(db, added, { subMemberId: ids.uuid(), contractNumber, addedAt: clock.now() });
  return ok({ result: 'success', sub_member: presentSubMember(row) });
}

/** Adds a sub-member to a contract during an import, without the checks of `addSubMember`. */
export async function importSubMember(
  { db, clock, ids }: Deps,
  key: MemberKey,
  contractNumber: string,
  active = true,
): Promise<void> {
  const { subMemberId } = await insertSubMember(db, key, {
    subMemberId: ids.uuid(),
    contractNumber,
    addedAt: clock.now(),
  });
  if (!active) await switchRow(db, key.companyCode, contractNumber, { subMemberId, active });
}

/** Activates or deactivates a sub-member. Only active sub-members can book with the vouchers. */
export async function switchSubMember(
  { db }: Pick<Deps, 'db'>,
  key: MemberKey,
  { contractNumber, subMemberId }: { contractNumber: string; subMemberId: string },
  { active }: SwitchSubMemberRequest,
): Promise<Outcome<SubMemberResult, ProblemCode<'switchSubMember'>>> {
  if (!(await leads(db, key, contractNumber))) return fail('contract_not_found');
  const row = await switchRow(db, key.companyCode, contractNumber, { subMemberId, active });
  return row ? ok({ result: 'success', sub_member: presentSubMember(row) }) : fail('contract_not_found');
}

async function leads(db: Database, key: MemberKey, contractNumber: string): Promise<boolean> {
  const [row] = await findContracts(db, key, contractNumber);
  return row?.mainId === key.memberId;
}

/**
 * Returns the uses of a contract's vouchers. The main contract holder gets all of them, a sub-member only their own.
 */
export async function listVouchers(
  { db }: Pick<Deps, 'db'>,
  key: MemberKey,
  contractNumber: string,
  language: Language,
): Promise<Outcome<VouchersResult, ProblemCode<'listVouchers'>>> {
  const [row] = await findContracts(db, key, contractNumber);
  if (!row) return fail('contract_not_found');
  if (row.total === 0) return fail('voucher_not_found');
  const by = row.mainId === key.memberId ? null : key.memberId;
  const [uses, hotels] = await Promise.all([
    findUses(db, key.companyCode, contractNumber, by),
    hotelsOfCompany(db, key.companyCode),
  ]);
  return ok({
    result: 'success',
    vouchers: vouchersOf(row),
    uses: uses.map((use) => ({
      reservation_number: use.reservationNumber,
      user_name: nameOf(use),
      hotel_name: hotelNameIn(hotels, use.hotelCode, language),
      start_date: use.startDate,
      end_date: use.endDate,
      vouchers: use.vouchers,
      used_at: use.usedAt.toISOString(),
    })),
  });
}

export async function contractsForBooking(db: Database, key: MemberKey, language: Language): Promise<OwnContract[]> {
  const [rows, hotels] = await Promise.all([findContracts(db, key), hotelsOfCompany(db, key.companyCode)]);
  return rows.map((row) => ({
    contractNumber: row.contractNumber,
    document: row.document,
    room: roomOf(row, hotels, language),
    remaining: row.total - row.used,
    isMain: row.mainId === key.memberId,
    hasMain: row.mainId !== null,
    active: row.mainId === key.memberId || row.active === true,
  }));
}

/**
 * Spends vouchers on a booking. Call this in the booking's transaction, after taking its inventory and before spending
 * its coupons.
 */
export async function spendVouchers(
  tx: Database,
  key: MemberKey,
  use: Use,
): Promise<Outcome<void, 'contract_not_found' | 'voucher_exceeds_remaining'>> {
  const result = await takeVouchers(tx, key, use);
  if (result === 'taken') return ok();
  return fail(result === 'not_allowed' ? 'contract_not_found' : 'voucher_exceeds_remaining');
}

export const restoreVouchers = releaseVouchers;

export const saveContracts = upsertContracts;
