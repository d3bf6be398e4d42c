import { zodResolver } from '@hookform/resolvers/zod';
import { strictObject } from 'zod';
import { Agreements, CustomerInfo } from '../../generated/zod/schemas.ts';

const withEmergency = CustomerInfo.required({ emergency_name: true, emergency_phone: true });

/** The contract's rules for who is coming; somebody to reach in an emergency where the property asks (spec, section 5). */
export function guestResolver(emergency: boolean) {
  return zodResolver(strictObject({ customerInfo: emergency ? withEmergency : CustomerInfo, agreements: Agreements }));
}
