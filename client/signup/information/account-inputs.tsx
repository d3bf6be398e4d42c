import { useWatch } from 'react-hook-form';
import { ID_INPUT, trimmed } from '../../platform/form/typed.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PasswordMeter } from '../../session/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { CheckedField } from './checked-field.tsx';
import styles from '../signup.module.css';
import type { InformationForm } from './use-information.ts';

const METER = 'password-meter';

export function AccountFields({ form, check, stateOf, errorOf }: InformationForm) {
  const { t } = useTranslation('signup');
  const [loginId, password] = useWatch({ control: form.control, name: ['login_id', 'password'] });
  const show = { showLabel: t('information.show'), hideLabel: t('information.hide') };
  return (
    <Stack gap={3} as="section" aria-labelledby="account-title">
      <h2 id="account-title" className={styles.sub}>
        {t('information.account')}
      </h2>
      <CheckedField
        {...form.register('login_id', { setValueAs: trimmed, onBlur: () => void check('login_id') })}
        label={t('information.login_id')}
        hint={t('information.idHint')}
        error={errorOf('login_id')}
        state={stateOf('login_id', loginId)}
        onCheck={() => void check('login_id', { focus: true })}
        checkLabel={t('information.check')}
        availableLabel={t('information.idAvailable')}
        required
        {...ID_INPUT}
        enterKeyHint="next"
      />
      <div>
        <PasswordField
          {...form.register('password')}
          {...show}
          label={t('information.password')}
          error={errorOf('password')}
          aria-describedby={METER}
          required
          maxLength={64}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <PasswordMeter id={METER} value={password ?? ''} />
      </div>
      <PasswordField
        {...form.register('password_confirm')}
        {...show}
        label={t('information.password_confirm')}
        error={errorOf('password_confirm')}
        required
        maxLength={64}
        autoComplete="new-password"
        enterKeyHint="next"
      />
    </Stack>
  );
}
