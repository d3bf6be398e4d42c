import { randomUUID } from 'node:crypto';
import type { KeyScope, ProviderKeySecretResult } from '../../../generated/types.ts';
import { NO_ORIGINS } from '../../../server/platform/http/headers.ts';
import { type Answer, done, guestOf } from './guest.ts';
import { type Sessions, startSessions } from './members.ts';

export const OURS = 'provider-key-of-the-tests';
export const OTHERS = 'provider-key-of-another-company';

type Call = { key?: string | undefined; once?: string | undefined; body?: object };

export type Providers = Sessions & {
  /** Calls an operation for providers, by default with a key of the company haneul and a new idempotency key. */
  provider<T>(method: string, path: string, call?: Call): Promise<Answer<T>>;
  /** Creates a key of the company haneul with these scopes. */
  keyWith(...scopes: KeyScope[]): Promise<string>;
};

/** Like `startSessions`, with a provider key for each of the companies haneul and other. */
export async function startProviders(options: Parameters<typeof startSessions>[0] = {}): Promise<Providers> {
  const providerKeys = [
    { companyCode: 'haneul', key: OURS },
    { companyCode: 'other', key: OTHERS },
  ];
  const settings = { production: false, trustProxy: 0, origins: NO_ORIGINS, providerKeys };
  const app = await startSessions({ settings, ...options });
  const provider: Providers['provider'] = (method, path, { key = OURS, once = randomUUID(), body } = {}) => {
    const headers = { 'provider-key': key, ...(method !== 'GET' && { 'idempotency-key': once }) };
    return guestOf(app.send).call(method, `/provider${path}`, headers, body);
  };
  const keyWith = async (...scopes: KeyScope[]) => {
    const body = { name: `Key for ${scopes.join(', ')}`, scopes };
    return done(await provider<ProviderKeySecretResult>('POST', '/keys', { body })).secret;
  };
  return { ...app, provider, keyWith };
}
