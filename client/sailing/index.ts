/**
 * What other areas use of the sailings. It is imported when it is wanted, so that a hotel's pages carry none of it; what is wanted first is
 * the search of a ferry line.
 */
export { default } from './search/voyage-bar.tsx';

/** For `lazy`: what a ferry line shows of itself on home. */
export function loadFerrySummary() {
  return import('./ferry-summary.tsx');
}

/** The steps of a voyage up to its cabins. */
export function loadSteps() {
  return import('./voyage-steps.tsx');
}
/** For `lazy`: another voyage for a reservation that stands. */
export function loadChangeVoyage() {
  return import('./change/change-voyage.tsx');
}
