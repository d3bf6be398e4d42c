import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { LookupRequest } from '../../generated/types.ts';
import { FindPasswordRequest, LookupRequest as Lookup, VerificationRequest } from '../../generated/zod/schemas.ts';

/** The contract's rules for the forms of who wants in: fetched when one of them is first typed into. */
export const lookupResolver: Resolver<LookupRequest> = zodResolver(Lookup);

export type Person = { loginId: string; user_name: string; phone_number: string };

/** Whose ID or password it is: for an ID the number is enough. */
export function personResolver(goal: 'id' | 'password'): Resolver<Person> {
  const schema = (goal === 'password' ? FindPasswordRequest : VerificationRequest).omit({ hotel_code: true }).strip();
  return zodResolver(schema) as unknown as Resolver<Person>;
}
