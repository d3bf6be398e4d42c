import type { SocialPrefill } from '../../../generated/types.ts';
import type { InformationDraft } from './information-draft.ts';

/**
 * Prefills the form with data from the social provider, without replacing typed values. Omits the phone number, because
 * it must be verified.
 */
export function prefilled(typed: InformationDraft, prefill: SocialPrefill | null): InformationDraft {
  const { user_name: name, phone_number: _, ...provided } = prefill ?? {};
  const known = { ...(!provided.last_name && !provided.first_name && name ? { first_name: name } : {}), ...provided };
  return { ...known, ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) };
}
