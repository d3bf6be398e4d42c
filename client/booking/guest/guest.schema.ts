import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { array, literal, strictObject, string } from 'zod';
import { Agreements, CustomerInfo, Traveler } from '../../../generated/zod/schemas.ts';
import { type GuestDraft, isForAnother } from './guest.fields.ts';

const GUEST_CONTACT = { guest_phone: true, guest_email: true } as const;
const BOOKER = { booker_last_name: true, booker_first_name: true, booker_phone: true, booker_email: true } as const;
const EMERGENCY = { emergency_name: true, emergency_phone: true } as const;

/** What only a voyage asks for: the travellers, each known to the form by a key and their band, and that their passports may be kept. */
const OF_VOYAGE = {
  agreements: Agreements.required({ PASSPORT: true }),
  travellers: array(Traveler.extend({ key: string(), band: literal(['adult', 'kid', 'infant']) })),
};

/**
 * The contract's rules for who is coming: who books is known whole, be it the guest or somebody else; somebody can be reached in an
 * emergency where the property asks, and on a voyage, which has travellers too (spec, section 5).
 */
export function guestResolver({ emergency, voyage }: { emergency: boolean; voyage: boolean }): Resolver<GuestDraft> {
  return (values, ...more) => {
    const contact = isForAnother(values.customerInfo) ? BOOKER : GUEST_CONTACT;
    const customerInfo = CustomerInfo.required({ ...contact, ...((emergency || voyage) && EMERGENCY) });
    const rules = voyage ? { customerInfo, ...OF_VOYAGE } : { customerInfo, agreements: Agreements };
    // The draft is what the schema has yet to judge.
    const judge = zodResolver(strictObject(rules)) as unknown as Resolver<GuestDraft>;
    return judge(values, ...more);
  };
}
