import assert from 'node:assert/strict';
import type { AriDays, AriResult } from '../../../generated/types.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { dayOf } from '../calendar.ts';
import { accepted, type Answer } from '../calls.ts';
import type { Case, Certification } from '../case.ts';
import { PRICE, ROOM } from '../property.ts';

let messages = 0;

type Message = { message_id: string; sequence: number };

/** Each message has a higher number than the one before. */
function nextMessage(): Message {
  const sequence = Date.now() * 1_000 + messages++;
  return { message_id: `certification-${sequence}`, sequence };
}

function send(
  { call, property }: Certification,
  days: readonly AriDays[],
  message = nextMessage(),
): Promise<Answer<AriResult>> {
  return call<AriResult>('POST', '/provider/ari-updates', { body: { hotel_code: property, ...message, days } });
}

function night(day: string, more: Partial<AriDays>): AriDays {
  return { room_type_code: ROOM, from: day, to: day, ...more };
}

export const rateCases: readonly Case[] = [
  {
    id: 'ari.price',
    given: 'a night on sale',
    when: 'its price is changed',
    expect: 'visitors see the new price, and other nights keep theirs',
    async run(certification) {
      const { call, property, today } = certification;
      const day = addDays(today, 110);
      const { changed, problems } = accepted(await send(certification, [night(day, { price: PRICE + 20_000 })]));
      assert.deepEqual([changed, problems], [1, []]);
      assert.equal((await dayOf(call, property, day)).price, PRICE + 20_000);
      assert.equal((await dayOf(call, property, addDays(day, 1))).price, PRICE);
    },
  },
  {
    id: 'ari.repeated',
    given: 'a message that was applied',
    when: 'it is sent again after a later message',
    expect: 'the first answer, and nothing changes',
    async run(certification) {
      const { call, property, today } = certification;
      const day = addDays(today, 112);
      const message = nextMessage();
      const first = accepted(await send(certification, [night(day, { price: 111_000 })], message));
      accepted(await send(certification, [night(day, { price: 222_000 })]));
      const again = accepted(await send(certification, [night(day, { price: 111_000 })], message));
      assert.deepEqual(again, first);
      assert.equal((await dayOf(call, property, day)).price, 222_000);
    },
  },
  {
    id: 'ari.late',
    given: 'an applied message',
    when: 'a message with a lower sequence number arrives',
    expect: 'it is reported as late and changes nothing',
    async run(certification) {
      const { call, property, today } = certification;
      const day = addDays(today, 114);
      const late = nextMessage();
      accepted(await send(certification, [night(day, { price: 333_000 })]));
      const { outcome, changed } = accepted(await send(certification, [night(day, { price: 1 })], late));
      assert.deepEqual([outcome, changed], ['late', 0]);
      assert.equal((await dayOf(call, property, day)).price, 333_000);
    },
  },
  {
    id: 'ari.problems',
    given: 'a message with a good row and a row for an unknown room type',
    when: 'it is sent',
    expect: 'the good row takes effect, and the other is reported with its pointer',
    async run(certification) {
      const { call, property, today } = certification;
      const day = addDays(today, 116);
      const rows = [night(day, { price: 444_000 }), { ...night(day, { price: 1 }), room_type_code: 'NONE' }];
      const { problems } = accepted(await send(certification, rows));
      assert.equal(problems.length, 1);
      assert.match(problems[0]!.pointer, /^\/days\/1/);
      assert.equal((await dayOf(call, property, day)).price, 444_000);
    },
  },
  {
    id: 'ari.closed',
    given: 'a night on sale',
    when: 'it is closed',
    expect: 'visitors can’t book it',
    async run(certification) {
      const { call, property, today } = certification;
      const day = addDays(today, 118);
      accepted(await send(certification, [night(day, { closed: true })]));
      assert.equal((await dayOf(call, property, day)).status, 'closed');
    },
  },
  {
    id: 'ari.below-sold',
    given: 'a booked night',
    when: 'its allotment is set to zero',
    expect: 'the booking stays, no more rooms are sold, and the night is reported',
    async run(certification) {
      const { call, property, book } = certification;
      const { number, start } = await book();
      const { shortages } = accepted(await send(certification, [night(start, { allotment: 0 })]));
      assert.deepEqual(
        shortages.map(({ date }) => date),
        [start],
      );
      assert.equal((await dayOf(call, property, start)).status, 'sold_out');
      assert.equal((await call('GET', `/provider/reservations/${number}`)).status, 200);
    },
  },
];
