/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const customerInfoGuestLastNameMax = 50;


export const customerInfoGuestLastNameRegExp = new RegExp('\\S');
export const customerInfoGuestFirstNameMax = 50;


export const customerInfoGuestFirstNameRegExp = new RegExp('\\S');
export const customerInfoGuestPhoneRegExp = new RegExp('^[0-9]{8,15}$');
export const customerInfoGuestEmailMax = 254;

export const customerInfoGuestMemoMax = 1000;

export const customerInfoEmergencyNameMax = 100;


export const customerInfoEmergencyNameRegExp = new RegExp('\\S');
export const customerInfoEmergencyPhoneRegExp = new RegExp('^[0-9]{8,15}$');


export const CustomerInfo = zod.strictObject({
  "guest_last_name": zod.string().min(1).max(customerInfoGuestLastNameMax).regex(customerInfoGuestLastNameRegExp),
  "guest_first_name": zod.string().min(1).max(customerInfoGuestFirstNameMax).regex(customerInfoGuestFirstNameRegExp),
  "guest_phone": zod.string().regex(customerInfoGuestPhoneRegExp).describe('Digits only'),
  "guest_email": zod.email().max(customerInfoGuestEmailMax),
  "guest_memo": zod.string().max(customerInfoGuestMemoMax).optional(),
  "emergency_name": zod.string().min(1).max(customerInfoEmergencyNameMax).regex(customerInfoEmergencyNameRegExp).optional(),
  "emergency_phone": zod.string().regex(customerInfoEmergencyPhoneRegExp).optional()
}).meta({ id: 'CustomerInfo', description: 'Who the booking is for, and who to reach in an emergency where the property asks.' });

export type CustomerInfo = zod.input<typeof CustomerInfo>;
export type CustomerInfoOutput = zod.output<typeof CustomerInfo>;
