import { followSession as bookingFollows } from '../booking/journey/follow-session.ts';
import { followSession as catalogueFollows, searchSoFar } from '../catalogue/search/follow-session.ts';
import { followSession as sailingFollows } from '../sailing/search/follow-session.ts';
import { followSession as signupFollows } from '../signup/follow-session.ts';

/**
 * Subscribes the domain areas to the session. Call this before the session starts. The catalogue must be first, because
 * it updates the search before a booking journey restarts with it.
 */
export function subscribeToSession(): void {
  catalogueFollows();
  bookingFollows(searchSoFar);
  sailingFollows();
  signupFollows();
}
