import type { PartyRoom, QuoteRequest, ReservationRoom, SelectedUpselling } from '../../../generated/types.ts';
import { nightsOf } from '../../ui/calendar/days.ts';
import type { StayRange } from '../../ui/calendar/calendar-types.ts';
import type { CheckoutTaken } from './checkout-choice.tsx';

/**
 * The selection on other dates. An option that was had on every night is had on every night again; of others the nights that stay are kept,
 * and one without any night is gone.
 */
export function onDates(selection: QuoteRequest, { start, end }: StayRange): QuoteRequest {
  const before = nightsOf(selection.start_date, selection.end_date);
  const nights = nightsOf(start, end);
  const moved = (option: SelectedUpselling): SelectedUpselling[] => {
    if (option.date_list.length === 0) return [option];
    const date_list =
      option.date_list.length === before.length ? nights : option.date_list.filter((date) => nights.includes(date));
    return date_list.length > 0 ? [{ ...option, date_list }] : [];
  };
  return {
    ...selection,
    start_date: start,
    end_date: end,
    reservationRoomList: selection.reservationRoomList.map((room) => ({
      ...room,
      selectedUpselling: room.selectedUpselling.flatMap(moved),
    })),
  };
}

/** The selection for another party: rooms keep their options, and one that is added is of the same type without any. */
export function forParty(selection: QuoteRequest, party: readonly PartyRoom[]): QuoteRequest {
  const [first] = selection.reservationRoomList;
  const added = { room_type_code: first?.room_type_code ?? '', selectedUpselling: [] };
  return {
    ...selection,
    reservationRoomList: party.map((who, at) => ({ ...(selection.reservationRoomList[at] ?? added), ...who })),
  };
}

/** The selection with other options in one room. */
export function withRoomOptions(selection: QuoteRequest, at: number, taken: CheckoutTaken): QuoteRequest {
  const { early_checkout_seq: _, ...room } = selection.reservationRoomList[at] as ReservationRoom;
  return { ...selection, reservationRoomList: selection.reservationRoomList.with(at, { ...room, ...taken }) };
}

/** Who is in which room. */
export function partyOf({ reservationRoomList }: QuoteRequest): PartyRoom[] {
  return reservationRoomList.map(({ adult, kid, infant, pet }) => ({ adult, kid, infant, pet }));
}
