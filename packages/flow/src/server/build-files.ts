import { policyHash } from './policy-hash.ts';

/** The part of a build's manifest that is used here. */
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

const fontsOf = ({ manifest }: Pick<Build, 'manifest'>): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'));

/** What a screen needs: the page's entry (which brings the first step itself), its step's folder, and its bundles of texts. */
export type ScreenFiles = { step: string; texts: readonly string[]; language: string };

const keysOf = (manifest: Manifest, { step, texts, language }: ScreenFiles): string[] => {
  const parts = [`/flow/src/steps/${step}/`, ...['core', ...texts].map((bundle) => `/locales/${language}.${bundle}.ts`)];
  return Object.keys(manifest).filter((key) => parts.some((part) => key.includes(part)));
};

/** The files that the shell's own HTML loads. */
const entriesOf = ({ manifest, html }: Pick<Build, 'manifest' | 'html'>): string[] =>
  Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}"`));

/**
 * The files of the build that a first visit to a screen loads: the modules' static imports and styles, each once, in order. `entries` are the
 * scripts that start the page.
 */
export function filesOfScreen(build: Pick<Build, 'manifest' | 'html'>, screen: ScreenFiles) {
  const { manifest } = build;
  const entries = entriesOf(build);
  const found = Array.from(withImports(manifest, [...entries, ...keysOf(manifest, screen)]), (key) => manifest[key]).filter(
    (entry) => entry !== undefined,
  );
  const scripts = [...new Set(found.map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const styles = [...new Set([...found.flatMap(({ css = [] }) => css), ...found.map(({ file }) => file)])].filter((file) =>
    file.endsWith('.css'),
  );
  return { scripts, styles, entries: entries.flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')) };
}

/** What a page of a screen says of its files: addresses, the text of its styles, and that text's hash for the page's policy. */
export type PageFiles = {
  styles: string;
  styleHash: string;
  styleSheets: readonly string[];
  entries: readonly string[];
  preloads: readonly string[];
  fonts: readonly string[];
};

/** Reads what the pages of a shell need, each screen's files once. `base` is the path at which the build is served. */
export function pageFilesReader(build: Build, base: string): (screen: ScreenFiles) => PageFiles {
  const whole = (files: readonly string[]) => files.map((file) => base + file);
  const fonts = whole(fontsOf(build));
  const read = (screen: ScreenFiles): PageFiles => {
    const { scripts, styles, entries } = filesOfScreen(build, screen);
    const text = styles.map((file) => build.read(file)).join('');
    return {
      styles: text,
      styleHash: policyHash(text),
      styleSheets: whole(styles),
      entries: whole(entries),
      preloads: whole(scripts.filter((file) => !entries.includes(file))),
      fonts,
    };
  };
  const known = new Map<string, PageFiles>();
  return (screen) => {
    const key = `${screen.step} ${screen.language}`;
    const files = known.get(key) ?? read(screen);
    known.set(key, files);
    return files;
  };
}
