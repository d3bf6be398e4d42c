import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import { proxy, ref } from 'valtio/vanilla';
import { Redirect } from 'wouter';
import type { HotelInfo, MainResult } from '../../../generated/types.ts';
import { setBrand } from '../../brand/brand.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { problemOf } from '../api/api.ts';
import { forgetHotel, hotelCode, keepHotelCode, keepInTab, renewCookie } from './hotel-code.ts';
import { Sold, useLocale, useTranslation } from '../i18n/i18n.ts';
import type { MainAnswer } from '../api/main-query.ts';
import { removePrerendered, type PageData, showPage } from '../api/page-data.ts';
import { Main } from './main-context.ts';
import { ProblemPage } from '../page/problem-page.tsx';
import { storage } from './storage.ts';
import { useStore } from './store.ts';

let prerendered: PageData | null = null;

export function takeHotel(page: PageData): boolean {
  if (storage.hotel.get() === null) keepInTab(page.hotelCode);
  const ofThisTab = [page.hotelCode, page.main.hotel.hotel_code].includes(hotelCode() ?? '');
  if (ofThisTab && page.locale === document.documentElement.lang) prerendered = page;
  if (!ofThisTab) removePrerendered();
  showPage();
  return prerendered !== null;
}

/** Returns the data of the prerendered page, or null if there is none or it is for another hotel or language. */
export function prerenderedData(): PageData | null {
  return prerendered;
}

/** Loads the code on demand, because a prerendered first view needs no queries. */
function loadMainQuery() {
  return import('../api/main-query.ts');
}

export function preloadHotel(): void {
  const code = hotelCode();
  if (!code) return;
  void loadMainQuery().then(
    ({ preloadMain }) => preloadMain(code),
    () => undefined, // Ignored here: HotelProvider repeats the request and shows the problem.
  );
}

const latest = proxy<{ answer: MainAnswer | null }>({ answer: null });

function setAnswer(answer: MainAnswer): void {
  latest.answer = ref(answer);
}

/** Uses the response embedded in the page if it is for this hotel and language; otherwise, requests a new one. */
function useAnswer(code: string | null): Partial<MainAnswer> {
  const locale = useLocale();
  const { answer } = useStore(latest);
  const ofPage =
    prerendered && [prerendered.hotelCode, prerendered.main.hotel.hotel_code].includes(code ?? '') ? prerendered : null;
  const embedded = ofPage?.locale === locale;
  useEffect(() => {
    if (code === null || embedded) return;
    let unmounted = false;
    let stop: (() => void) | undefined;
    void loadMainQuery().then(
      ({ followMain }) => {
        if (!unmounted) stop = followMain(code, setAnswer);
      },
      (error) =>
        setAnswer({ hotelCode: code, main: undefined, problem: problemOf(error), askAgain: () => location.reload() }),
    );
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [code, embedded]);

  if (embedded) return { main: ofPage?.main };
  const current = answer?.hotelCode === code ? answer : null;
  return { ...current, main: current?.main ?? ofPage?.main };
}

/** For code outside components. Returns null until the hotel of this tab has loaded. */
export function hotelKnown(): HotelInfo | null {
  const code = hotelCode();
  const hotels = [prerendered?.main.hotel, latest.answer?.main?.hotel];
  return hotels.find((hotel) => hotel?.hotel_code === code) ?? null;
}

type ProviderProps = { waiting: ReactNode; unknown?: ReactNode; children: ReactNode };

/**
 * Provides the hotel. If the hotel code is missing or unknown, shows `unknown`. If `unknown` isn't given, clears the
 * code and redirects to the error page. See docs/specification.md.
 */
export function HotelProvider({ waiting, unknown: otherwise, children }: ProviderProps) {
  const code = hotelCode();
  const { main, problem, askAgain } = useAnswer(code);
  const unknown = problem?.code === 'not_found' || problem?.code === 'invalid_access' || problem?.code === 'validation';

  const hotel = main?.hotel;
  // Set the brand before the first frame, because its fonts affect the layout.
  useLayoutEffect(() => {
    if (!hotel) return;
    setBrand(hotel.brand);
    // The response may be for a different hotel, such as 14 if 12 was requested. Store the code from the response.
    if (hotel.hotel_code !== hotelCode()) keepHotelCode(hotel.hotel_code);
    else renewCookie();
  }, [hotel]);

  if (code === null || unknown) return otherwise ?? <InvalidAccess />;
  if (main) return <GivenMain main={main}>{children}</GivenMain>;
  if (problem) return <ProblemPage problem={problem} onRetry={askAgain} />;
  return waiting;
}

export function GivenMain({ main, children }: { main: MainResult; children: ReactNode }) {
  return (
    <Main value={main}>
      <Sold value={main.hotel.property_kind}>{children}</Sold>
    </Main>
  );
}

function InvalidAccess() {
  const { t } = useTranslation('app');
  useEffect(() => {
    forgetHotel();
    toast.danger(t('invalidAccess'));
  }, [t]);
  return <Redirect to={paths.error()} replace />;
}

/** Returns the hotel, its footer and all properties of its company. Requires a HotelProvider. */
export function useMain(): MainResult {
  return useContext(Main)!;
}

export function useHotel(): HotelInfo {
  return useMain().hotel;
}
export function useHotelCode(): string {
  return useHotel().hotel_code;
}
