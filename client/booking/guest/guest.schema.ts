import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { boolean, literal, strictObject, string, tuple } from 'zod';
import { Agreements, CustomerInfo, PassportNumber, Traveler } from '../../../generated/zod/schemas.ts';
import { type GuestDraft, isForAnother } from './guest-draft.ts';

const GUEST_CONTACT = { guest_phone: true, guest_email: true } as const;
const BOOKER = { booker_last_name: true, booker_first_name: true, booker_phone: true, booker_email: true } as const;
const EMERGENCY = { emergency_name: true, emergency_phone: true } as const;

const WITH_CONSENT = Agreements.required({ PASSPORT: true });

/** These fields exist only in the form, not in the contract. */
const IN_FORM = {
  key: string(),
  band: literal(['adult', 'kid', 'infant']),
  keep: boolean().optional(),
  keep_passport: boolean().optional(),
};
const TYPED = Traveler.extend({ ...IN_FORM, passport_number: PassportNumber });
/** A traveller whose saved passport is used. */
const SAVED = Traveler.extend({ ...IN_FORM, passport_number: literal('').optional() });

function travellersSchema(travellers: GuestDraft['travellers'] = []) {
  const schemas = travellers.map(({ saved_traveller_id, passport_number }) =>
    saved_traveller_id && !passport_number ? SAVED : TYPED,
  );
  return tuple(schemas as [typeof TYPED]);
}

/**
 * Returns a resolver that validates the guest form with the contract's schemas. The booker's full contact details are
 * always required. An emergency contact is required for voyages and if `emergency` is true. Travellers with passports
 * are required only for voyages. See docs/specification.md.
 */
export function guestResolver({ emergency, voyage }: { emergency: boolean; voyage: boolean }): Resolver<GuestDraft> {
  return (values, ...more) => {
    const contact = isForAnother(values.customerInfo) ? BOOKER : GUEST_CONTACT;
    const customerInfo = CustomerInfo.required({ ...contact, ...((emergency || voyage) && EMERGENCY) });
    const rules = voyage
      ? { customerInfo, agreements: WITH_CONSENT, travellers: travellersSchema(values.travellers) }
      : { customerInfo, agreements: Agreements };
    // The resolver's input type describes valid values, but a draft may be invalid.
    const judge = zodResolver(strictObject(rules)) as unknown as Resolver<GuestDraft>;
    return judge(values, ...more);
  };
}
