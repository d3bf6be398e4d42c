/**
 * node scripts/demo/bundle.ts FILE: writes the property bundle of the demo company, with dates relative to today. To
 * load it, run `node server/commands/load-bundle.ts FILE --files scripts/demo`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropertyBundle } from '../../generated/types.ts';
import { today } from '../../server/platform/values/nights.ts';
import { AFFILIATES, OWNED_ROOMS, TIERS } from './company.ts';
import { byeolResort } from './hotels/byeol-resort.ts';
import { hanbadaFerry } from './hotels/hanbada-ferry.ts';
import { haruCity } from './hotels/haru-city.ts';
import { namiPets } from './hotels/nami-pets.ts';
import { saintBaekya } from './hotels/saint-baekya.ts';
import { solResort } from './hotels/sol-resort.ts';
import { t } from './text.ts';

export const DEMO_FILES = import.meta.dirname;
/** Folder of the rendered pictures in DEMO_FILES and in PREPARED_FILES. */
export const RENDERED = 'pictures/rendered';
/** The rendered pictures as an import would prepare them (scripts/demo/pictures/render/prepare.ts). */
export const PREPARED_FILES = join(DEMO_FILES, 'prepared');

/**
 * Returns the property bundle of the demo company, Haneul Stay: five hotels that together cover every room feature, and
 * a ferry line. `onDay` (YYYY-MM-DD) is the first day on sale.
 */
export function demoBundle(onDay: string): PropertyBundle {
  return {
    company_code: 'haneul',
    company_name: t('하늘 스테이', 'Haneul Stay'),
    tiers: TIERS,
    affiliates: AFFILIATES,
    owned_rooms: OWNED_ROOMS,
    hotels: [haruCity, namiPets, saintBaekya, solResort, byeolResort, hanbadaFerry].map((hotel) => hotel(onDay)),
  };
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    process.stderr.write('node scripts/demo/bundle.ts FILE\n');
    process.exitCode = 1;
  } else {
    writeFileSync(file, `${JSON.stringify(demoBundle(today('Asia/Seoul', new Date())), null, 2)}\n`);
  }
}
