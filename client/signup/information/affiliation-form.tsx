import { zodResolver } from '@hookform/resolvers/zod';
import type { AffiliationRequest } from '../../../generated/types.ts';
import { AffiliationRequest as Schema } from '../../../generated/zod/schemas.ts';
import { digitsOnly } from '../../platform/form/typed.ts';
import { useContractForm } from '../../platform/form/use-contract-form.ts';
import type { FormFields } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Props = {
  draft: Partial<AffiliationRequest>;
  busy: boolean;
  onDraft: (draft: Partial<AffiliationRequest>) => void;
  onVerify: (affiliation: AffiliationRequest) => void;
};

const FIELDS: FormFields<keyof AffiliationRequest> = {
  names: ['affiliate_name', 'business_number', 'customer_number'],
};

export function AffiliationForm({ draft, busy, onDraft, onVerify }: Props) {
  const { t } = useTranslation('signup');
  const { form, errorOf } = useContractForm<AffiliationRequest>({
    fields: FIELDS,
    draft,
    onDraft,
    rules: async () => zodResolver(Schema),
    messageOf: (what) => t(`affiliation.errors.${what}`, { defaultValue: '' }),
  });
  const field = (name: keyof AffiliationRequest) => ({
    ...form.register(name, name === 'business_number' ? { setValueAs: digitsOnly } : {}),
    label: t(`affiliation.${name}`),
    error: errorOf(name),
    required: true,
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onVerify)(event)}>
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
