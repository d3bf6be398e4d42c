import { useEffect, useState } from 'react';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { closeCardWindow } from './card-window.ts';
import styles from './waiting.module.css';

/** By then a window that comes has come. */
const AFTER_MS = 8000;

/**
 * Closes a card window that stays empty. What is in it is another site's, so nobody can see here whether it came: the way out stands at
 * the foot of the page, over the provider's layer, whichever it is.
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
    // In the browser's top layer, which lies over every place that a page can claim.
    <div popover="manual" ref={(bar) => bar?.showPopover?.()} className={styles.wayOut} role="status">
      <span>{t('window.empty')}</span>
      <Button size="small" onClick={close}>
        {t('window.close')}
      </Button>
    </div>
  );
}
