import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { LookupRequest } from '../../generated/types.ts';
import { FindPasswordRequest, LookupRequest as Lookup, VerificationRequest } from '../../generated/zod/schemas.ts';

/** This module is loaded when the guest first types into one of the forms that it validates. */
export const lookupResolver: Resolver<LookupRequest> = zodResolver(Lookup);

export type Person = { loginId: string; user_name: string; phone_number: string };

/** Finding an ID requires only the phone number. */
export function personResolver(goal: 'id' | 'password'): Resolver<Person> {
  const schema = (goal === 'password' ? FindPasswordRequest : VerificationRequest).omit({ hotel_code: true }).strip();
  return zodResolver(schema) as unknown as Resolver<Person>;
}
