import type { ProblemCode } from '../../generated/problems.ts';
import type { ContractsRequest, ProviderContractsResult } from '../../generated/types.ts';
import { recordActions } from '../platform/audit/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { idempotent, type ProviderCall } from '../platform/idempotency.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { hotelsOfCompany } from '../property/property.usecases.ts';
import { vouchersOf } from './contract.presenter.ts';
import { findVouchers, upsertContracts } from './contract.repository.ts';
import { findOwnedRooms } from './presale.repository.ts';
import { contractErrors, roomKeyOf } from './provider-contracts.rules.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };

/** The contract's maximum length for `errors`. */
const ERRORS_MAX = 100;

/** Creates or updates contracts by their numbers. If any row is invalid, stores nothing. */
export function putContracts(
  deps: Deps,
  { by, call }: ProviderCall,
  { contracts }: ContractsRequest,
): Promise<Outcome<ProviderContractsResult, ProblemCode<'putContracts'>>> {
  const { companyCode } = by;
  return idempotent<ProviderContractsResult, 'validation'>(deps, call, async (tx) => {
    const rooms = new Set((await findOwnedRooms(tx, companyCode, contracts)).map(roomKeyOf));
    const pointers = contractErrors(contracts, rooms, await hotelsOfCompany(tx, companyCode)).slice(0, ERRORS_MAX);
    const errors = pointers.map((pointer) => ({ pointer, code: 'validation' as const }));
    if (errors.length > 0) return fail('validation', { errors });
    const numbers = contracts.map(({ contract }) => contract.contract_number);
    await upsertContracts(tx, companyCode, contracts);
    const found = await findVouchers(tx, companyCode, numbers);
    const actions = contracts.map(({ contract: { contract_number, ...after } }) => ({
      action: 'putContracts',
      objectKind: 'contract',
      objectId: contract_number,
      after,
    }));
    await recordActions(deps, tx, by, actions);
    const vouchers = new Map(found.map((row) => [row.contractNumber, vouchersOf(row)]));
    const written = numbers.map((number) => ({ contract_number: number, vouchers: vouchers.get(number)! }));
    return ok({ result: 'success', contracts: written });
  });
}
