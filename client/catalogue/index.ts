export { Amenities } from './offers/amenities.tsx';
export { PriceComparison } from './price-comparison.tsx';
export { SearchBar } from './search/search-bar.tsx';
export { PackagesSummary, RoomsSummary } from './summary.tsx';
