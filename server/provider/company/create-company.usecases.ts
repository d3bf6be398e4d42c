import type { LocalizedText } from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { insertCompany } from '../provider.repository.ts';

/** Creates a company without properties. Fails with `validation` if it exists. */
export function createCompany(
  deps: { db: Database; clock: Clock; ids: Ids },
  by: ActingFor,
  companyName: LocalizedText,
): Promise<Outcome<void, 'validation'>> {
  const { companyCode } = by;
  return inTransaction(deps.db, async (tx) => {
    if (!(await insertCompany(tx, companyCode, companyName)))
      return fail('validation', { detail: `The company ${companyCode} exists.` });
    const after = { company_name: companyName };
    await recordAction(deps, tx, by, { action: 'createCompany', objectKind: 'company', objectId: companyCode, after });
    return ok();
  });
}
