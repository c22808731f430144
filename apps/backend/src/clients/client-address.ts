import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** An address and how many of its bits count. */
type Network = [Address, number];

/** Networks of proxies whose forwarding headers are believed. */
export type TrustedProxies = readonly Network[];

/** `10.0.0.0/8, ::1`: addresses and networks, separated by commas. Null where one is neither. */
export function parseProxies(text: string): TrustedProxies | null {
  const networks: Network[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    if (ipaddr.isValidCIDR(part)) networks.push(ipaddr.parseCIDR(part));
    else if (ipaddr.isValid(part)) networks.push([ipaddr.process(part), ipaddr.process(part).kind() === 'ipv4' ? 32 : 128]);
    else return null;
  }
  return networks;
}

const isTrusted = (address: Address, proxies: TrustedProxies): boolean =>
  proxies.some((network) => network[0].kind() === address.kind() && address.match(network));

/** An address as sockets and proxies write it, some with a port. IPv4 in IPv6 is IPv4. */
function read(text: string): Address | null {
  const [, bare = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text) ?? [];
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

/**
 * Who sends a request: the address of the connection, or, as long as that is a trusted proxy's, the one before it in `X-Forwarded-For`, from its
 * end. What stands before the first untrusted address was written by the client, and is not believed. BACK-33.
 */
export function clientAddress(connection: string, forwardedFor: string | undefined, proxies: TrustedProxies): string {
  let address = read(connection);
  const hops = forwardedFor?.split(',') ?? [];
  while (address && isTrusted(address, proxies)) {
    const before = read(hops.pop()?.trim() ?? '');
    if (!before) break;
    address = before;
  }
  return address?.toString() ?? '';
}

/** What counts as one client: an address, or an IPv6 network of 64 bits, which is the least that a household or server has. */
export function getClient(address: string): string {
  const parsed = read(address);
  if (parsed?.kind() !== 'ipv6') return address;
  return parsed.toByteArray().slice(0, 8).join('.');
}

/** Names the client of a connection and its `X-Forwarded-For`. Reading addresses takes longer than a kept answer, so some are remembered. */
export function createClientResolver(proxies: TrustedProxies): (connection: string, forwardedFor: string | undefined) => string {
  const known = new LRUCache<string, string>({ max: 5_000 });
  return (connection, forwardedFor = '') => {
    const key = `${connection} ${forwardedFor}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const client = getClient(clientAddress(connection, forwardedFor, proxies));
    known.set(key, client);
    return client;
  };
}

/** A request as it came: the connection's address, and the headers that proxies set. */
export type Arrival = { connection: string; header(name: 'x-forwarded-proto'): string | undefined };

/** The connection's address where Node serves the request; `''` where something else calls the app. */
export const getRemoteAddress = (env: unknown): string =>
  (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress ?? '';

/** True for a request that came by https: over a trusted proxy that says so. BACK-37. */
export function isSecure({ connection, header }: Arrival, proxies: TrustedProxies): boolean {
  if (header('x-forwarded-proto')?.split(',')[0]?.trim() !== 'https') return false;
  const nearest = read(connection);
  return nearest !== null && isTrusted(nearest, proxies);
}
