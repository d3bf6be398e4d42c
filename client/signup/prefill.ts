import type { SocialPrefill } from '../../generated/types.ts';
import type { InformationDraft } from './information.fields.ts';

/** What the social provider said, where nothing is typed yet; but the phone, which is proven. */
export function prefilled(typed: InformationDraft, prefill: SocialPrefill | null): InformationDraft {
  const { user_name: name, phone_number: _, ...provided } = prefill ?? {};
  const known = { ...(!provided.last_name && !provided.first_name && name ? { first_name: name } : {}), ...provided };
  return { ...known, ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) };
}
