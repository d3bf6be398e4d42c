import { lazy } from 'react';

/** A section of My Page. Only ferry lines load it. */
export const MyTravellers = lazy(() => import('./my-travellers.tsx'));
