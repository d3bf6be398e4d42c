import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
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

/** Loaded on demand, because a prerendered first view needs no queries. */
function loadMainQuery() {
  return import('../api/main-query.ts');
}

export function preloadHotel(): void {
  const code = hotelCode();
  if (!code) return;
  void loadMainQuery().then(
    ({ preloadMain }) => preloadMain(code),
    () => undefined, // HotelProvider repeats the request and shows the problem.
  );
}

const latest = proxy<{ answer: MainAnswer | null }>({ answer: null });

function setAnswer(answer: MainAnswer): void {
  latest.answer = ref(answer);
}

/** The embedded answer if it matches hotel and language, else the server's. */
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

/** The tab's hotel, for code outside components; null until it is loaded. */
export function hotelKnown(): HotelInfo | null {
  const code = hotelCode();
  const hotels = [prerendered?.main.hotel, latest.answer?.main?.hotel];
  return hotels.find((hotel) => hotel?.hotel_code === code) ?? null;
}

const Main = createContext<MainResult | null>(null);

/**
 * Provides the hotel. A missing code is an invalid access, and an unknown code is cleared. See docs/specification.md.
 */
export function HotelProvider({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const code = hotelCode();
  const { main, problem, askAgain } = useAnswer(code);
  const unknown = problem?.code === 'not_found' || problem?.code === 'invalid_access' || problem?.code === 'validation';

  const hotel = main?.hotel;
  // Set the brand before the first frame: its fonts change the layout.
  useLayoutEffect(() => {
    if (!hotel) return;
    setBrand(hotel.brand);
    // A hotel may answer under another code (12 as 14); keep that one.
    if (hotel.hotel_code !== hotelCode()) keepHotelCode(hotel.hotel_code);
    else renewCookie();
  }, [hotel]);

  if (code === null || unknown) return <InvalidAccess />;
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

/** The hotel, its footer and its sister properties. Requires HotelProvider. */
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
