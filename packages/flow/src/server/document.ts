import { notStartedId } from '../app/not-started.ts';
import { pageDataId } from '../app/page-data.ts';
import { scriptListId, startScripts } from './start-scripts.ts';

/** What a page is made of. Addresses are whole; `head` and `content` are markup. */
export type PageParts = {
  /** Of the root element. A value of '' is an attribute without one. */
  attributes: Readonly<Record<string, string>>;
  /** What React puts into the head: title and preloads. */
  head: string;
  content: string;
  /** The style sheets' text, and their addresses. */
  styles: string;
  styleSheets: readonly string[];
  /** Fonts to ask for with the page; else the browser does when it has laid out the first text. */
  fonts: readonly string[];
  /** The scripts that start the page, and those that they will ask for. */
  entries: readonly string[];
  preloads: readonly string[];
  /** What is said where the scripts do not come, and the words to try again. */
  notStarted: { message: string; retry: string };
  config: object;
  data: object;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A script element with data. No text in it can end the element. */
const dataScript = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * A page as a document. What is shown comes first and needs no other file: styles are in the page, scripts are asked for after the first
 * paint. The style sheets' own links are disabled: they only tell the code that loads a step later that its styles are here.
 */
export function documentOf(page: PageParts): string {
  const attributes = Object.entries(page.attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
  const sheets = page.styleSheets.map((href) => `<link rel="stylesheet" disabled href="${escaped(href)}">`).join('');
  const fonts = page.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(href)}">`).join('');
  return `<!doctype html>
<html${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<style>${page.styles}</style>
${fonts}${page.head}
</head>
<body>
${page.content}
<template id="${notStartedId}"><p class="not-started" role="alert">${escaped(page.notStarted.message)} <a href="">${escaped(page.notStarted.retry)}</a></p></template>
<noscript>This booking tool needs JavaScript. Deze boekingstool heeft JavaScript nodig. Dieses Buchungsprogramm braucht JavaScript.</noscript>
${dataScript('runtime-config', page.config)}
${dataScript(pageDataId, page.data)}
${sheets}
${dataScript(scriptListId, { entries: page.entries, preloads: page.preloads })}
<script>${startScripts}</script>
</body>
</html>
`;
}
