import { lazy } from 'react';

/** Its own file, so the list of routes doesn't name all chunks of the page, which few guests see. */
const ErrorScreen = lazy(() => import('./error-page.tsx'));
export default ErrorScreen;
