/** The door to the search choices for the other areas. */
export { SearchBar } from './search-bar.widget.tsx';
export type { SearchChoices, SuppliedKey } from './search.store.ts';
export {
  defaultSearch,
  resetSearch,
  searchRequestOf,
  searchStore,
  suppliedByUrl,
  takeFromAddress,
  useSearchRequest,
} from './search.store.ts';
