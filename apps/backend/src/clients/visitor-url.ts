import type { Context } from 'hono';
import { getRemoteAddress, isFromProxy, type TrustedProxies } from './client-address.ts';

/** The first of a list: that of the proxy which the visitor has reached. */
const getFirst = (header: string | undefined): string | undefined => header?.split(',')[0]?.trim();

const isOrigin = (text: string): boolean => URL.canParse(text) && `${new URL(text).origin}/` === new URL(text).href;

/**
 * The address of a request as its visitor's browser has it. Scheme and host are those that a trusted proxy reports, otherwise those of the request:
 * nobody else may say where a page is.
 */
export function getVisitorUrl({ req, env }: Context, proxies: TrustedProxies): URL {
  const { protocol, host, pathname, search } = new URL(req.url);
  const forwarded = (name: string): string | undefined =>
    isFromProxy(getRemoteAddress(env), proxies) ? getFirst(req.header(name)) : undefined;
  const reported = forwarded('x-forwarded-proto');
  const scheme = reported === 'https' || reported === 'http' ? `${reported}:` : protocol;
  const hosts = [forwarded('x-forwarded-host'), req.header('host')];
  const found = hosts.find((name) => name !== undefined && isOrigin(`${scheme}//${name}`));
  return new URL(`${scheme}//${found ?? host}${pathname}${search}`);
}

export type ToVisitorUrl = (c: Context) => URL;
