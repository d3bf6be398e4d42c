import type { FieldErrors } from 'react-hook-form';
import type { ErrorCode } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import type { InformationDraft, InformationField } from './information.fields.ts';

/** Mistakes that the product has a sentence of its own for. */
const TOLD: readonly string[] = ['duplicate_id', 'duplicate_email', 'password_mismatch'];

/** What stands beside a field: missing, not as it should be, not asked about yet, or what the server said. */
export function useInformationErrors(
  errors: FieldErrors<InformationDraft>,
  valueOf: (field: InformationField) => unknown,
) {
  const { t } = useTranslation('signup');
  const problemText = useProblemText();
  return (field: InformationField): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    const type = String(error.type);
    if (type === 'server' && error.message !== 'validation') return problemText(error.message as ErrorCode).title;
    if (TOLD.includes(type)) return problemText(type as ErrorCode).title;
    if (type === 'unchecked' || type === 'unproven') return t(`errors.${type}`);
    const empty = !String(valueOf(field) ?? '').trim();
    if (empty) return t(`errors.${field}.missing`, { defaultValue: t('errors.missing') });
    return t(`errors.${field}.invalid`, { defaultValue: t('errors.invalid') });
  };
}
