import { vi } from 'vitest';

/**
 * Default time limit of `vi.waitFor` and `vi.waitUntil`, long enough for a slow machine. Vitest's own default is one
 * second, and no setting changes it.
 */
const PATIENCE = { timeout: 20_000 };

const { waitFor, waitUntil } = vi;
type Options = Parameters<typeof waitFor>[1];

function patient(options: Options) {
  return { ...PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) };
}

// Test files in the same worker share `vi`, so its functions must be wrapped only once.
if (waitFor.name !== 'patientWaitFor') {
  vi.waitFor = function patientWaitFor(callback, options) {
    return waitFor(callback, patient(options));
  };
  vi.waitUntil = function patientWaitUntil(callback, options) {
    return waitUntil(callback, patient(options));
  };
}
