import { vi } from 'vitest';

/** What a test waits for may take as long as a slow machine needs; Vitest's second is not enough, and has no setting. */
const PATIENCE = { timeout: 20_000 };

const { waitFor, waitUntil } = vi;
type Options = Parameters<typeof waitFor>[1];

function patient(options: Options) {
  return { ...PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) };
}

// Files of one worker share `vi`: once is enough.
if (waitFor.name !== 'patientWaitFor') {
  vi.waitFor = function patientWaitFor(callback, options) {
    return waitFor(callback, patient(options));
  };
  vi.waitUntil = function patientWaitUntil(callback, options) {
    return waitUntil(callback, patient(options));
  };
}
