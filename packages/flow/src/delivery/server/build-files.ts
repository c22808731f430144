import type { Screen } from '../../app/screen.ts';
import { policyHash } from './policy-hash.ts';

/** The part of Vite's manifest that is used here. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>;

/** A shell's build: its own HTML, its manifest, and its files. */
export type Build = { html: string; manifest: Manifest; read(file: string): string };

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

const getFonts = ({ manifest }: Pick<Build, 'manifest'>): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'));

/** What of a screen, in a language, decides which parts of the build it needs besides the entry: the file of its code, and its bundles of texts. */
export type ScreenFiles = Pick<Screen, 'step' | 'file'> & { texts: readonly string[]; language: string };

/** The path of the file with a screen's code, as part of its key in the manifest. */
export const getCodePath = ({ step, file = `steps/${step}/${step}-container.tsx` }: Pick<Screen, 'step' | 'file'>): string =>
  `/flow/src/${file}`;

const getScreenKeys = (manifest: Manifest, { texts, language, ...screen }: ScreenFiles): string[] => {
  const parts = [getCodePath(screen), ...['core', ...texts].map((bundle) => `/languages/${language}/${bundle}.ts`)];
  return Object.keys(manifest).filter((key) => parts.some((part) => key.includes(part)));
};

/** The manifest keys of the files that the shell's own HTML loads. */
const getEntryKeys = ({ manifest, html }: Pick<Build, 'manifest' | 'html'>): string[] =>
  Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}"`));

/**
 * The files that the first visit to a screen loads: scripts with their static imports, and styles, each once and in order. `entries` are the
 * scripts that start the page.
 */
export function filesOfScreen(build: Pick<Build, 'manifest' | 'html'>, screen: ScreenFiles) {
  const { manifest } = build;
  const entries = getEntryKeys(build);
  const found = Array.from(withImports(manifest, [...entries, ...getScreenKeys(manifest, screen)]), (key) => manifest[key]).filter(
    (entry) => entry !== undefined,
  );
  const scripts = [...new Set(found.map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const styles = [...new Set([...found.flatMap(({ css = [] }) => css), ...found.map(({ file }) => file)])].filter((file) =>
    file.endsWith('.css'),
  );
  return { scripts, styles, entries: entries.flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')) };
}

/** The files of a page: their URLs, the text of its styles, and the hash of that text for the page's Content-Security-Policy. */
export type PageFiles = {
  styles: string;
  styleHash: string;
  styleSheets: readonly string[];
  entries: readonly string[];
  preloads: readonly string[];
  fonts: readonly string[];
  /** What the shell's own HTML says; null without it. */
  version: string | null;
};

/** Reads the files that a screen's pages need, once per screen. `base` is the path at which the build is served. */
export function pageFilesReader(build: Build, base: string): (screen: ScreenFiles) => PageFiles {
  const toUrls = (files: readonly string[]) => files.map((file) => base + file);
  const fonts = toUrls(getFonts(build));
  const version = /<meta name="version" content="([^"]*)"/.exec(build.html)?.[1] ?? null;
  const read = (screen: ScreenFiles): PageFiles => {
    const { scripts, styles, entries } = filesOfScreen(build, screen);
    const text = styles.map((file) => build.read(file)).join('');
    return {
      styles: text,
      styleHash: policyHash(text),
      styleSheets: toUrls(styles),
      entries: toUrls(entries),
      preloads: toUrls(scripts.filter((file) => !entries.includes(file))),
      fonts,
      version,
    };
  };
  const cache = new Map<string, PageFiles>();
  return (screen) => {
    const key = `${screen.step} ${screen.language}`;
    const files = cache.get(key) ?? read(screen);
    cache.set(key, files);
    return files;
  };
}
