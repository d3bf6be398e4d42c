import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/lazy.tsx';

type Props = {
  /** Name of the other hotel, if known. */
  name: string | undefined;
  onClose: () => void;
  onKeep: () => void;
  /** Returns the link or button that opens the other hotel. */
  children: (label: string) => ReactNode;
};

/** Asks whether to release the held rooms, because the guest switches to another hotel. */
export function LeaveQuestion({ name, onClose, onKeep, children }: Props) {
  const { t } = useTranslation('booking-form');
  return (
    <Dialog
      open
      onClose={onClose}
      alert
      size="small"
      title={t('leave.title')}
      closeLabel={t('app:close')}
      footer={
        <>
          <Button variant="quiet" onClick={onKeep}>
            {t('leave.keep')}
          </Button>
          {children(t('leave.go'))}
        </>
      }
    >
      <p>{t('leave.body', { name: name ?? t('leave.other') })}</p>
    </Dialog>
  );
}
