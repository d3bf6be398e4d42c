/**
 * node scripts/demo/pictures/render/prepare.ts: prepares the demo's rendered pictures for serving. An import would do the
 * same, but takes two seconds for each picture.
 */
import { namedFiles } from '../../../../server/provider/bundle-files.rules.ts';
import { bundleFiles } from '../../../../server/provider/picture-folder.ts';
import { DEMO_FILES, demoBundle, PREPARED_FILES, RENDERED } from '../../bundle.ts';

const { hotels } = demoBundle('2027-06-01');
const rendered = hotels.flatMap((hotel) => namedFiles(hotel, '')).filter(({ path }) => path.startsWith(RENDERED));
const prepared = await bundleFiles(DEMO_FILES, PREPARED_FILES).prepare(rendered);
await prepared.keep();
await prepared.drop();
