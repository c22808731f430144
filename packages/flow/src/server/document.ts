/** The part of a build's manifest that is used here. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>;

export type Filling = {
  html: string;
  title: string;
  /** Of the root element. A value of '' is an attribute without one. */
  attributes: Readonly<Record<string, string>>;
  /** The files of the build to fetch ahead. */
  files: readonly string[];
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

/** The files that some modules of a build load at once: their static imports and styles, each once, in order. */
function filesOf(manifest: Manifest, keys: Iterable<string>): string[] {
  const entries = Array.from(keys, (key) => manifest[key]).filter((entry) => entry !== undefined);
  return [...new Set(entries.flatMap(({ file, css = [] }) => [file, ...css]))];
}

/** What a screen needs: the page's entry (which brings the first step itself), its step's folder, and its bundles of texts. */
export type ScreenFiles = { step: string; texts: readonly string[]; language: string };

const keysOf = (manifest: Manifest, { step, texts, language }: ScreenFiles): string[] => {
  const parts = [`/flow/src/steps/${step}/`, ...['core', ...texts].map((bundle) => `/locales/${language}.${bundle}.ts`)];
  return Object.keys(manifest).filter((key) => parts.some((part) => key.includes(part)));
};

/** The files that the shell's own HTML loads. */
const entriesOf = (manifest: Manifest, template: string): string[] =>
  Object.keys(manifest).filter((key) => template.includes(`/${manifest[key]?.file}"`));

/** All files of the build that a first visit to a screen loads. */
export const filesOfScreen = (manifest: Manifest, template: string, screen: ScreenFiles): string[] =>
  filesOf(manifest, withImports(manifest, [...entriesOf(manifest, template), ...keysOf(manifest, screen)]));

/** The same without those that the shell's own HTML loads. */
export function filesBesideEntry(manifest: Manifest, template: string, screen: ScreenFiles): string[] {
  const entry = withImports(manifest, entriesOf(manifest, template));
  return filesOf(
    manifest,
    [...withImports(manifest, keysOf(manifest, screen))].filter((key) => !entry.has(key)),
  );
}

/** A shell's HTML with a screen in it: what it shows before any script has run. `base` is the shell's, with a slash at its end. */
export function fillDocument(template: string, base: string, { html, title, attributes, files }: Filling): string {
  const isStyle = (file: string) => file.endsWith('.css');
  const links = [
    ...files.filter(isStyle).map((file) => `<link rel="stylesheet" crossorigin href="${escaped(base + file)}">`),
    ...files.filter((file) => !isStyle(file)).map((file) => `<link rel="modulepreload" crossorigin href="${escaped(base + file)}">`),
  ].join('');
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
  return template
    .replace(/<html[^>]*>/, () => `<html${written}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${links}</head>`)
    .replace(/<!--screen-->[\s\S]*?<!--\/screen-->/, () => html);
}
