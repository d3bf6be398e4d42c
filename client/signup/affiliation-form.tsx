import { zodResolver } from '@hookform/resolvers/zod';
import type { AffiliationRequest } from '../../generated/types.ts';
import { AffiliationRequest as Schema } from '../../generated/zod/schemas.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { TextField } from '../ui/TextField.tsx';
import { digitsOnly, useDraftForm } from './draft.ts';

type Props = {
  draft: Partial<AffiliationRequest>;
  busy: boolean;
  onDraft: (draft: Partial<AffiliationRequest>) => void;
  onVerify: (affiliation: AffiliationRequest) => void;
};

/** Affiliate, business number and customer number, which must belong together. */
export function AffiliationForm({ draft, busy, onDraft, onVerify }: Props) {
  const { t } = useTranslation('signup');
  const { register, handleSubmit, formState } = useDraftForm<AffiliationRequest>(
    { resolver: zodResolver(Schema), defaultValues: draft },
    onDraft,
  );
  const field = (name: keyof AffiliationRequest) => ({
    ...register(name, name === 'business_number' ? { setValueAs: digitsOnly } : {}),
    label: t(`affiliation.${name}`),
    error: formState.errors[name] && t(`affiliation.errors.${name}`),
    required: true,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onVerify)(event)}>
      <Stack gap={3}>
        <TextField {...field('affiliate_name')} autoComplete="organization" />
        <TextField
          {...field('business_number')}
          hint={t('affiliation.numberHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...field('customer_number')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <Button type="submit" size="large" block busy={busy} busyLabel={t('affiliation.busy')}>
          {t('affiliation.submit')}
        </Button>
      </Stack>
    </form>
  );
}
