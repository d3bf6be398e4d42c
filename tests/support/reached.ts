import { expect } from 'vitest';
import { noteReached } from './note-reached.ts';

/**
 * Setup file of the test projects that run our server. Appends the codes of every problem response, with the test file,
 * to the file in REACHED_FILE. At the end, `npm test` compares the recorded codes with the contract.
 */
const file = process.env['REACHED_FILE'] ?? '';
const Original = globalThis.Response;

// Vitest runs this before each test file of a worker, but Response must be wrapped only once.
if (file && Original.name !== 'NotedResponse') {
  globalThis.Response = class NotedResponse extends Original {
    constructor(body?: BodyInit | null, init?: ResponseInit) {
      super(body, init);
      if (typeof body === 'string' && this.headers.get('content-type')?.startsWith('application/problem+json')) {
        noteReached(file, body, expect.getState().testPath ?? '');
      }
    }
  };
}
