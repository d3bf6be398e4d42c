/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const partyRoomAdultMax = 20;

export const partyRoomKidMin = 0;
export const partyRoomKidMax = 20;

export const partyRoomInfantMin = 0;
export const partyRoomInfantMax = 20;

export const partyRoomPetMin = 0;
export const partyRoomPetMax = 10;



export const PartyRoom = zod.strictObject({
  "adult": zod.int().min(1).max(partyRoomAdultMax),
  "kid": zod.int().min(partyRoomKidMin).max(partyRoomKidMax),
  "infant": zod.int().min(partyRoomInfantMin).max(partyRoomInfantMax),
  "pet": zod.int().min(partyRoomPetMin).max(partyRoomPetMax)
}).meta({ id: 'PartyRoom', description: 'Who sleeps in one room.' });

export type PartyRoom = zod.input<typeof PartyRoom>;
export type PartyRoomOutput = zod.output<typeof PartyRoom>;
