import { CircleCheck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { SignupCodeRequest, SignupState } from '../../../generated/types.ts';
import { EMAIL_INPUT, orNothing, trimmed } from '../../platform/form/typed.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { formatPhone } from '../../ui/phone.ts';
import { TextField } from '../../ui/text-field.tsx';
import { CheckedField } from './checked-field.tsx';
import styles from '../signup.module.css';
import type { InformationForm } from './use-information.ts';

type Channel = SignupCodeRequest['channel'];
type Props = InformationForm & { signup: SignupState; onChangeContact: (channel: Channel) => void };

/** Verified contacts are shown as text instead of inputs. */
export function ContactFields({ form, check, stateOf, errorOf, signup, onChangeContact }: Props) {
  const { t } = useTranslation('signup');
  const { control, register } = form;
  const email = useWatch({ control, name: 'email' });
  return (
    <Stack gap={3} as="section" aria-labelledby="contact-title">
      <h2 id="contact-title" className={styles.sub}>
        {t('information.reach')}
      </h2>
      {signup.phone_number && (
        <Proven
          term={t('information.phone_number')}
          value={formatPhone(signup.phone_number)}
          onChange={() => onChangeContact('SMS')}
        />
      )}
      {signup.email ? (
        <Proven term={t('information.email')} value={signup.email} onChange={() => onChangeContact('EMAIL')} />
      ) : (
        <CheckedField
          {...register('email', {
            setValueAs: trimmed,
            onBlur: () => void check('email'),
          })}
          label={t('information.email')}
          error={errorOf('email')}
          state={stateOf('email', email)}
          onCheck={() => void check('email', { focus: true })}
          checkLabel={t('information.check')}
          availableLabel={t('information.emailAvailable')}
          required
          {...EMAIL_INPUT}
          enterKeyHint="next"
        />
      )}
      <TextField
        {...register('address', { setValueAs: orNothing })}
        label={t('information.address')}
        optionalLabel={t('optional')}
        error={errorOf('address')}
        maxLength={200}
        autoComplete="address-line1"
        enterKeyHint="next"
      />
      <TextField
        {...register('address_detail', { setValueAs: orNothing })}
        label={t('information.address_detail')}
        optionalLabel={t('optional')}
        error={errorOf('address_detail')}
        maxLength={200}
        autoComplete="address-line2"
        enterKeyHint="done"
      />
    </Stack>
  );
}

export function Proven({ term, value, onChange }: { term: string; value: string; onChange?: () => void }) {
  const { t } = useTranslation('signup');
  return (
    <div className={styles.proven}>
      <div>
        <dl>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </dl>
        <p className={styles.available}>
          <CircleCheck aria-hidden="true" />
          {t('information.proven')}
        </p>
      </div>
      {onChange && (
        <Button variant="ghost" size="small" onClick={onChange}>
          {t('information.change')}
        </Button>
      )}
    </div>
  );
}
