import { QrCode } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Reservation } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';

const CheckInCodeDialog = lazy(() => import('./check-in-code-dialog.tsx'));

export function CheckInButton({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!reservation.allowed_actions.includes('check_in')) return null;
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button icon={<QrCode aria-hidden="true" size={18} />} onClick={show}>
        {t('checkIn.open')}
      </Button>
      <Suspense fallback={null}>
        {opened && <CheckInCodeDialog reservation={reservation} open={open} onClose={close} />}
      </Suspense>
    </>
  );
}
