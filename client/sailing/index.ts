/** What other areas use of the sailings. All of it is fetched when it is wanted: a hotel's pages carry none. */

/** For `lazy`: the search of a ferry line, on home. */
export function loadVoyageBar() {
  return import('./voyage-bar.tsx');
}
/** For `lazy`: what a ferry line shows of itself on home. */
export function loadFerrySummary() {
  return import('./ferry-summary.tsx');
}
/** For `lazy`: the sailings of what is looked for. */
export function loadSailings() {
  return import('./sailings.tsx');
}
/** For `lazy`: the cabins of the sailings that were chosen. */
export function loadCabins() {
  return import('./cabins-step.tsx');
}
/** For `lazy`: all that a guest wants to know of a ship. */
export function loadShipSheet() {
  return import('./ship-sheet.tsx');
}
/** For `lazy`: another voyage for a reservation that stands. */
export function loadChangeVoyage() {
  return import('./change-voyage.tsx');
}
