import { followSession as bookingFollows } from '../booking/journey/follow-session.ts';
import { followSession as catalogueFollows, searchSoFar } from '../catalogue/search/follow-session.ts';
import { followSession as signupFollows } from '../signup/follow-session.ts';

/** Subscribe before the session starts. The search comes first, because the journey restarts with its dates. */
export function subscribeToSession(): void {
  catalogueFollows();
  bookingFollows(searchSoFar);
  signupFollows();
}
