import type { UserInfo } from '../../../generated/types.ts';
import { largeFirst } from '../../ui/intl.ts';

type Names = Pick<UserInfo, 'user_name' | 'last_name_en' | 'first_name_en'>;

export function memberName({ user_name, last_name_en, first_name_en }: Names, locale: string): string {
  return largeFirst(locale) || !last_name_en || !first_name_en ? user_name : `${first_name_en} ${last_name_en}`;
}
