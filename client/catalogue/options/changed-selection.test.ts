import { expect, test } from 'vitest';
import type { QuoteRequest } from '../../../generated/types.ts';
import { forParty, onDates, partyOf, withRoomOptions } from './changed-selection.ts';

const couple = { adult: 2, kid: 0, infant: 0, pet: 0 };
const breakfast = { upselling_code: 'BREAKFAST', count: 2, date_list: ['2027-06-11', '2027-06-12'] };
const dinner = { upselling_code: 'DINNER', count: 1, date_list: ['2027-06-12'] };
const pickup = { upselling_code: 'PICKUP', count: 1, date_list: [] };
const selection: QuoteRequest = {
  hotel_code: '1',
  start_date: '2027-06-11',
  end_date: '2027-06-13',
  reservationRoomList: [
    { room_type_code: 'DLX', ...couple, early_checkout_seq: 1, selectedUpselling: [breakfast, dinner, pickup] },
  ],
};

test('books options for every night on all new nights, and keeps only the remaining nights of others', () => {
  const optionsOn = (start: string, end: string) =>
    onDates(selection, { start, end }).reservationRoomList[0]!.selectedUpselling;
  const three = ['2027-06-12', '2027-06-13', '2027-06-14'];
  expect(optionsOn('2027-06-12', '2027-06-15')).toEqual([{ ...breakfast, date_list: three }, dinner, pickup]);
  expect(optionsOn('2027-06-20', '2027-06-21')).toEqual([{ ...breakfast, date_list: ['2027-06-20'] }, pickup]);
});

test('keeps the options when the party changes, and adds a room without options', () => {
  const { reservationRoomList } = forParty(selection, [{ ...couple, kid: 1 }, couple]);
  expect(reservationRoomList).toEqual([
    { ...selection.reservationRoomList[0], kid: 1 },
    { room_type_code: 'DLX', ...couple, selectedUpselling: [] },
  ]);
  expect(partyOf(selection)).toEqual([couple]);
});

test('replaces the options for a room, and resets the check-out time if none is given', () => {
  expect(withRoomOptions(selection, 0, { selectedUpselling: [pickup] }).reservationRoomList).toEqual([
    { room_type_code: 'DLX', ...couple, selectedUpselling: [pickup] },
  ]);
});
