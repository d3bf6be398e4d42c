import { useEffect, useState } from 'react';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { closeCardWindow } from './card-window.ts';
import styles from './waiting.module.css';

/** The time after which a window that is still empty is assumed never to load. */
const AFTER_MS = 8000;

/**
 * Lets the guest close a card window that stays empty. The window's content is cross-origin, so the page can't detect
 * whether it has loaded. The bar therefore appears over every layer.
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
    // A popover is in the top layer, above any z-index.
    <div popover="manual" ref={(bar) => bar?.showPopover?.()} className={styles.wayOut} role="status">
      <span>{t('window.empty')}</span>
      <Button size="small" onClick={close}>
        {t('window.close')}
      </Button>
    </div>
  );
}
