/** generated/openapi.json -> generated/types.ts: `paths`, `components` and one root type per schema. */
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { loadContract } from './contract.ts';

const ast = await openapiTS(loadContract(), {
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  silent: true,
});
writeFileSync(
  'generated/types.ts',
  `// Generated from openapi/ by scripts/generate. Not edited.\n\n${astToString(ast)}`,
);
