import { followSession as bookingFollows } from '../booking/journey/follow-session.ts';
import { followSession as catalogueFollows, searchSoFar } from '../catalogue/search/follow-session.ts';
import { followSession as signupFollows } from '../signup/follow-session.ts';

/** Connects the areas that follow the session, before it starts. The search first: a journey begins anew with it. */
export function subscribeToSession(): void {
  catalogueFollows();
  bookingFollows(searchSoFar);
  signupFollows();
}
