import { describe, expect, test } from 'vitest';
import type { OwnershipRequest } from '../../generated/types.ts';
import { OWNED_ROOMS } from '../../scripts/demo/company.ts';
import { asBuildings, isOwner } from './presale.rules.ts';

const person = OWNED_ROOMS[0]!;
const corporation = OWNED_ROOMS[3]!;
function claimOf(room: (typeof OWNED_ROOMS)[number], more: Partial<OwnershipRequest> = {}): OwnershipRequest {
  return {
    building_code: room.building_code,
    unit_code: room.unit_code,
    room_number: room.room_number,
    distribution_number: room.distribution_number,
    owner_name: room.owner_name,
    ...(room.business_number !== undefined && { business_number: room.business_number }),
    ...more,
  };
}

describe('isOwner', () => {
  test.each([
    ['accepts a person', person, 'PRESALE_INDIVIDUAL', {}, true],
    ['accepts a person with spaces in the name', person, 'PRESALE_INDIVIDUAL', { owner_name: ' 최 지우 ' }, true],
    ['rejects another person', person, 'PRESALE_INDIVIDUAL', { owner_name: '최지오' }, false],
    ['rejects another sale number', person, 'PRESALE_INDIVIDUAL', { distribution_number: 'D-2024-0118' }, false],
    ['rejects a person who claims to be a corporation', person, 'PRESALE_CORPORATE', {}, false],
    ['accepts a corporation', corporation, 'PRESALE_CORPORATE', {}, true],
    [
      'rejects a corporation with another business number',
      corporation,
      'PRESALE_CORPORATE',
      { business_number: '0000000203' },
      false,
    ],
    ['rejects a general member', person, 'GENERAL', {}, false],
  ] as const)('%s', (_, room, memberType, request, expected) => {
    expect(isOwner(room, memberType, claimOf(room, request))).toBe(expected);
  });
});

test('groups rooms by building and unit, without their owners', () => {
  const buildings = asBuildings(OWNED_ROOMS, ['en']);
  expect(buildings).toEqual([
    {
      building_code: 'B101',
      building_name: 'Building 101',
      units: [
        { unit_code: 'A', unit_name: 'Type A', room_numbers: ['1203', '1204'] },
        { unit_code: 'B', unit_name: 'Type B', room_numbers: ['1301'] },
      ],
    },
    {
      building_code: 'B102',
      building_name: 'Building 102',
      units: [{ unit_code: 'B', unit_name: 'Type B', room_numbers: ['0705', '0706'] }],
    },
  ]);
});
