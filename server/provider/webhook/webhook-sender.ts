import { promises as dns, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import type { WebhookFailure } from '../../../generated/types.ts';
import { contains, isPublicAddress } from '../../platform/config/private-networks.ts';
import type { SendWebhook, WebhookAttempt, WebhookSender } from './webhook-sender.port.ts';

/** Returns every address of a host. Rejects if there is none. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

type Options = {
  /** Private hosts and networks that may receive webhooks, also without TLS. Must be empty in production. */
  privateHosts: readonly string[];
  resolve?: Resolve;
  timeoutSignal?: () => AbortSignal;
};

const TIMEOUT_MS = 15_000;
const RESOLVE_TIMEOUT_MS = 4_000;

class PrivateAddress extends Error {}

/**
 * Sends webhooks over new connections. Resolves each host name once and connects to the addresses that were checked, so
 * that a name can't be pointed to a private address after the check. Follows no redirect and reads no response body.
 */
export function createWebhookSender({
  privateHosts,
  resolve = resolverFor(privateHosts),
  timeoutSignal = () => AbortSignal.timeout(TIMEOUT_MS),
}: Options): WebhookSender {
  const mayReach = (host: string, address: string) =>
    isPublicAddress(address) || contains(privateHosts, address) || contains(privateHosts, host);

  function accepts(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, username, password } = new URL(url);
    const host = hostOf(url);
    if (username || password || (isIP(host) !== 0 && !mayReach(host, host))) return false;
    return protocol === 'https:' || (protocol === 'http:' && contains(privateHosts, host));
  }

  /** Returns the addresses to connect to. Throws if any of the host's addresses is private. */
  async function checkedAddresses(url: string): Promise<LookupAddress[]> {
    const host = hostOf(url);
    const addresses = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
    const isPrivate = !addresses.every(({ address }) => mayReach(host, address));
    if (isPrivate || !accepts(url)) throw new PrivateAddress();
    return addresses;
  }

  return {
    accepts,
    async send(webhook): Promise<WebhookAttempt> {
      const startedAt = performance.now();
      const signal = timeoutSignal();
      const attempt = await checkedAddresses(webhook.url)
        .then((addresses) => post(webhook, addresses, signal))
        .then((status) => ({ status, failure: null }))
        .catch((error: unknown) => ({ status: null, failure: failureOf(error, signal) }));
      return { ...attempt, latencyMs: Math.round(performance.now() - startedAt) };
    },
  };
}

/** Connects to one of the addresses, and resolves to the status of the response. */
function post({ url, headers, body }: SendWebhook, addresses: LookupAddress[], signal: AbortSignal): Promise<number> {
  const [first] = addresses;
  const lookup: LookupFunction = (_, { all }, callback) =>
    all ? callback(null, addresses) : callback(null, first!.address, first!.family);
  return new Promise((resolve, reject) => {
    const send = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const request = send(url, { method: 'POST', headers: { ...headers, ...length }, agent: false, signal, lookup });
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.end(body);
  });
}

function failureOf(error: unknown, signal: AbortSignal): WebhookFailure {
  if (error instanceof PrivateAddress) return 'private_address';
  return signal.aborted ? 'timeout' : 'connection';
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/**
 * Resolves public names with a resolver that needs none of the process's few threads, which name servers that don't
 * answer could block. Private names may be known only to the operating system.
 */
function resolverFor(privateHosts: readonly string[]): Resolve {
  const resolver = new dns.Resolver({ timeout: RESOLVE_TIMEOUT_MS, tries: 1 });
  return async (host) => {
    if (contains(privateHosts, host)) return dns.lookup(host, { all: true });
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (addresses.length === 0) throw new Error('host not found');
    return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  };
}
