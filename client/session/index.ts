/** What other areas use of the session. */
export { CODE_FIELDS, CodeForm } from './recovery/code-form.tsx';
export { endLogin } from './end-login.ts';
export { Entry } from './entry-page.tsx';
export { ForMembers } from './for-members.tsx';
export { guestPrefill } from './guest-prefill.ts';
export { linkSocial } from './login/link-social.ts';
export { LookupForm } from './login/lookup-form.tsx';
export { PasswordMeter } from './recovery/password-meter.tsx';
export { SocialMark } from './login/social-mark.tsx';
export { keepChanged } from './keep-changed.ts';
export { session, useSession } from './session.ts';
export { onSession, type SuppliedSearch } from './session-events.ts';
