import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@booking/config';

const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of a page's inline styles, for the Content-Security-Policy. */
export const inlineStyleHashes = (html: string): string[] =>
  Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi), ([, content = '']) => toHash(content));

/** Hashes of a page's inline scripts, for the Content-Security-Policy: no other inline script may run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return Array.from(scripts)
    .filter(
      ([, attributes = '', content = '']) =>
        !/\bsrc\s*=/.test(attributes) && !/application\/json/.test(attributes) && content.trim() !== '',
    )
    .map(([, , content = '']) => toHash(content));
}

/** A path of this site has none: `'self'` is enough for it. */
const toOrigin = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/**
 * The Content-Security-Policy of the shells: this site, the outside services that this deployment uses, and the sites that may embed the pages.
 */
export function contentPolicy(
  config: RuntimeConfig,
  hashes: { scripts?: readonly string[]; styles?: readonly string[] },
  frameAncestors: string,
): string {
  const provider = config.paymentSandboxScript === null;
  const tags = config.tagManagerId !== null && config.tagManagerScript === null;
  const chat = config.chat ? [...toOrigin(config.chat.siteUrl), ...toOrigin(config.chat.scrt2Url)] : [];
  const own = [...toOrigin(config.apiBaseUrl), ...toOrigin(config.beaconUrl ?? '')];
  const when = (use: boolean, ...sources: string[]): string[] => (use ? sources : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(hashes.scripts ?? []),
      ...when(provider, 'https://js.stripe.com'),
      ...when(tags, 'https://www.googletagmanager.com'),
      ...chat,
    ],
    // Style attributes, such as positions. Browsers that do not distinguish elements from attributes use the last line.
    'style-src-elem': ["'self'", ...(hashes.styles ?? []), ...chat],
    'style-src-attr': ["'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'", ...chat],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'", ...chat],
    'connect-src': [
      "'self'",
      ...own,
      ...when(provider, 'https://api.stripe.com'),
      ...when(tags, 'https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'),
      ...chat,
    ],
    'frame-src': ["'self'", ...when(provider, 'https://js.stripe.com', 'https://hooks.stripe.com'), ...chat],
    'frame-ancestors': [frameAncestors],
    'form-action': ["'self'", ...when(provider, 'https://hooks.stripe.com')],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
