import { lazy } from 'react';

/** Loads the page lazily, because few guests see it. Otherwise, the list of routes would contain its chunk names. */
const ErrorScreen = lazy(() => import('./error-page.tsx'));
export default ErrorScreen;
