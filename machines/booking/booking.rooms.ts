import type {
  CouponChoice,
  QuoteRequest,
  ReservationRoom,
  SearchRequest,
  SelectedUpselling,
} from '../../generated/types.ts';

export type Choice = { roomTypeCode: string; packageCode: string | null };

export type RoomOptions = {
  /** Index of the room. */
  room: number;
  selectedUpselling: SelectedUpselling[];
  early_checkout_seq?: number;
};

/** What a member uses for the stay: coupons of each room, and points. */
export type Benefits = { coupons: CouponChoice[][]; usePoint: number | null };

/** A room of the chosen type for each of the party's (spec, section 4), as yet without options. */
export function roomsOf(search: SearchRequest, { roomTypeCode }: Choice): ReservationRoom[] {
  return search.reservationInfo.map((party) => ({ room_type_code: roomTypeCode, ...party, selectedUpselling: [] }));
}

export function withOptions(rooms: ReservationRoom[], options: RoomOptions): ReservationRoom[] {
  const { early_checkout_seq: _, ...plain } = rooms[options.room] as ReservationRoom;
  const room = { ...plain, selectedUpselling: options.selectedUpselling };
  const seq = options.early_checkout_seq;
  return rooms.with(options.room, seq === undefined ? room : { ...room, early_checkout_seq: seq });
}

export function withoutOptions(rooms: ReservationRoom[]): ReservationRoom[] {
  return rooms.map(({ early_checkout_seq: _, ...room }) => ({ ...room, selectedUpselling: [] }));
}

export function withCoupons(rooms: ReservationRoom[], coupons: CouponChoice[][]): ReservationRoom[] {
  return rooms.map(({ coupon_list: _, ...room }, index) => {
    const chosen = coupons[index] ?? [];
    return chosen.length > 0 ? { ...room, coupon_list: chosen } : room;
  });
}

/** What a price is asked for: codes and counts only. */
export function quoteRequest(
  search: SearchRequest,
  choice: Choice | null,
  rooms: ReservationRoom[],
  usePoint: number | null = null,
): QuoteRequest {
  return {
    hotel_code: search.hotel_code,
    start_date: search.start_date,
    end_date: search.end_date,
    ...(choice?.packageCode ? { package_code: choice.packageCode } : {}),
    ...(search.promotion_code ? { promotion_code: search.promotion_code } : {}),
    ...(usePoint ? { use_point: usePoint } : {}),
    reservationRoomList: rooms,
  };
}
