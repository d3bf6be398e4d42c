import { type ReactElement, type ReactNode, useState } from 'react';
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
        <LeaveQuestion
          name={name}
          onClose={() => setAsked(false)}
          onKeep={() => {
            setAsked(false);
            onKeep?.();
          }}
        >
          {(label) => (
            <Link href={href} asChild>
              <LinkButton>{label}</LinkButton>
            </Link>
          )}
        </LeaveQuestion>
      )}
    </>
  );
}

/** False while the result of a payment is pending, because the rooms aren't released then. */
export function isHeld({ value, children }: Pick<BookingSnapshot, 'value' | 'children'>): boolean {
  if (value === 'paying') return children.payment?.getSnapshot().can({ type: 'BACK' }) ?? false;
  return value === 'held';
}

type QuestionProps = {
  /** Name of the other hotel, if known. */
  name: string | undefined;
  onClose: () => void;
  onKeep: () => void;
  /** Returns the link or button that opens the other hotel. */
  children: (label: string) => ReactNode;
};

/** Asks whether to release the held rooms, because the guest is switching to another hotel. */
export function LeaveQuestion({ name, onClose, onKeep, children }: QuestionProps) {
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
