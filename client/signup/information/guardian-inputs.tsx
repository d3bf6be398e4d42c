import type { SignupState } from '../../../generated/types.ts';
import { orNothing } from '../../platform/form/typed.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { formatPhone } from '../../ui/phone.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Proven } from './contact-inputs.tsx';
import styles from '../signup.module.css';
import type { InformationForm } from './use-information.ts';

type Props = InformationForm & { signup: SignupState; onGuardian: () => void };

export function GuardianFields({ form, errorOf, signup, onGuardian }: Props) {
  const { t } = useTranslation('signup');
  return (
    <Stack gap={2} as="section" aria-labelledby="guardian-title" className={styles.guardian}>
      <h2 id="guardian-title" className={styles.sub}>
        {t('guardian.title')}
      </h2>
      <p className={styles.hint}>{t('guardian.why')}</p>
      <TextField
        {...form.register('guardian_name', { setValueAs: orNothing })}
        label={t('guardian.name')}
        error={errorOf('guardian_name')}
        required
        maxLength={50}
        autoComplete="off"
      />
      {signup.guardian_phone_number ? (
        <Proven term={t('guardian.phone')} value={formatPhone(signup.guardian_phone_number)} onChange={onGuardian} />
      ) : (
        <Button variant="quiet" block onClick={onGuardian}>
          {t('guardian.prove')}
        </Button>
      )}
    </Stack>
  );
}
