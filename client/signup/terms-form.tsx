import { useState } from 'react';
import { useListTerms } from '../../generated/hooks/property.ts';
import type { SignupAgreements, Terms } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useLangType, useTranslation } from '../platform/i18n/i18n.ts';
import { ProviderHtml } from '../platform/page/provider-html.tsx';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TermLine, TermLines } from '../ui/term-lines.tsx';
import styles from './signup.module.css';

type Agreed = Partial<Record<keyof SignupAgreements, boolean>>;
type Kind = keyof SignupAgreements;

type Props = {
  agreed: Agreed;
  onAgree: (agreed: Agreed) => void;
  onContinue: (agreed: SignupAgreements) => void;
};

export function TermsForm({ agreed, onAgree, onContinue }: Props) {
  const { t } = useTranslation('signup');
  const { hotel_code, membership_terms_alone: alone } = useHotel();
  const terms = useListTerms({ langType: useLangType(), hotelCode: hotel_code });
  const [missed, setMissed] = useState(false);
  const kinds: readonly Kind[] = alone
    ? ['PRIVACY', 'TERMS', 'MARKETING', 'MEMBERSHIP']
    : ['PRIVACY', 'TERMS', 'MARKETING'];
  const lines = (terms.data?.termsList ?? []).filter((term): term is Terms & { termsType: Kind } =>
    kinds.some((kind) => kind === term.termsType),
  );
  const missing = (kind: Kind) => kind !== 'MARKETING' && !agreed[kind];
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setMissed(true);
    const first = kinds.find(missing);
    if (first) return document.getElementsByName(`agreements.${first}`)[0]?.focus();
    onContinue({
      PRIVACY: true,
      TERMS: true,
      MARKETING: agreed.MARKETING === true,
      ...(alone && { MEMBERSHIP: true }),
    });
  };

  if (terms.error) return <LoadProblem query={terms} />;
  if (!terms.data) return <Skeleton lines={5} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TermLines
          all={{
            label: t('terms.all'),
            checked: lines.every(({ termsType }) => agreed[termsType]),
            onChange: (value) => onAgree(Object.fromEntries(lines.map(({ termsType }) => [termsType, value]))),
          }}
        >
          {lines.map(({ termsType, title, content }) => (
            <TermLine
              key={termsType}
              title={title}
              mark={t(termsType === 'MARKETING' ? 'terms.optional' : 'terms.required')}
              readLabel={t('terms.read', { title })}
              foldLabel={t('terms.fold', { title })}
              box={{
                name: `agreements.${termsType}`,
                checked: agreed[termsType] === true,
                onChange: (event) => onAgree({ ...agreed, [termsType]: event.currentTarget.checked }),
                required: termsType !== 'MARKETING',
                error: missed && missing(termsType) ? t('terms.missing') : undefined,
              }}
            >
              {() => <ProviderHtml html={content} />}
            </TermLine>
          ))}
        </TermLines>
        {alone && (
          <a className={styles.alone} href={paths.membershipTerms()} target="_blank" rel="noreferrer">
            {t('terms.alone')}
          </a>
        )}
        <Button type="submit" size="large" block>
          {t('next')}
        </Button>
      </Stack>
    </form>
  );
}
