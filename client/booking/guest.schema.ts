import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { strictObject } from 'zod';
import { Agreements, CustomerInfo } from '../../generated/zod/schemas.ts';
import type { GuestDraft } from './guest.fields.ts';

const withEmergency = CustomerInfo.required({ emergency_name: true, emergency_phone: true });

/** The contract's rules for who is coming; somebody to reach in an emergency where the property asks (spec, section 5). */
export function guestResolver(emergency: boolean): Resolver<GuestDraft> {
  const schema = strictObject({ customerInfo: emergency ? withEmergency : CustomerInfo, agreements: Agreements });
  // The draft is what the schema has yet to judge.
  return zodResolver(schema) as unknown as Resolver<GuestDraft>;
}
