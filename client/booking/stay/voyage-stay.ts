/* The code that shows the voyage of a stay, which loads as one file. */
export { default as VoyageFacts } from './voyage-facts.tsx';
export { default as VoyagePrices } from './voyage-prices.tsx';
