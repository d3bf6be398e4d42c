import { CalendarDays, Hotel, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useMain } from '../app/hotel.tsx';
import { paths } from '../paths.ts';
import { Sheet } from '../ui/lazy.tsx';
import { LanguageChoice } from './language-choice.tsx';
import styles from './mobile-menu.module.css';

/** What the header shows on a desk, for widths of 1280 px or less. */
export default function MobileMenu({ onClose, onHotels }: { onClose: () => void; onHotels?: () => void }) {
  const { t } = useTranslation('app');
  const { footer_data: footer } = useMain();
  return (
    <Sheet open onClose={onClose} title={t('header.menu')} closeLabel={t('close')} desk="side">
      <nav className={styles.menu} aria-label={t('header.navigation')}>
        <Link href={paths.reservation()} onClick={onClose}>
          <CalendarDays aria-hidden="true" />
          {t('header.reservation')}
        </Link>
        <Link href={paths.login('lookup')} onClick={onClose}>
          <Search aria-hidden="true" />
          {t('header.lookup')}
        </Link>
        {onHotels && (
          <button type="button" onClick={onHotels}>
            <Hotel aria-hidden="true" />
            {t('header.otherHotels')}
          </button>
        )}
      </nav>
      <div className={styles.foot}>
        <LanguageChoice />
        {footer.tel && <a href={`tel:${footer.tel.replace(/\D/g, '')}`}>{footer.tel}</a>}
      </div>
    </Sheet>
  );
}
