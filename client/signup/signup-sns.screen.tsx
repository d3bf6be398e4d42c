import { useState } from 'react';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { type SocialSignup, storage } from '../platform/tab/storage.ts';
import { SignupSteps } from './signup-steps.tsx';
import { keptForThisLogin } from './social-draft.ts';
import { SocialLogin } from './social-login.tsx';
import { useSignup } from './use-signup.ts';

export default function SocialSignupScreen() {
  const { t } = useTranslation('signup');
  const { hotel_code } = useHotel();
  const [social] = useState(() => storage.socialSignup.get());
  if (social) return <Journey key={hotel_code} social={social} />;
  return <SocialLogin title={t('social.none.title')} lead={t('social.none.lead')} />;
}

function Journey({ social: { ticket, provider, prefill } }: { social: SocialSignup }) {
  const { hotel_code, member_types, membership_terms_alone } = useHotel();
  const journey = useSignup('signup_social', {
    hotelCode: hotel_code,
    memberTypes: member_types,
    membershipTermsAlone: membership_terms_alone,
    social: { ticket, provider, prefill },
    information: keptForThisLogin(),
  });
  return <SignupSteps kind="signup_social" journey={journey} />;
}
