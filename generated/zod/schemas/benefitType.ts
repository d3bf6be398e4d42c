/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const BenefitType = zod.enum(['point_earning', 'room_upgrade', 'late_check_out', 'lounge', 'free_breakfast', 'welcome_amenities', 'extra_points', 'food_and_beverage_discount', 'welcome_drink', 'suite_discount', 'vip_amenities', 'phone_booking_discount', 'calendar_and_goods', 'sauna', 'pool', 'express_check_in', 'valet']).meta({ id: 'BenefitType', description: 'What a tier can be worth. `value` beside it is the percent, the hour, the number of people or of points.' });

export type BenefitType = zod.input<typeof BenefitType>;
export type BenefitTypeOutput = zod.output<typeof BenefitType>;
