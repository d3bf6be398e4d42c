import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A dozen small files cost more in requests and compress worse than one. */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  // What asks the server, and what is told when a session begins or ends. Home's first view comes with its answer, so it does without.
  {
    name: 'query',
    test: /node_modules\/(@tanstack|openapi-fetch)\/|client\/platform\/(api\/(api-client|mutator|query-client|main-query|queries)|page\/screen)\.|client\/session\/session-events\./,
    priority: 2.7,
  },
  // What the machines of every area stand on, by itself: login and the entry page must come where the booking's code does not.
  { name: 'machine', test: /node_modules\/(xstate|@xstate)\/|machines\/[\w-]+\.ts/, priority: 2.5 },
  {
    name: 'parts',
    test: /client\/(ui\/(?!(counter-rows|stepper|tabs|calendar\/(seen-months|calendars))\.)|platform\/(?!form\/))|lucide-react\/(?!.*\/(chevron-(left|right)|plus|minus|x)\.)/,
    minShareCount: 4,
    priority: 2,
  },
  // What stands on a list of rooms and on one of sailings.
  {
    name: 'list',
    test: /client\/(ui\/(search-line|running-total|list-page|gallery|calendar\/brief-range)|platform\/tab\/search-address|booking\/journey\/(journey-progress|confirmed-by|ongoing-booking)|catalogue\/offers\/(icon-list|offers|room-facts))\.|icons\/(bed-double|ruler)\./,
    priority: 1.8,
  },
  // Sheets in which something is looked for, which open over a first view and never come with it.
  {
    name: 'sheet',
    test: /client\/ui\/(search-sheet|counter-rows|stepper|tabs|radio-cards)\.|icons\/(plus|minus|x)\./,
    priority: 1.7,
  },
  // What a tier is worth, with the pictures of it that stand nowhere else.
  {
    name: 'benefits',
    test: /client\/membership\/benefits\.|icons\/(arrow-up-right|calendar-heart|car|circle-plus|clock|coffee|coins|gem|sofa|thermometer-sun|utensils-crossed|waves|wine)\./,
    priority: 1.6,
  },
  // What is written to the property, with the files of it.
  { name: 'attached', test: /icons\/(file-text|image|paperclip)\./, priority: 1.6 },
  { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1.5 },
  // By themselves: the list asks for offers long before somebody asks for the days around.
  { name: 'asked', test: /generated\/hooks\/catalogue\./, priority: 1.2 },
  {
    name: 'days',
    test: /client\/(ui\/(calendar\/(stay-rules|seen-months)|violation-text)|catalogue\/search\/(day-strip|stay-days))\./,
    priority: 1,
  },
  {
    name: 'reservation',
    test: /client\/booking\/reservation\/(reservation-(parts|people)|reservation\.access|confirmation-mail|map-address|lodging-reservation)\./,
    priority: 1,
  },
  { name: 'more', test: /client\/(property\/home-more|ui\/(summary-cards|map-url))\./, priority: 1 },
  { name: 'form', test: /node_modules\/(react-hook-form|@hookform)\/|client\/platform\/form\//, priority: 1 },
];

/** The file and the name in it. Without the usual hash: the first view carries two hundred of them, twice. */
function nameOfClass(name: string, file: string): string {
  return `${basename(file, '.module.css').replaceAll('-', '')}_${name}`;
}

export default defineConfig({
  root: 'client',
  css: { modules: { generateScopedName: nameOfClass } },
  plugins: [react()],
  // React has the hook itself; the shim is for those before 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // Which files a screen needs: the server says them in the page, so that they come before they are asked for.
    manifest: true,
    // Every browser that we serve knows modulepreload.
    modulePreload: { polyfill: false },
    // Pictures stay files: inlined ones would be fetched with the first view whether seen or not.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // A door names much of its area; of all that, only what is really used comes with whom imports it.
      treeshake: { moduleSideEffects: [{ test: /\/client\/\w+\/.+\.tsx?$/, sideEffects: false }] },
    },
  },
});
