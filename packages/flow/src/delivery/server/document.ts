import { type UnsupportedNotice, unsupportedTemplate } from '@booking/ui/unsupported-notice';
import { notStartedId } from '../inline/not-started.ts';
import { plainAddress } from '../inline/plain-address.ts';
import { savedTripMark } from '../inline/saved-trip-mark.ts';
import { startScripts } from '../inline/start-scripts.ts';
import { supportGate } from '../inline/support-gate.ts';
import { pageDataId } from '../page-data.ts';
import { markupStylesId, type PageFileList, pageFilesId } from '../page-files.ts';

/** The parts of a page. URLs include the base path; `head` and `content` are markup. */
export type PageParts = {
  /** The attributes of the root element. An empty value writes the name alone. */
  attributes: Readonly<Record<string, string>>;
  /** The elements that React hoists into the head: title and preloads. */
  head: string;
  content: string;
  /** What `renderTemplates` returns. */
  templates: string;
  /** The text of the styles that the page's markup needs. */
  styles: string;
  /** The URLs of all style sheets of its screen. */
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
  config: object;
  data: object;
};

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A script element with JSON. Its text cannot close the element. */
const dataScript = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

type Templates = {
  /** The message shown if the scripts cannot be loaded, and the label of its retry link. */
  notStarted: { message: string; retry: string };
  /** The notice for a browser that is too old. */
  unsupported: UnsupportedNotice;
};

/** What a page shows in place of its content, or after it, if it cannot start. */
export const renderTemplates = ({ notStarted, unsupported }: Templates): string => `${unsupportedTemplate(unsupported)}
<template id="${notStartedId}"><p class="not-started" role="alert">${escapeHtml(notStarted.message)} <a href="">${escapeHtml(notStarted.retry)}</a></p></template>`;

/** The start tag of the root element. */
export function renderRoot(attributes: PageParts['attributes']): string {
  const written = Object.entries(attributes).map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`));
  return `<html${written.join('')}>`;
}

/**
 * Writes a page as an HTML document. Its content comes first and needs no other file: the styles of its markup are inlined, and the style sheets
 * and scripts are requested after the first paint.
 */
export function renderDocument(page: PageParts): string {
  const fonts = page.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`)
    .join('');
  const version = page.version === null ? '' : `\n<meta name="version" content="${escapeHtml(page.version)}">`;
  return `<!doctype html>
${renderRoot(page.attributes)}
<head>
<meta charset="utf-8">
<script>${plainAddress}</script>
<script>${savedTripMark}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">${version}
<link rel="icon" type="image/svg+xml" href="${escapeHtml(page.icon)}">
<style id="${markupStylesId}">${page.styles}</style>
${fonts}${page.head}
</head>
<body>
${page.content}
${page.templates}
<noscript>${escapeHtml(page.noScripts)}</noscript>
${dataScript('runtime-config', page.config)}
${dataScript(pageDataId, page.data)}
<script>${supportGate}</script>
${dataScript(pageFilesId, { entries: page.entries, preloads: page.preloads, styles: page.styleSheets } satisfies PageFileList)}
<script>${startScripts}</script>
</body>
</html>
`;
}
