import { listContracts, importSubMember } from '../../server/presale/contract.usecases.ts';
import type { MemberKey } from '../../server/member/member.rules.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { Ids } from '../../server/platform/ids.ts';

const FAMILY = [
  { loginId: 'minseo21', active: true },
  { loginId: 'emma88', active: false },
];

export async function addDemoSubMembers(
  deps: { db: Database; clock: Clock; ids: Ids },
  members: ReadonlyMap<string, MemberKey>,
): Promise<void> {
  const owner = members.get('jiwoo1203');
  const led = owner && (await listContracts(deps, owner, 'ko'));
  const number = led?.ok ? led.value.contracts[0]?.contract_number : undefined;
  if (number === undefined) return;
  for (const { loginId, active } of FAMILY) {
    const member = members.get(loginId);
    if (member) await importSubMember(deps, member, number, active);
  }
}
