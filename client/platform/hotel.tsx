import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import { preload } from 'react-dom';
import { Redirect } from 'wouter';
import { getGetMainQueryOptions, useGetMain } from '../../generated/hooks/property.ts';
import type { HotelInfo, MainResult } from '../../generated/types.ts';
import { setBrand } from '../brand/brand.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';
import { problemOf } from './api.ts';
import { daysFromNow } from './clock.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { fileUrl } from './files.ts';
import { formattersOf, useLocale, useTranslation } from './i18n.ts';
import { ProblemNotice } from './problems.tsx';
import { queryClient } from './queryClient.ts';

const COOKIE = 'd_booking_code';
const KEPT_DAYS = 90;

/** The property this browser looks at, or null where the site was never entered through `start`. */
export function hotelCode(): string | null {
  return readCookie(COOKIE) || null;
}
export function keepHotelCode(code: string): void {
  return writeCookie(COOKIE, code, daysFromNow(KEPT_DAYS));
}
export function forgetHotel(): void {
  return dropCookie(COOKIE);
}

const FACTS = { query: { staleTime: 10 * 60_000 } };

/** Asks for the hotel before React has begun, and for its picture as soon as the hotel is known. */
export function fetchHotelEarly(): void {
  const code = hotelCode();
  if (!code) return;
  const main = getGetMainQueryOptions({ hotelCode: code }, FACTS);
  void queryClient.fetchQuery(main).then(
    ({ hotel }) => {
      const scene = hotel.main_images[0];
      if (scene && location.pathname === paths.home())
        preload(fileUrl(scene.file_path), { as: 'image', fetchPriority: 'high' });
    },
    () => undefined, // The screen that asks again shows the problem.
  );
}

const Main = createContext<MainResult | null>(null);

/** Everything below has a hotel. Without a code the access is invalid (spec, section 8); an unknown code is forgotten. */
export function HotelProvider({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const code = hotelCode();
  const main = useGetMain({ hotelCode: code ?? '' }, { query: { ...FACTS.query, enabled: code !== null } });
  const problem = main.error && problemOf(main.error);
  const unknown = problem?.code === 'not_found' || problem?.code === 'invalid_access' || problem?.code === 'validation';

  const hotel = main.data?.hotel;
  // Before it is painted: a brand has its own letters, and a change of them moves everything.
  useLayoutEffect(() => {
    if (!hotel) return;
    setBrand(hotel.brand);
    // 12 is answered as 14: from now on the code is the one that was answered.
    keepHotelCode(hotel.hotel_code);
  }, [hotel]);

  if (code === null || unknown) return <InvalidAccess />;
  if (main.data) return <Main value={main.data}>{children}</Main>;
  if (problem) return <ProblemNotice problem={problem} onRetry={() => void main.refetch()} page />;
  return waiting;
}

function InvalidAccess() {
  const { t } = useTranslation('app');
  useEffect(() => {
    forgetHotel();
    toast.danger(t('invalidAccess'));
  }, [t]);
  return <Redirect to={paths.error()} replace />;
}

/** The hotel, its footer and its sister properties. Only below HotelProvider. */
export function useMain(): MainResult {
  const main = useContext(Main);
  if (!main) throw new Error('useMain outside HotelProvider');
  return main;
}

export function useHotel(): HotelInfo {
  return useMain().hotel;
}
export function useHotelCode(): string {
  return useHotel().hotel_code;
}

/** Money, dates and numbers, in the guest's language and the hotel's currency. */
export function useFormatters() {
  return formattersOf(useLocale(), useHotel().currency);
}
