import type { UserInfo } from '../../../generated/types.ts';
import { largeFirst } from '../../ui/intl.ts';

type Names = Pick<UserInfo, 'user_name' | 'last_name' | 'first_name' | 'last_name_en' | 'first_name_en'>;

/**
 * Returns the member's family name and given name. In languages that put the given name first, returns the English
 * names if both are known. Returns null if the names are unknown.
 */
export function namesIn(user: Partial<Names>, locale: string): [string, string] | null {
  const { last_name, first_name, last_name_en, first_name_en } = user;
  if (!largeFirst(locale) && last_name_en && first_name_en) return [last_name_en, first_name_en];
  return last_name && first_name ? [last_name, first_name] : null;
}

export function memberName(
  { user_name, last_name_en, first_name_en }: Omit<Names, 'last_name' | 'first_name'>,
  locale: string,
): string {
  return largeFirst(locale) || !last_name_en || !first_name_en ? user_name : `${first_name_en} ${last_name_en}`;
}
