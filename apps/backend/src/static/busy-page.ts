import { findLanguage, type Language } from '@booking/domain/schema';
import { server } from '@booking/languages';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Problem } from '../http/problem.ts';

/** The page's language, as the tool reads it from the address. */
const getLanguage = (c: Context): Language => findLanguage(/.*[?&;]locale=([^&]*)/i.exec(c.req.url)?.[1] ?? '') ?? 'en';

/** A small page for 429 and 503, without scripts or files, that reloads itself. */
export function busyPage(c: Context, { status, retryAfter }: Problem, frameAncestors: string): Response | Promise<Response> {
  const language = getLanguage(c);
  const { title, text, again } = server[language].busy;
  // Longer than `Retry-After`, since many visitors reload at the same time.
  const seconds = Math.max(3, (retryAfter ?? 1) + 1);
  const body = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}"><title>${title}</title>
<style>body{margin:4rem auto;max-width:32rem;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}</style></head>
<body><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></body></html>`;
  return c.html(body, status, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors ${frameAncestors}`,
    'Referrer-Policy': 'no-referrer',
    'Retry-After': String(retryAfter ?? 1),
    'X-Robots-Tag': 'noindex',
  });
}
