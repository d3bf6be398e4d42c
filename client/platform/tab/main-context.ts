import { createContext } from 'react';
import type { MainResult } from '../../../generated/types.ts';

/** Null outside a HotelProvider. In its own file, because a HotelProvider imports the page that shows problems. */
export const Main = createContext<MainResult | null>(null);
