import { searchFigures } from './search.ts';
import { tableOf } from './figures.ts';
const t = performance.now();
console.log(tableOf(await searchFigures()), (performance.now() - t) / 1000);
