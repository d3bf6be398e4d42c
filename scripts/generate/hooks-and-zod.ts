import { generate, type Options } from 'orval';
import { type Node, operationsOf } from './contract.ts';
import { forScreens, withoutFailures } from './for-screens.ts';
import { lowerCaseHeaders } from './lower-case-headers.ts';
import { tidyHooks, tidyZod } from './tidy.ts';

/** Matches the operationIds of read-only operations. A read-only POST operation becomes a query hook. */
const READS = /^(get|list|search|compare|check)[A-Z]/;

/** Writes hooks/ and zod/ in `folder` with orval. Both have one file per domain area, and zod/ also has schemas.ts. */
export async function writeHooksAndZod(doc: Node, folder: string): Promise<void> {
  for (const options of [zodOf(doc, folder), hooksOf(doc, folder)]) {
    await generate(options, process.cwd(), { throwOnError: true });
  }
  tidyZod(doc, `${folder}/zod`);
  tidyHooks(`${folder}/hooks`);
}

const shared = { mode: 'tags', tsconfig: 'tsconfig.json', fileExtension: '.ts', indexFiles: false } as const;

function header() {
  return ['Generated from openapi/ by scripts/generate. Do not edit.'];
}

function zodOf(doc: Node, folder: string): Options {
  return {
    input: { target: lowerCaseHeaders(withoutFailures(doc)) },
    output: {
      ...shared,
      client: 'zod',
      target: `${folder}/zod/`,
      schemas: { path: `${folder}/zod/schemas.ts`, mode: 'single', type: 'zod' },
      override: {
        header,
        zod: {
          version: 4,
          generateEachHttpStatus: true,
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          generateMeta: true,
          strict: { response: true, body: true, query: true, param: true, header: false },
          coerce: { query: ['number', 'boolean', 'array'], param: ['number'] },
        },
      },
    },
  };
}

function hooksOf(doc: Node, folder: string): Options {
  const reads = operationsOf(doc).filter(({ id, method }) => method === 'post' && READS.test(id));
  return {
    input: { target: forScreens(doc) },
    output: {
      ...shared,
      client: 'react-query',
      httpClient: 'fetch',
      headers: true,
      target: `${folder}/hooks/`,
      override: {
        header,
        mutator: { path: 'client/platform/api/mutator.ts', name: 'call' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useInvalidate: true, signal: true, version: 5 },
        operations: Object.fromEntries(reads.map(({ id }) => [id, { query: { useQuery: true, useMutation: false } }])),
      },
    },
  };
}
