import type { SocialProvider } from '../../generated/types.ts';
import type { Entrance } from '../paths.ts';
import { readSession, writeSession } from '../platform/storage.ts';

/** What this browser keeps while the guest is at a provider's consent page. */
export type SocialFlow = { provider: SocialProvider; state: string; flow_token: string; entrance: Entrance };

const KEY = 'social_flow';

export function keepSocialFlow(flow: SocialFlow): void {
  return writeSession(KEY, flow);
}

export function readSocialFlow(provider: SocialProvider): SocialFlow | null {
  const flow = readSession<SocialFlow>(KEY);
  return flow?.provider === provider ? flow : null;
}

/** Once the answer is there: one that comes twice finds nothing. */
export function dropSocialFlow(): void {
  return writeSession(KEY, null);
}
