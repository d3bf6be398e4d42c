import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListTerms } from '../../generated/hooks/property/property.ts';
import type { Agreements, Terms } from '../../generated/types.ts';
import { useHotelCode } from '../app/hotel.tsx';
import { useLangType } from '../app/i18n.ts';
import { ProblemNotice, problemOf } from '../app/problems.tsx';
import { ProviderHtml } from '../app/ProviderHtml.tsx';
import { Checkbox, type CheckboxProps } from '../ui/Checkbox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './agreement-lines.module.css';
import type { GuestDraft, GuestField } from './guest.fields.ts';

type Kind = keyof Agreements;
const KINDS: readonly Kind[] = ['PRIVACY', 'TERMS', 'MARKETING'];
const isKind = (type: string): type is Kind => KINDS.includes(type as Kind);

type Props = { form: UseFormReturn<GuestDraft>; errorOf: (field: GuestField) => string | undefined };

/** Privacy, terms, marketing, in the order the property gives them; then the cancellation rules to read. */
export function AgreementLines({ form, errorOf }: Props) {
  const { t } = useTranslation('booking');
  const terms = useListTerms({ langType: useLangType(), hotelCode: useHotelCode() });
  const agreed = useWatch({ control: form.control, name: 'agreements' });
  // Those of the membership are accepted by who joins.
  const lines = (terms.data?.termsList ?? []).filter(({ termsType }) => termsType !== 'MEMBERSHIP');
  const asked = lines.map(({ termsType }) => termsType).filter(isKind);
  const all = asked.length > 0 && asked.every((kind) => agreed[kind]);
  const agreeToAll = (value: boolean) => {
    for (const kind of asked) form.setValue(`agreements.${kind}`, value, { shouldDirty: true, shouldValidate: value });
  };

  return (
    <Stack gap={2} as="section" aria-labelledby="terms-title">
      <h2 id="terms-title" className={styles.title}>
        {t('terms.title')}
      </h2>
      {terms.error && <ProblemNotice problem={problemOf(terms.error)} onRetry={() => void terms.refetch()} />}
      {terms.isPending && <Skeleton lines={4} />}
      {terms.data && (
        <div className={styles.lines}>
          <Checkbox
            className={styles.all}
            label={t('terms.all')}
            checked={all}
            onChange={(event) => agreeToAll(event.currentTarget.checked)}
          />
          {lines.map((term) =>
            isKind(term.termsType) ? (
              <Line
                key={term.termsType}
                term={term}
                {...form.register(`agreements.${term.termsType}`)}
                required={term.required}
                error={errorOf(`agreements.${term.termsType}`)}
              />
            ) : (
              <Line key={term.termsType} term={term} />
            ),
          )}
        </div>
      )}
    </Stack>
  );
}

/** One line; its text opens in place. Without a `name` there is nothing to agree to. */
function Line({ term, ...box }: { term: Terms } & Omit<CheckboxProps, 'label'>) {
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState(false);
  const id = useId();
  const mark = term.required ? t('terms.required') : t('terms.optional');
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        {box.name ? (
          <Checkbox
            {...box}
            label={
              <>
                {term.title} <span className={styles.mark}>{mark}</span>
              </>
            }
          />
        ) : (
          <p className={styles.reading}>{term.title}</p>
        )}
        <IconButton
          label={t(open ? 'terms.fold' : 'terms.read', { title: term.title })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section id={id} className={styles.text} hidden={!open} aria-label={term.title} tabIndex={0}>
        {open && <ProviderHtml html={term.content} />}
      </section>
    </div>
  );
}
