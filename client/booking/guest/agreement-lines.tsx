import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useListTerms } from '../../../generated/hooks/property.ts';
import type { Agreements } from '../../../generated/types.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { useLangType, useTranslation } from '../../platform/i18n/i18n.ts';
import { ProviderHtml } from '../../platform/page/provider-html.tsx';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TermLine, TermLines } from '../../ui/term-lines.tsx';
import styles from './agreement-lines.module.css';
import type { GuestDraft, GuestField } from './guest-draft.ts';

type Kind = keyof Agreements;
const KINDS: readonly Kind[] = ['PRIVACY', 'TERMS', 'PASSPORT', 'MARKETING'];
function isKind(type: string): type is Kind {
  return KINDS.includes(type as Kind);
}

type Props = {
  form: UseFormReturn<GuestDraft>;
  errorOf: (field: GuestField) => string | undefined;
  /** Whether to ask for consent to store passport details, which only voyages require. */
  passports: boolean;
};

export function AgreementLines({ form, errorOf, passports }: Props) {
  const { t } = useTranslation('booking');
  const terms = useListTerms({ langType: useLangType(), hotelCode: useHotelCode() });
  const agreed = useWatch({ control: form.control, name: 'agreements' });
  // Omit the membership terms: members accept them when they sign up.
  const lines = (terms.data?.termsList ?? []).filter(
    ({ termsType }) => termsType !== 'MEMBERSHIP' && (passports || termsType !== 'PASSPORT'),
  );
  const kinds = lines.map(({ termsType }) => termsType).filter(isKind);
  const all = kinds.length > 0 && kinds.every((kind) => agreed[kind]);
  const agreeToAll = (value: boolean) => {
    for (const kind of kinds) form.setValue(`agreements.${kind}`, value, { shouldDirty: true, shouldValidate: value });
  };

  return (
    <Stack gap={2} as="section" aria-labelledby="terms-title">
      <h2 id="terms-title" className={styles.title}>
        {t('terms.title')}
      </h2>
      <LoadProblem query={terms} />
      {terms.isPending && <Skeleton shape="block" height="3.5rem" lines={4} />}
      {terms.data && (
        <TermLines all={{ label: t('terms.all'), checked: all, onChange: agreeToAll }}>
          {lines.map(({ termsType, title, content, required }) => (
            <TermLine
              key={termsType}
              title={title}
              mark={t(required ? 'terms.required' : 'terms.optional')}
              box={
                isKind(termsType)
                  ? {
                      ...form.register(`agreements.${termsType}`),
                      required,
                      error: errorOf(`agreements.${termsType}`),
                    }
                  : undefined
              }
              readLabel={t('terms.read', { title })}
              foldLabel={t('terms.fold', { title })}
            >
              {() => <ProviderHtml html={content} />}
            </TermLine>
          ))}
        </TermLines>
      )}
    </Stack>
  );
}
