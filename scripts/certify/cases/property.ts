import assert from 'node:assert/strict';
import type { ImportResult, PictureUploadResult, RoomResult } from '../../../generated/types.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { dayOf } from '../calendar.ts';
import { accepted, type Call } from '../calls.ts';
import type { Case } from '../case.ts';
import { greySquare } from '../picture.ts';
import { ALLOTMENT, bundleOf, hotelOf, PRICE, ROOM } from '../property.ts';

function load(call: Call, bundle: object, query = '') {
  return call<ImportResult>('POST', `/provider/property-bundles${query}`, { body: bundle });
}
export const propertyCases: readonly Case[] = [
  {
    id: 'bundle.shown',
    given: 'a property that was loaded as a bundle',
    when: 'a visitor opens its room and its calendar',
    expect: 'the texts and prices of the bundle',
    async run({ call, property, today }) {
      const path = `/client/catalogue/rooms/${ROOM}?hotel_code=${property}`;
      const headers = { 'Accept-Language': 'en' };
      const { room } = accepted(await call<RoomResult>('GET', path, { key: null, headers }));
      assert.equal(room.room_type_name, 'Twin');
      assert.equal((await dayOf(call, property, addDays(today, 90))).price, PRICE);
    },
  },
  {
    id: 'bundle.dry-run',
    given: 'a bundle with another price',
    when: 'it is checked in a dry run',
    expect: 'success, and the price stays the same',
    async run({ call, company, property, today }) {
      const hotel = hotelOf(property, today);
      for (const row of hotel.days) row.price = PRICE + 10_000;
      const { dry_run } = accepted(await load(call, bundleOf(company, [hotel]), '?dry_run=true'));
      assert.equal(dry_run, true);
      assert.equal((await dayOf(call, property, addDays(today, 90))).price, PRICE);
    },
  },
  {
    id: 'bundle.invalid',
    given: 'a bundle whose room refers to an unknown policy',
    when: 'it is loaded',
    expect: '422 validation with a pointer to the room’s policy, and nothing changes',
    async run({ call, company, property, today }) {
      const hotel = hotelOf(property, today);
      hotel.room_types[0]!.policy_code = 'NONE';
      const { status, problem } = await load(call, bundleOf(company, [hotel]));
      assert.deepEqual([status, problem.code], [422, 'validation']);
      assert.ok(problem.errors?.some(({ pointer }) => pointer === '/hotels/0/room_types/0/policy_code'));
    },
  },
  {
    id: 'bundle.other-company',
    given: 'a bundle of another company',
    when: 'it is loaded with our key',
    expect: '403 forbidden',
    async run({ call, property, today }) {
      const { status, problem } = await load(call, bundleOf('another', [hotelOf(property, today)]));
      assert.deepEqual([status, problem.code], [403, 'forbidden']);
    },
  },
  {
    id: 'picture.upload',
    given: 'a picture',
    when: 'it is uploaded',
    expect: 'the path for bundles; a page with the name of a picture is rejected',
    async run({ call }) {
      const form = (content: Uint8Array<ArrayBuffer>) => {
        const body = new FormData();
        body.set('file', new File([content], 'certification.png'));
        return { body };
      };
      const path = '/provider/pictures/certification.png';
      const stored = accepted(await call<PictureUploadResult>('PUT', path, form(greySquare())));
      assert.match(stored.file_path, /certification\.png$/);
      const page = new TextEncoder().encode('<!doctype html>');
      assert.equal((await call('PUT', path, form(page))).status, 422);
    },
  },
  {
    id: 'calendar.rooms-left',
    given: 'a day with the allotment of the bundle',
    when: 'visitors ask for as many rooms, and for one more',
    expect: 'the day is available for as many, and sold out for one more',
    async run({ call, property, today }) {
      const day = addDays(today, 95);
      assert.equal((await dayOf(call, property, day, ALLOTMENT)).status, 'open');
      assert.equal((await dayOf(call, property, day, ALLOTMENT + 1)).status, 'sold_out');
    },
  },
];
