import type { SocialProvider } from '../../../generated/types.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import styles from './social-buttons.module.css';
import { SocialMark } from './social-mark.tsx';

type Props = { onChoose: (provider: SocialProvider) => void; going: SocialProvider | null };

export function SocialButtons({ onChoose, going }: Props) {
  const { t } = useTranslation('session');
  const { social_logins: providers } = useHotel();
  if (providers.length === 0) return null;
  return (
    <section className={styles.social} aria-label={t('social.title')}>
      <p className={styles.or}>{t('social.title')}</p>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="quiet"
            size="large"
            block
            className={styles.button}
            icon={<SocialMark provider={provider} />}
            busy={going === provider}
            onClick={() => onChoose(provider)}
          >
            {t(`social.${provider}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
