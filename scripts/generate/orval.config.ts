import { defineConfig } from 'orval';
import { loadContract, operationsOf } from './contract.ts';

const input = '../../generated/openapi.json';
function header() {
  return ['Generated from openapi/ by scripts/generate. Not edited.'];
}

/** A POST that only reads (its body is the question) is a query for the screens; its operationId says so. */
const READS = /^(get|list|search|compare|check)[A-Z]/;
const reads = operationsOf(loadContract()).filter(({ id, method }) => method === 'post' && READS.test(id));

const shared = {
  mode: 'tags-split',
  tsconfig: '../../tsconfig.json',
  fileExtension: '.ts',
  indexFiles: false,
  clean: true,
} as const;

export default defineConfig({
  zod: {
    input: { target: input, override: { transformer: './lower-case-headers.ts' } },
    output: {
      ...shared,
      client: 'zod',
      target: '../../generated/zod',
      schemas: { path: '../../generated/zod/schemas', type: 'zod' },
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
  },
  hooks: {
    input: { target: input, override: { transformer: './without-transport-headers.ts' } },
    output: {
      ...shared,
      client: 'react-query',
      httpClient: 'fetch',
      headers: true,
      target: '../../generated/hooks',
      schemas: '../../generated/hooks/model',
      override: {
        header,
        mutator: { path: '../../client/platform/mutator.ts', name: 'call' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useInvalidate: true, signal: true, version: 5 },
        operations: Object.fromEntries(reads.map(({ id }) => [id, { query: { useQuery: true, useMutation: false } }])),
      },
    },
  },
});
