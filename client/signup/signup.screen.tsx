import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Entry } from '../session/index.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { SignupSteps } from './signup-steps.tsx';
import type { SignupInput } from './signup.store.ts';
import { forgetSignup } from './social-draft.ts';
import { useSignup } from './use-signup.ts';

export default function SignupScreen() {
  const { hotel_code, member_types, membership_terms_alone } = useHotel();
  if (member_types.length === 0) return <SignupUnavailable />;
  return (
    <Journey
      key={hotel_code}
      input={{ hotelCode: hotel_code, memberTypes: member_types, membershipTermsAlone: membership_terms_alone }}
    />
  );
}

type JourneyProps = { input: SignupInput };

function Journey({ input }: JourneyProps) {
  const [started, setStarted] = useState(0);
  const beginAnew = useCallback(() => {
    forgetSignup('signup');
    setStarted((count) => count + 1);
  }, []);
  return <OneJourney key={started} input={input} onAgain={beginAnew} />;
}

function OneJourney({ input, onAgain }: JourneyProps & { onAgain: () => void }) {
  const journey = useSignup('signup', input);
  const finished = journey.snapshot.status === 'done';
  useEffect(() => {
    if (!finished) return;
    const here = location.pathname;
    // The router fires this event even if the address doesn't change.
    const again = () => void (location.pathname === here && onAgain());
    addEventListener('pushState', again);
    return () => removeEventListener('pushState', again);
  }, [finished, onAgain]);
  return <SignupSteps kind="signup" journey={journey} />;
}

function SignupUnavailable() {
  const { t } = useTranslation('signup');
  return (
    <Entry title={t('closed.title')} lead={t('closed.lead')}>
      <Link href={paths.reservation()} asChild>
        <LinkButton size="large">{t('welcome.book')}</LinkButton>
      </Link>
    </Entry>
  );
}
