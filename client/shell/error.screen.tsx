import { lazy } from 'react';

/**
 * Loads the page lazily, because few guests see it. A direct import would add its chunk names to the list of routes.
 */
const ErrorScreen = lazy(() => import('./error-page.tsx'));
export default ErrorScreen;
