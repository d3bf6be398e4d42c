import { expect } from 'vitest';
import { noteReached } from './note-reached.ts';

/**
 * Set-up of the test projects that run our server: notes the code of every problem that it answers, with the test's file, in
 * the file that REACHED_FILE names. `npm test` compares what was reached with the contract at its end.
 */
const file = process.env['REACHED_FILE'] ?? '';
const Original = globalThis.Response;

// It is run before each file of a worker; one layer is enough.
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
