import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../../ui/link-button.tsx';
import { isHeld } from './is-held.ts';
import { LeaveQuestion } from './leave-question.tsx';
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
