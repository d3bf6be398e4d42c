/** The door to the search choices for the other areas. */

export type { SearchChoices, SuppliedKey } from './search.store.ts';
export {
  defaultSearch,
  noteSupplied,
  resetSearch,
  searchRequestOf,
  searchStore,
  suppliedByUrl,
  useSearchRequest,
} from './search.store.ts';
export { SearchBar } from './search-bar.widget.tsx';
