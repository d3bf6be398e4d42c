/** Load this module lazily, so hotel pages don't include sailing code. */
export { default } from './search/voyage-bar.tsx';

export function loadFerrySummary() {
  return import('./ferry-summary.tsx');
}

export function loadSteps() {
  return import('./sailing-steps.tsx');
}
export function loadChangeVoyage() {
  return import('./change/change-voyage.tsx');
}
