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

/** Address ranges that no public host has, in addition to RANGES. */
const SPECIAL_RANGES = [
  ['0.0.0.0', 8],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** The only IPv6 range with public addresses. All that contain an IPv4 address are outside it or in SPECIAL_RANGES. */
const PUBLIC_IPV6 = ['2000::', 3] as const;

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

/** Returns whether an IP address is routed on the public internet. Returns false for a host name. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const inside = ([start, bits]: readonly [string, number]) =>
    family(start) === family(address) && rangeOf(start, bits).check(address, family(address));
  if (isIPv6(address) && !inside(PUBLIC_IPV6)) return false;
  return ![...RANGES, ...SPECIAL_RANGES].some(inside);
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
