/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * What a tier can be worth. `value` beside it is the percent, the hour, the number of people or of points.
 */
export type BenefitType = typeof BenefitType[keyof typeof BenefitType];


export const BenefitType = {
  point_earning: 'point_earning',
  room_upgrade: 'room_upgrade',
  late_check_out: 'late_check_out',
  lounge: 'lounge',
  free_breakfast: 'free_breakfast',
  welcome_amenities: 'welcome_amenities',
  extra_points: 'extra_points',
  food_and_beverage_discount: 'food_and_beverage_discount',
  welcome_drink: 'welcome_drink',
  suite_discount: 'suite_discount',
  vip_amenities: 'vip_amenities',
  phone_booking_discount: 'phone_booking_discount',
  calendar_and_goods: 'calendar_and_goods',
  sauna: 'sauna',
  pool: 'pool',
  express_check_in: 'express_check_in',
  valet: 'valet',
} as const;
