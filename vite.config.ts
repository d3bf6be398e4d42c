import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headingFonts } from './client/brand/fonts/plugin.ts';

/**
 * Groups of modules that are built into one chunk each. One chunk compresses better and needs fewer requests than a
 * dozen small files.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  // The API client and session events. The first view of the home page does not need them, because its data is embedded
  // in the page.
  {
    name: 'query',
    test: /node_modules\/(@tanstack|openapi-fetch)\/|client\/platform\/(api\/(api-client|mutator|query-client|main-query|queries)|page\/screen)\.|client\/session\/session-events\./,
    priority: 2.7,
  },
  // Code that all state machines import, in a separate chunk so that the login page and the entry page don't load the
  // booking code.
  {
    name: 'machine',
    test: /node_modules\/(xstate|@xstate)\/|machines\/[\w-]+\.ts|client\/platform\/tab\/leaving\./,
    priority: 2.5,
  },
  {
    name: 'parts',
    test: /client\/(ui\/(?!(countdown|minutes-and-seconds|counter-rows|stepper|tabs|radio-cards|[a-z]+-field|calendar\/(seen-months|calendars)|copy-button|definition-list|empty-state|summary-lines)\.)|platform\/(?!form\/|seconds-until\.|api\/(load-problem|problems|save-file|toast-problem|use-pages)\.|page\/(cards-page|dead-end|focus-on-mount|ways-on)\.|tab\/(leaving|online|reload-on-return)\.))|lucide-react\/(?!.*\/(calendar-plus|chevron-(left|right)|copy|credit-card|eye-off|map-pin|minus|phone|plus|printer|x)\.)/,
    minShareCount: 4,
    priority: 2,
  },
  // The countdowns of holds and codes, which no list shows at first.
  {
    name: 'countdown',
    test: /client\/(ui\/(countdown|minutes-and-seconds)|platform\/seconds-until)\./,
    priority: 1.9,
  },
  // Form fields and problem texts, which the room list doesn't show at first. They import 'parts', so their priority
  // must be lower.
  { name: 'fields', test: /client\/ui\/(radio-cards|[a-z]+-field)\.|lucide-react\/.*\/eye-off\./, priority: 1.9 },
  { name: 'problems', test: /client\/platform\/(api\/(load-problem|problems)|tab\/online)\./, priority: 1.9 },
  // Code that the pages of a reservation and of an account share. The room list doesn't need it.
  {
    name: 'own',
    test: /client\/(ui\/(copy-button|definition-list|empty-state|summary-lines)|platform\/(api\/(save-file|toast-problem|use-pages)|page\/(cards-page|focus-on-mount)|tab\/reload-on-return))\.|icons\/(calendar-plus|copy|credit-card|mail|map-pin|phone|printer)\./,
    priority: 1.9,
  },
  {
    name: 'dead-end',
    test: /client\/(platform\/page\/(dead-end|ways-on)|booking\/reservation\/closed-reservation|payment\/unknown-payment)\./,
    priority: 1.6,
  },
  // Code that the list of rooms and the list of sailings share.
  {
    name: 'list',
    test: /generated\/hooks\/catalogue\.|client\/(ui\/(search-line|running-total|list-page|gallery|calendar\/brief-range)|platform\/tab\/search-address|booking\/journey\/(journey-progress|confirmed-by|ongoing-booking)|catalogue\/offers\/(icon-list|offers|own-price|room-facts))\.|icons\/(bed-double|ruler)\./,
    priority: 1.8,
  },
  // Search sheets. They open over a first view and must not load with it.
  {
    name: 'sheet',
    test: /client\/ui\/(search-sheet|counter-rows|stepper|tabs)\.|icons\/(plus|minus|x)\./,
    priority: 1.7,
  },
  {
    name: 'benefits',
    test: /client\/membership\/benefits\.|icons\/(arrow-up-right|calendar-heart|car|circle-plus|clock|coffee|coins|gem|sofa|thermometer-sun|utensils-crossed|waves|wine)\./,
    priority: 1.6,
  },
  {
    name: 'decks',
    test: /client\/sailing\/cabins\/(area-icon|cabin-place|deck-)|icons\/(anchor|armchair|arrow-up-down|bath|blocks|cog|compass|cup-soda|footprints|map-pinned|shopping-bag|sun|utensils)\./,
    priority: 1.6,
  },
  { name: 'attached', test: /icons\/(file-text|image|paperclip)\./, priority: 1.6 },
  { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1.5 },
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

/**
 * Returns the file name and the class name, without the usual hash. A first view contains two hundred class names, each
 * twice, so hashes would make the page larger.
 */
function nameOfClass(name: string, file: string): string {
  return `${basename(file, '.module.css').replaceAll('-', '')}_${name}`;
}

export default defineConfig({
  root: 'client',
  css: { modules: { generateScopedName: nameOfClass } },
  plugins: [react(), headingFonts()],
  // React has included this hook since version 18; the shim is for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // The server reads the manifest to preload the files of a screen.
    manifest: true,
    // All supported browsers support modulepreload.
    modulePreload: { polyfill: false },
    // Inlined pictures would load with the first view even if they aren't visible.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // Every first view loads the names of all files, and hashes don't compress. Each name needs few versions.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      // A domain area's index.ts re-exports much of the area. This setting drops the exports that an importer doesn't
      // use.
      treeshake: { moduleSideEffects: [{ test: /\/client\/\w+\/.+\.tsx?$/, sideEffects: false }] },
    },
  },
});
