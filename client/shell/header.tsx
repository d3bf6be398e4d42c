import { ArrowLeft, ChevronDown, House, Menu } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import type { HotelInfo } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { fileUrl } from '../platform/api/files.ts';
import { useMain } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useSession } from '../session/index.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Container } from '../ui/layout.tsx';
import { canGoBack } from '../ui/overlays.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { returnsFrom, siteLinks } from './site-links.ts';

const HotelChooser = lazy(() => import('./hotel-chooser.tsx'));
const MobileMenu = lazy(() => import('./mobile-menu.tsx'));

export function Header({ overPicture }: { overPicture: boolean }) {
  const { t } = useTranslation('app');
  const { hotel, property_hotel_list: hotels } = useMain();
  const { user } = useSession();
  const atTop = useAtTop();
  const [path] = useLocation();
  const [open, setOpen] = useState<'hotels' | 'menu' | null>(null);
  const close = () => setOpen(null);

  return (
    <header className={styles.header} data-clear={(overPicture && atTop) || undefined}>
      <Container className={styles.bar}>
        <div className={styles.travel}>{path !== paths.home() && <BackAndHome />}</div>
        {hotels.length > 1 ? (
          <button type="button" className={styles.logo} onClick={() => setOpen('hotels')} aria-haspopup="dialog">
            <Logo hotel={hotel} />
            <ChevronDown className={styles.more} aria-hidden="true" />
            <VisuallyHidden>{t('header.otherHotels')}</VisuallyHidden>
          </button>
        ) : (
          <Link className={styles.logo} href={paths.home()}>
            <Logo hotel={hotel} />
          </Link>
        )}
        <nav className={styles.nav} aria-label={t('header.navigation')}>
          <Link href={paths.reservation()}>{t('header.reservation')}</Link>
          {siteLinks(user, hotel).map(([label, address]) => (
            <Link key={label} href={address} onClick={() => returnsFrom(address)}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={styles.language}>
          <LanguageChoice />
        </div>
        <IconButton className={styles.menu} label={t('header.menu')} onClick={() => setOpen('menu')}>
          <Menu aria-hidden="true" />
        </IconButton>
      </Container>
      <Suspense fallback={null}>
        {open === 'hotels' && <HotelChooser onClose={close} />}
        {open === 'menu' && (
          <MobileMenu onClose={close} onHotels={hotels.length > 1 ? () => setOpen('hotels') : undefined} />
        )}
      </Suspense>
    </header>
  );
}

function BackAndHome() {
  const { t } = useTranslation('app');
  const [, navigate] = useLocation();
  return (
    <>
      <IconButton label={t('header.back')} onClick={() => (canGoBack() ? history.back() : navigate(paths.home()))}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={t('header.home')} onClick={() => navigate(paths.home())}>
        <House aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Shows the hotel's name if a logo can't be loaded, and tries again when the network returns. */
function Logo({ hotel }: { hotel: HotelInfo }) {
  const { main_image_file: dark, main_image_white_file: white } = hotel;
  const [broken, setBroken] = useState(false);
  if (!dark || !white || broken) return <span className={styles.name}>{hotel.hotel_name}</span>;
  const shown = {
    alt: hotel.hotel_name,
    width: 119,
    height: 32,
    loading: 'lazy',
    onError: () => {
      setBroken(true);
      window.addEventListener('online', () => setBroken(false), { once: true });
    },
  } as const;
  const onDark = fileUrl(white.file_path);
  return (
    <>
      <picture className={styles.onPaper}>
        <source media="(prefers-color-scheme: dark)" srcSet={onDark} />
        <img src={fileUrl(dark.file_path)} {...shown} />
      </picture>
      <img className={styles.onScene} src={onDark} {...shown} />
    </>
  );
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
function useAtTop() {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY <= 0,
    () => true,
  );
}
