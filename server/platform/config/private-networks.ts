import { BlockList, isIP, isIPv6 } from 'node:net';

/** Address ranges that aren't routed on the public internet. */
const RANGES = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const;

/** A host name without a dot, or in a domain that public DNS never resolves. */
const PRIVATE_NAME = /^([a-z0-9-]+|[a-z0-9.-]+\.(internal|local|localhost|lan|home\.arpa|test))$/;

function family(address: string) {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function rangeOf(address: string, bits: number): BlockList {
  const range = new BlockList();
  range.addSubnet(address, bits, family(address));
  return range;
}

function networkOf(entry: string): { address: string; bits: number } | undefined {
  const [address = '', given] = entry.split('/');
  if (isIP(address) === 0) return undefined;
  const most = isIPv6(address) ? 128 : 32;
  const bits = given === undefined ? most : /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN;
  return bits <= most ? { address, bits } : undefined;
}

/**
 * Returns whether the entry is a private host name, a private address, or a network that contains only private
 * addresses.
 */
export function isPrivate(entry: string): boolean {
  const network = networkOf(entry);
  if (!network) return PRIVATE_NAME.test(entry);
  const { address, bits } = network;
  return RANGES.some(([start, most]) => bits >= most && rangeOf(start, most).check(address, family(address)));
}

/**
 * Returns whether `entries` contains the host or, for an IP address, a network that includes it. Doesn't resolve host
 * names.
 */
export function contains(entries: readonly string[], host: string): boolean {
  return entries.some((entry) => {
    const network = networkOf(entry);
    if (!network || isIP(host) === 0) return entry === host;
    return rangeOf(network.address, network.bits).check(host, family(host));
  });
}
