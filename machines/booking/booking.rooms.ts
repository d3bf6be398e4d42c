import type {
  CouponChoice,
  QuoteRequest,
  ReservationRoom,
  SearchRequest,
  SelectedUpselling,
  StayBenefitType,
} from '../../generated/types.ts';

export type Choice = { roomTypeCode: string; packageCode: string | null };

export type RoomOptions = {
  room: number;
  selectedUpselling: SelectedUpselling[];
  early_checkout_seq?: number;
};

/**
 * The benefits that a member uses for a stay: coupons and tier benefits by room, points, or the vouchers of a contract.
 */
export type Benefits = {
  coupons: CouponChoice[][];
  ofTier: StayBenefitType[][];
  usePoint: number | null;
  voucher: string | null;
  /**
   * The promotion code to use with the benefits, or null for none. The member price can't be combined with a promotion.
   */
  promotion: string | null;
};

/** Returns one room of the chosen type, without options, for each room of the party. See docs/specification.md. */
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

export function withBenefits(
  rooms: ReservationRoom[],
  { coupons, ofTier }: Pick<Benefits, 'coupons' | 'ofTier'>,
): ReservationRoom[] {
  return rooms.map(({ coupon_list: _, benefit_list: _of, ...room }, index) => {
    const [coupon_list = [], benefit_list = []] = [coupons[index], ofTier[index]];
    return {
      ...room,
      ...(coupon_list.length > 0 && { coupon_list }),
      ...(benefit_list.length > 0 && { benefit_list }),
    };
  });
}

export function withPromotion(
  { promotion_code: _, ...search }: SearchRequest,
  promotion: string | null,
): SearchRequest {
  return promotion === null ? search : { ...search, promotion_code: promotion };
}

/** Returns a quote request. It contains no prices, because the server computes them. */
export function quoteRequest(
  search: SearchRequest,
  choice: Choice | null,
  rooms: ReservationRoom[],
  { usePoint = null, voucher = null }: Partial<Pick<Benefits, 'usePoint' | 'voucher'>> = {},
): QuoteRequest {
  return {
    hotel_code: search.hotel_code,
    start_date: search.start_date,
    end_date: search.end_date,
    ...(choice?.packageCode ? { package_code: choice.packageCode } : {}),
    ...(search.promotion_code ? { promotion_code: search.promotion_code } : {}),
    ...(usePoint ? { use_point: usePoint } : {}),
    ...(voucher ? { voucher_contract: voucher } : {}),
    reservationRoomList: rooms,
  };
}
