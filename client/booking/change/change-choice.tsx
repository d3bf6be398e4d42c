import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/lazy.tsx';
import styles from './change.module.css';
import { Section } from '../reservation/reservation-parts.tsx';

type Props = {
  title: string;
  now: string;
  edit: string;
  icon: ReactNode;
  /** A summary of the new choice, or null while the choice is incomplete. */
  chosen: string | null;
  /** Explains what the guest still has to choose. Shown while `chosen` is null. */
  missing?: string;
  onApply: () => void;
  onOpen: () => void;
  children: ReactNode;
};

export function ChangeChoice({ title, now, edit, icon, chosen, missing, onApply, onOpen, children }: Props) {
  const { t } = useTranslation('change');
  const [open, setOpen] = useState(false);
  const start = () => {
    onOpen();
    setOpen(true);
  };
  const apply = () => {
    onApply();
    setOpen(false);
  };
  return (
    <Section title={title}>
      <div className={styles.choice}>
        <p className={styles.now}>{now}</p>
        <Button variant="quiet" icon={icon} onClick={start}>
          {edit}
        </Button>
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={edit}
        closeLabel={t('booking:close')}
        size="large"
        footer={
          <div className={styles.foot}>
            <p aria-live="polite">{chosen ?? missing}</p>
            <Button disabled={chosen === null} onClick={apply}>
              {t('apply')}
            </Button>
          </div>
        }
      >
        {children}
      </Sheet>
    </Section>
  );
}
