import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { array, literal, strictObject, string } from 'zod';
import { Agreements, CustomerInfo, Traveler } from '../../../generated/zod/schemas.ts';
import { type GuestDraft, isForAnother } from './guest-draft.ts';

const GUEST_CONTACT = { guest_phone: true, guest_email: true } as const;
const BOOKER = { booker_last_name: true, booker_first_name: true, booker_phone: true, booker_email: true } as const;
const EMERGENCY = { emergency_name: true, emergency_phone: true } as const;

/** `key` and `band` exist only in the form, not in the contract. */
const OF_VOYAGE = {
  agreements: Agreements.required({ PASSPORT: true }),
  travellers: array(Traveler.extend({ key: string(), band: literal(['adult', 'kid', 'infant']) })),
};

/**
 * Returns a resolver that validates the guest form with the contract's schemas. The booker's full contact details are
 * always required. An emergency contact is required for voyages and if `emergency` is true; travellers with passports
 * only for voyages. See docs/specification.md.
 */
export function guestResolver({ emergency, voyage }: { emergency: boolean; voyage: boolean }): Resolver<GuestDraft> {
  return (values, ...more) => {
    const contact = isForAnother(values.customerInfo) ? BOOKER : GUEST_CONTACT;
    const customerInfo = CustomerInfo.required({ ...contact, ...((emergency || voyage) && EMERGENCY) });
    const rules = voyage ? { customerInfo, ...OF_VOYAGE } : { customerInfo, agreements: Agreements };
    // The resolver's input type describes valid values, but a draft may be invalid.
    const judge = zodResolver(strictObject(rules)) as unknown as Resolver<GuestDraft>;
    return judge(values, ...more);
  };
}
