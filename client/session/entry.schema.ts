import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { LookupRequest } from '../../generated/types.ts';
import { FindPasswordRequest, LookupRequest as Lookup, VerificationRequest } from '../../generated/zod/schemas.ts';

/** Imported on the guest's first input, which keeps the schemas out of the first load. */
export const lookupResolver: Resolver<LookupRequest> = zodResolver(Lookup);

export type Person = { loginId: string; user_name: string; phone_number: string };

/** Only the phone number is required to find an ID. */
export function personResolver(goal: 'id' | 'password'): Resolver<Person> {
  const schema = (goal === 'password' ? FindPasswordRequest : VerificationRequest).omit({ hotel_code: true }).strip();
  return zodResolver(schema) as unknown as Resolver<Person>;
}
