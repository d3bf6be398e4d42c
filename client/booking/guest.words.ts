import type { FieldErrors } from 'react-hook-form';
import type { ErrorCode } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import type { GuestDraft, GuestField } from './guest.fields.ts';

/** What stands beside a field: missing, too long, not as it should be, or what the server said. */
export function useFieldErrors(errors: FieldErrors<GuestDraft>, valueOf: (field: GuestField) => unknown) {
  const { t } = useTranslation('booking');
  const problemText = useProblemText();
  return (name: GuestField): string | undefined => {
    const [group, key] = name.split('.') as ['customerInfo', 'guest_phone'];
    const error = errors[group]?.[key];
    if (!error) return undefined;
    if (error.type === 'server' && error.message !== 'validation') return problemText(error.message as ErrorCode).title;
    if (error.type === 'too_big') return t('guest.errors.tooLong');
    const empty = !String(valueOf(name) || '').trim();
    return t(`guest.errors.${key}.${empty ? 'missing' : 'invalid'}`, {
      defaultValue: t(`guest.errors.${key}.missing`),
    });
  };
}
