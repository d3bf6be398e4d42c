import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { BookingSnapshot } from './booking.store.ts';
import { useOngoingBooking } from './ongoing-booking.ts';

type Props = {
  href: string;
  name: string;
  /** Called when the guest keeps the held rooms. */
  onKeep?: () => void;
  children: ReactElement;
};

/** Link to another hotel. Switching hotels releases held rooms, so the guest must confirm it first. */
export function HotelLink({ href, name, onKeep, children }: Props) {
  const { snapshot } = useOngoingBooking();
  const [asked, setAsked] = useState(false);
  const held = snapshot !== null && isHeld(snapshot);
  return (
    <>
      <Link
        href={href}
        asChild
        onClick={(event) => {
          if (!held) return;
          event.preventDefault();
          setAsked(true);
        }}
      >
        {children}
      </Link>
      {asked && (
        <Question
          href={href}
          name={name}
          onClose={() => setAsked(false)}
          onKeep={() => {
            setAsked(false);
            onKeep?.();
          }}
        />
      )}
    </>
  );
}

/** False while the result of a payment is pending, because the rooms aren't released then. */
function isHeld({ value, children }: BookingSnapshot): boolean {
  if (value === 'paying') return children.payment?.getSnapshot().can({ type: 'BACK' }) ?? false;
  return value === 'held';
}

type QuestionProps = Pick<Props, 'href' | 'name'> & { onClose: () => void; onKeep: () => void };

function Question({ href, name, onClose, onKeep }: QuestionProps) {
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
          <Link href={href} asChild>
            <LinkButton>{t('leave.go')}</LinkButton>
          </Link>
        </>
      }
    >
      <p>{t('leave.body', { name })}</p>
    </Dialog>
  );
}
