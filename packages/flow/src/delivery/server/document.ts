import { type UnsupportedNotice, unsupportedTemplate } from '@booking/ui/unsupported-notice';
import { notStartedId } from '../inline/not-started.ts';
import { plainAddress } from '../inline/plain-address.ts';
import { savedTripMark } from '../inline/saved-trip-mark.ts';
import { scriptListId, startScripts } from '../inline/start-scripts.ts';
import { supportGate } from '../inline/support-gate.ts';
import { pageDataId } from '../page-data.ts';

/** The parts of a page. URLs include the base path; `head` and `content` are markup. */
export type PageParts = {
  /** The attributes of the root element. An empty value writes the name alone. */
  attributes: Readonly<Record<string, string>>;
  /** The elements that React hoists into the head: title and preloads. */
  head: string;
  content: string;
  /** The text of the style sheets, and their URLs. */
  styles: string;
  styleSheets: readonly string[];
  /** Fonts to preload. The browser requests any others once it has laid out the first text. */
  fonts: readonly string[];
  /** The brand's icon for the browser's tab, as a data URL. */
  icon: string;
  /** The version of the shell, if its build has one. */
  version: string | null;
  /** The scripts that start the page, and those that they import. */
  entries: readonly string[];
  preloads: readonly string[];
  /** What a page without scripts says at its end. */
  noScripts: string;
  /** The message shown if the scripts cannot be loaded, and the label of its retry link. */
  notStarted: { message: string; retry: string };
  /** The notice for a browser that is too old. */
  unsupported: UnsupportedNotice;
  config: object;
  data: object;
};

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A script element with JSON. Its text cannot close the element. */
const dataScript = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * Writes a page as an HTML document. Its content comes first and needs no other file: styles are inlined, and scripts are requested after the
 * first paint. The links to the style sheets are disabled; they only prevent the bundler's loader from requesting those styles again.
 */
export function renderDocument(page: PageParts): string {
  const attributes = Object.entries(page.attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
  const sheets = page.styleSheets.map((href) => `<link rel="stylesheet" disabled href="${escapeHtml(href)}">`).join('');
  const fonts = page.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`)
    .join('');
  const version = page.version === null ? '' : `\n<meta name="version" content="${escapeHtml(page.version)}">`;
  return `<!doctype html>
<html${attributes}>
<head>
<meta charset="utf-8">
<script>${plainAddress}</script>
<script>${savedTripMark}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">${version}
<link rel="icon" type="image/svg+xml" href="${escapeHtml(page.icon)}">
<style>${page.styles}</style>
${fonts}${page.head}
</head>
<body>
${page.content}
${unsupportedTemplate(page.unsupported)}
<template id="${notStartedId}"><p class="not-started" role="alert">${escapeHtml(page.notStarted.message)} <a href="">${escapeHtml(page.notStarted.retry)}</a></p></template>
<noscript>${escapeHtml(page.noScripts)}</noscript>
${dataScript('runtime-config', page.config)}
${dataScript(pageDataId, page.data)}
<script>${supportGate}</script>
${sheets}
${dataScript(scriptListId, { entries: page.entries, preloads: page.preloads })}
<script>${startScripts}</script>
</body>
</html>
`;
}
