import { expect } from 'vitest';
import { noteReached } from './note-reached.ts';

/**
 * Set-up of the projects that run our server. Appends the code of every problem response and its test file to the file
 * named by REACHED_FILE. At its end `npm test` compares the reached codes with the contract.
 */
const file = process.env['REACHED_FILE'] ?? '';
const Original = globalThis.Response;

// Runs before each file of a worker; wrap Response only once.
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
