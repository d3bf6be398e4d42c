import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWNED_ROOMS } from '../../scripts/demo/company.ts';
import type {
  AuditEntriesResult,
  ContractsResult,
  ProviderContractsResult,
  RoomContract,
} from '../../generated/types.ts';
import { done, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember } from '../../tests/support/api/members.ts';
import { demoHotel, loadHotels } from '../../tests/support/api/properties.ts';
import { OTHERS, type Providers, startProviders } from '../../tests/support/api/providers.ts';
import { saveOwnedRooms } from './presale.usecases.ts';

const [ROOM, ANOTHER] = OWNED_ROOMS;
const { building_code, unit_code, room_number } = ROOM!;
const ROW: RoomContract = {
  building_code,
  unit_code,
  room_number,
  contract: { ...ROOM!.contract!, vouchers_total: 30 },
};

let app: Providers;
beforeAll(async () => {
  app = await startProviders();
  await loadHotels(app.deps.db, demoHotel('15'));
  await saveOwnedRooms(app.deps.db, 'haneul', OWNED_ROOMS);
});
afterAll(() => app.deps.close());

function put(contracts: RoomContract[], more: { key?: string; once?: string } = {}) {
  return app.provider<ProviderContractsResult>('PUT', '/contracts', { body: { contracts }, ...more });
}
function row(change: Partial<RoomContract['contract']>, room: Partial<RoomContract> = {}): RoomContract {
  return { ...ROW, ...room, contract: { ...ROW.contract, ...change } };
}
async function pointersOf(contracts: RoomContract[], key?: string) {
  const refused = await put(contracts, key === undefined ? {} : { key });
  expect(problemOf(refused)).toBe('422 validation');
  return refused.problem.errors?.map(({ pointer }) => pointer);
}
async function stored() {
  const { rows } = await app.deps.db.execute<{ n: string; total: number }>(sql`SELECT contract_number AS n,
    vouchers_total AS total FROM contract WHERE company_code = 'haneul' ORDER BY contract_number`);
  return rows.map(({ n, total }) => `${n} ${total}`);
}

test('creates and updates contracts, once per key, and leaves the others unchanged', async () => {
  const other = row({ contract_number: 'NEW-1', vouchers_total: 5 }, { room_number: ANOTHER!.room_number });
  const number = ROW.contract.contract_number;
  const once = randomUUID();
  const written = done(await put([ROW, other], { once })).contracts;
  expect(written).toEqual([
    { contract_number: number, vouchers: { total: 30, used: 0, remaining: 30 } },
    { contract_number: 'NEW-1', vouchers: { total: 5, used: 0, remaining: 5 } },
  ]);
  done(await put([row({ vouchers_total: 40 })]));
  expect(done(await put([ROW, other], { once })).contracts).toEqual(written);
  expect(await stored()).toEqual(expect.arrayContaining(['NEW-1 5', `${number} 40`]));
  await app.deps.db.execute(sql`UPDATE contract SET vouchers_used = 7 WHERE contract_number = ${number}`);
  expect(done(await put([row({ vouchers_total: 3 })])).contracts[0]!.vouchers).toEqual({
    total: 7,
    used: 7,
    remaining: 0,
  });
  const { entries } = done(await app.provider<AuditEntriesResult>('GET', `/audit-entries?object_id=${number}`));
  expect(entries.map(({ action, after }) => `${action} ${after?.['vouchers_total']}`).toSorted()).toEqual([
    'putContracts 3',
    'putContracts 30',
    'putContracts 40',
  ]);
});

test('shows the contract to the owner of the room', async () => {
  const room = OWNED_ROOMS[2]!;
  const owned_room = { building_code: room.building_code, unit_code: room.unit_code, room_number: room.room_number };
  const names = { building_name: '101동', unit_name: 'B타입' };
  const owner = await makeMember(app.deps, {
    memberType: 'PRESALE_INDIVIDUAL',
    ownedRoom: { ...owned_room, ...names },
  });
  done(await put([row({ contract_number: 'OWN-1', vouchers_total: 12 }, owned_room)]));
  const { token } = done(await app.calls.login(owner.loginId));
  const { call } = guestOf(app.send, { authorization: `Bearer ${token}` });
  const { contracts } = done(await call<ContractsResult>('GET', '/client/presale/contracts'));
  const added = contracts.find(({ contract_number }) => contract_number === 'OWN-1');
  expect(added).toMatchObject({ role: 'main', vouchers: { total: 12, remaining: 12 } });
});

test('stores nothing if a room, property or room type is unknown or a number is repeated', async () => {
  const before = await stored();
  const fresh = row({ contract_number: 'FRESH', vouchers_total: 1 });
  expect(await pointersOf([fresh, row({ contract_number: 'N-1' }, { room_number: '9999' })])).toEqual([
    '/contracts/1/room_number',
  ]);
  expect(await pointersOf([fresh, row({ contract_number: 'N-1', hotel_code: '90' })])).toEqual([
    '/contracts/1/contract/hotel_code',
  ]);
  expect(await pointersOf([fresh, row({ contract_number: 'N-1', room_type_codes: ['NONE'] })])).toEqual([
    '/contracts/1/contract/room_type_codes/0',
  ]);
  expect(await pointersOf([fresh, fresh])).toEqual(['/contracts/1/contract/contract_number']);
  expect(await stored()).toEqual(before);
});

test('needs its scope, and another company reaches neither the rooms nor the contracts', async () => {
  const before = await stored();
  expect(await pointersOf([row({ vouchers_total: 1 })], OTHERS)).toEqual([
    '/contracts/0/room_number',
    '/contracts/0/contract/hotel_code',
  ]);
  expect(problemOf(await put([ROW], { key: await app.keyWith('read', 'ari') }))).toBe('403 insufficient_scope');
  expect(await stored()).toEqual(before);
});
