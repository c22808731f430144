import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** An address and the length of its prefix in bits. */
type Network = [Address, number];

/** Networks of the proxies whose forwarding headers are trusted. */
export type TrustedProxies = readonly Network[];

/** Parses addresses and networks, separated by commas: `10.0.0.0/8, ::1`. Null if one of them is invalid. */
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

/** Parses an address as sockets and proxies write it, with or without a port. IPv4 in IPv6 becomes IPv4. */
function parseAddress(text: string): Address | null {
  const [, bare = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text) ?? [];
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

/**
 * The client address of a request. It is the address of the connection or, behind trusted proxies, the last untrusted one in `X-Forwarded-For`.
 * Anything before that was written by the client and is ignored.
 */
export function clientAddress(connection: string, forwardedFor: string | undefined, proxies: TrustedProxies): string {
  let address = parseAddress(connection);
  const hops = forwardedFor?.split(',') ?? [];
  while (address && isTrusted(address, proxies)) {
    const before = parseAddress(hops.pop()?.trim() ?? '');
    if (!before) break;
    address = before;
  }
  return address?.toString() ?? '';
}

/** Identifies a client: by its address, or by its IPv6 network of 64 bits, the smallest that a household or server gets. */
export function getClient(address: string): string {
  const parsed = parseAddress(address);
  if (parsed?.kind() !== 'ipv6') return address;
  return parsed.toByteArray().slice(0, 8).join('.');
}

/**
 * Identifies the client of a connection and its `X-Forwarded-For`. Results are cached, since parsing addresses takes longer than a cached response.
 * `onIgnored` is called once if the header arrives although no proxy is trusted.
 */
export function createClientResolver(
  proxies: TrustedProxies,
  onIgnored: () => void = () => undefined,
): (connection: string, forwardedFor: string | undefined) => string {
  const known = new LRUCache<string, string>({ max: 5_000 });
  let ignored = false;
  return (connection, forwardedFor = '') => {
    if (forwardedFor !== '' && proxies.length === 0 && !ignored) {
      ignored = true;
      onIgnored();
    }
    const key = `${connection} ${forwardedFor}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const client = getClient(clientAddress(connection, forwardedFor, proxies));
    known.set(key, client);
    return client;
  };
}

/** The address of the connection; `''` if the request did not arrive over one. */
export const getRemoteAddress = (env: unknown): string =>
  (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress ?? '';

/** Whether a connection is from a trusted proxy. */
export function isFromProxy(connection: string, proxies: TrustedProxies): boolean {
  const nearest = proxies.length === 0 ? null : parseAddress(connection);
  return nearest !== null && isTrusted(nearest, proxies);
}
