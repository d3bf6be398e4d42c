import { Check, CircleAlert, Minus } from 'lucide-react';
import { passwordState } from '../../../openapi/session/password.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import styles from './password-meter.module.css';

/** Requires the `session` translations to be loaded. */
export function PasswordMeter({ value, id }: { value: string; id?: string }) {
  const { t } = useTranslation('session');
  const { letters, digits, specials, needed, long, foreign, good } = passwordState(value);
  const kinds = Number(letters) + Number(digits) + Number(specials);
  const parts = [
    { id: 'letters', met: letters },
    { id: 'digits', met: digits },
    { id: 'specials', met: specials },
  ];
  const strength = value === '' ? 0 : good ? kinds : 1;
  return (
    <div className={styles.meter} id={id}>
      <div className={styles.bars} data-strength={strength} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <ul className={styles.parts} aria-label={t('password.rule')}>
        {parts.map(({ id: part, met }) => (
          <Part key={part} met={met}>
            {t(`password.${part}`)}
          </Part>
        ))}
        <Part met={long}>{t('password.length', { count: needed })}</Part>
      </ul>
      <p className={styles.summary} role="status">
        {foreign ? (
          <>
            <CircleAlert aria-hidden="true" />
            {t('password.foreign')}
          </>
        ) : (
          good && t('password.good')
        )}
      </p>
    </div>
  );
}

function Part({ met, children }: { met: boolean; children: string }) {
  const { t } = useTranslation('session');
  const Icon = met ? Check : Minus;
  return (
    <li data-met={met || undefined}>
      <Icon aria-hidden="true" />
      {children}
      <span className={styles.spoken}>{t(met ? 'password.met' : 'password.unmet')}</span>
    </li>
  );
}
