import type { PartyRoom, QuoteRequest, ReservationRoom, SelectedUpselling } from '../../../generated/types.ts';
import { nightsOf } from '../../ui/calendar/days.ts';
import type { StayRange } from '../../ui/calendar/calendar-types.ts';
import type { CheckoutTaken } from './checkout-choice.tsx';

/**
 * Moves the selection to other dates. An option booked for every night is then booked for every new night. Other
 * options keep only their nights within the new dates, and are dropped if none is left.
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

/** Changes the party of the selection. Added rooms get the type of the first room and no options. */
export function forParty(selection: QuoteRequest, party: readonly PartyRoom[]): QuoteRequest {
  const [first] = selection.reservationRoomList;
  const added = { room_type_code: first?.room_type_code ?? '', selectedUpselling: [] };
  return {
    ...selection,
    reservationRoomList: party.map((who, at) => ({ ...(selection.reservationRoomList[at] ?? added), ...who })),
  };
}

export function withRoomOptions(selection: QuoteRequest, at: number, taken: CheckoutTaken): QuoteRequest {
  const { early_checkout_seq: _, ...room } = selection.reservationRoomList[at] as ReservationRoom;
  return { ...selection, reservationRoomList: selection.reservationRoomList.with(at, { ...room, ...taken }) };
}

export function partyOf({ reservationRoomList }: QuoteRequest): PartyRoom[] {
  return reservationRoomList.map(({ adult, kid, infant, pet }) => ({ adult, kid, infant, pet }));
}
