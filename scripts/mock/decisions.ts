export type Decision = {
  /** Name of a request field in the body, the address or the credentials. */
  field: string;
  /**
   * Names of the examples to use for each operation if no example has the requested value. The mock returns the first
   * one that matches the fields compared so far. If none matches, it returns the first one in the list.
   */
  otherwise?: Readonly<Record<string, readonly string[]>>;
};

/**
 * The mock sells only the stay in the examples. For other dates, everything is sold out, and a search returns the dates
 * that are available.
 */
const OTHER_DAYS = {
  searchOffers: ['allSoldOut', 'petsSoldOut', 'springsSoldOut', 'lakeSoldOut', 'resortSoldOut'],
  createQuote: ['allRoomsSoldOut'],
  createChangeQuote: ['allRoomsSoldOut'],
};

/** The mock sells only the sailings in the examples. Any other sailing is either sold out or not found. */
const OTHER_SAILINGS = {
  searchCabins: ['notFound'],
  createVoyageQuote: ['allRoomsSoldOut'],
  createVoyageChangeQuote: ['allRoomsSoldOut'],
};

/** Fields that select the example to return, in order of precedence. */
export const DECISIONS: readonly Decision[] = [
  { field: 'hotelCode', otherwise: { getMain: ['unknownHotel'] } },
  { field: 'hotel_code' },
  // The example for a hold depends on its quote, not on the travellers.
  { field: 'quote_id' },
  // Fields that identify the caller.
  { field: 'bearerAuth' },
  { field: 'signupToken' },
  { field: 'reservationToken' },
  { field: 'sso_key', otherwise: { loginBySso: ['sessionExpired'] } },
  { field: 'loginId', otherwise: { loginUser: ['badCredentials'] } },
  { field: 'birthday' },
  { field: 'guardian_name' },
  { field: 'login_id' },
  { field: 'ticket' },
  { field: 'current_password' },
  { field: 'CsHsUi' },
  { field: 'member_type' },
  { field: 'social_ticket' },
  // Fields that identify what is requested.
  { field: 'status', otherwise: { listReservations: ['none'] } },
  { field: 'route_code', otherwise: { searchSailings: ['notFound'], getSailingCalendar: ['notFound'] } },
  { field: 'departure_date', otherwise: { searchSailings: ['noSailings'] } },
  { field: 'return_date', otherwise: { searchSailings: ['noSailings'] } },
  { field: 'outbound', otherwise: OTHER_SAILINGS },
  { field: 'inbound', otherwise: OTHER_SAILINGS },
  {
    field: 'cabin_type_code',
    otherwise: { createVoyageQuote: ['roomSoldOut'], createVoyageChangeQuote: ['roomSoldOut'] },
  },
  { field: 'ship_code', otherwise: { getShip: ['notFound'] } },
  { field: 'start_date', otherwise: OTHER_DAYS },
  { field: 'end_date', otherwise: OTHER_DAYS },
  {
    field: 'room_type_code',
    otherwise: { getRoom: ['notFound'], createQuote: ['notFound'], createChangeQuote: ['notFound'] },
  },
  { field: 'package_code', otherwise: { getPackage: ['notFound'], createQuote: ['roomSoldOut'] } },
  ...['adult', 'kid', 'infant', 'pet'].map((field) => ({
    field,
    otherwise: {
      createQuote: ['customerCentreRequired'],
      createChangeQuote: ['customerCentreRequired'],
      createVoyageQuote: ['roomSoldOut'],
    },
  })),
  ...['selectedUpselling', 'early_checkout_seq'].map((field) => ({
    field,
    otherwise: { createQuote: ['upsellingUnavailable'], createChangeQuote: ['upsellingUnavailable'] },
  })),
  {
    field: 'promotion_code',
    otherwise: {
      getCalendar: ['promotionInvalid'],
      searchOffers: ['promotionInvalid'],
      checkPromotion: ['promotionInvalid'],
      createQuote: ['promotionInvalid'],
    },
  },
  { field: 'coupon_code', otherwise: { createQuote: ['couponInvalid'], registerCoupon: ['couponInvalid'] } },
  { field: 'coupon_list' },
  { field: 'benefit_list', otherwise: { createQuote: ['benefitNotChosen'] } },
  { field: 'use_point', otherwise: { createQuote: ['mileageOverMaximum'] } },
  { field: 'voucher_contract', otherwise: { createQuote: ['contractNotFound'] } },
  { field: 'contract_number' },
  { field: 'user_name' },
  { field: 'active' },
  { field: 'member_no' },
  { field: 'hold_number' },
  { field: 'order_id' },
  { field: 'reservation_number', otherwise: { lookUpReservation: ['lookupMismatch'] } },
  { field: 'guest_name', otherwise: { lookUpReservation: ['lookupMismatch'] } },
  { field: 'voc_seq' },
  { field: 'query' },
  // Fields of verifications, social logins and duplicate checks.
  { field: 'channel' },
  { field: 'subject' },
  { field: 'verification_id' },
  { field: 'code' },
  { field: 'provider' },
  { field: 'field' },
  { field: 'value' },
];
