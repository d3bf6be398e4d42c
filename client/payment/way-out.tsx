import { useEffect, useState } from 'react';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { closeCardWindow } from './card-window.ts';
import styles from './waiting.module.css';

/** How long the card window is open before the bar appears. */
const AFTER_MS = 8000;

/**
 * Lets the guest close a card window that stays empty. The page can't see whether the window has loaded, because its
 * content is cross-origin, so the bar appears over every window that is still open.
 */
export function WayOut({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payment');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  const close = () => {
    closeCardWindow();
    onClose();
  };
  return (
    // Use a popover, because the top layer is above any z-index.
    <div popover="manual" ref={(bar) => bar?.showPopover?.()} className={styles.wayOut} role="status">
      <span>{t('window.empty')}</span>
      <Button size="small" onClick={close}>
        {t('window.close')}
      </Button>
    </div>
  );
}
