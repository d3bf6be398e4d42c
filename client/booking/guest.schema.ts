import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { strictObject } from 'zod';
import { Agreements, CustomerInfo } from '../../generated/zod/schemas.ts';
import { type GuestDraft, isForAnother } from './guest.fields.ts';

const GUEST_CONTACT = { guest_phone: true, guest_email: true } as const;
const BOOKER = { booker_last_name: true, booker_first_name: true, booker_phone: true, booker_email: true } as const;
const EMERGENCY = { emergency_name: true, emergency_phone: true } as const;

/**
 * The contract's rules for who is coming: who books is known whole, be it the guest or somebody else, and somebody can be reached in an
 * emergency where the property asks (spec, section 5).
 */
export function guestResolver(emergency: boolean): Resolver<GuestDraft> {
  return (values, ...more) => {
    const contact = isForAnother(values.customerInfo) ? BOOKER : GUEST_CONTACT;
    const customerInfo = CustomerInfo.required({ ...contact, ...(emergency && EMERGENCY) });
    // The draft is what the schema has yet to judge.
    const judge = zodResolver(
      strictObject({ customerInfo, agreements: Agreements }),
    ) as unknown as Resolver<GuestDraft>;
    return judge(values, ...more);
  };
}
