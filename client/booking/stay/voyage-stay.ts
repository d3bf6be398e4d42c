/* Components that show the voyage of a stay. They load as one file. */
export { default as VoyageFacts } from './voyage-facts.tsx';
export { default as VoyagePrices } from './voyage-prices.tsx';
