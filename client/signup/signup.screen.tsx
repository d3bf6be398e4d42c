import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { Entry } from '../session/index.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { SignupSteps } from './signup-steps.tsx';
import { useSignup } from './use-signup.ts';

/** Joining, by an ID of one's own. */
export default function SignupScreen() {
  const { hotel_code, member_types, membership_terms_alone } = useHotel();
  if (member_types.length === 0) return <NobodyJoins />;
  return (
    <Journey
      key={hotel_code}
      input={{ hotelCode: hotel_code, memberTypes: member_types, membershipTermsAlone: membership_terms_alone }}
    />
  );
}

function Journey({ input }: { input: Parameters<typeof useSignup>[1] }) {
  const journey = useSignup('signup', input);
  return <SignupSteps kind="signup" journey={journey} />;
}

function NobodyJoins() {
  const { t } = useTranslation('signup');
  return (
    <Entry title={t('closed.title')} lead={t('closed.lead')}>
      <Link href={paths.reservation()} asChild>
        <LinkButton size="large">{t('welcome.book')}</LinkButton>
      </Link>
    </Entry>
  );
}
