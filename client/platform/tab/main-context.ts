import { createContext } from 'react';
import type { MainResult } from '../../../generated/types.ts';

/** Null outside a HotelProvider. In its own file, because importing it from hotel.tsx would create an import cycle. */
export const Main = createContext<MainResult | null>(null);
