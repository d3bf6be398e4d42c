import { listContracts, importSubMember } from '../../server/presale/contract.usecases.ts';
import type { MemberKey } from '../../server/member/member.rules.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { Ids } from '../../server/platform/ids.ts';
import { stepDone } from './step.ts';

const FAMILY = [
  { loginId: 'minseo21', active: true },
  { loginId: 'emma88', active: false },
];

export async function addDemoSubMembers(
  deps: { db: Database; clock: Clock; ids: Ids },
  members: ReadonlyMap<string, MemberKey>,
): Promise<void> {
  const owner = members.get('jiwoo1203');
  if (!owner) return;
  const [led] = stepDone(await listContracts(deps, owner, 'ko'), 'the list of contracts').contracts;
  if (!led) throw new Error('demo data: jiwoo1203 has no contract');
  for (const { loginId, active } of FAMILY) {
    const member = members.get(loginId);
    if (member) await importSubMember(deps, member, led.contract_number, active);
  }
}
