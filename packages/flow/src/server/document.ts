/** A build's manifest, as far as it is read here. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[]; isEntry?: boolean }>>;

export type Filling = {
  html: string;
  title: string;
  /** Of the root element. A value of '' is an attribute without one. */
  attributes: Readonly<Record<string, string>>;
  /** Pieces of the paths of the source modules to fetch ahead. */
  modules: readonly string[];
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The files of a build that some modules load at once, without those that the page's entry loads itself. */
function filesOf(manifest: Manifest, modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const visit = (key: string, seen: Set<string>): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next, seen);
    return seen;
  };
  const known = new Set<string>();
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key, known);
  const wanted = new Set<string>();
  for (const part of modules) for (const key of Object.keys(manifest).filter((one) => one.includes(part))) visit(key, wanted);
  const entries = [...wanted].filter((key) => !known.has(key)).flatMap((key) => manifest[key] ?? []);
  return { scripts: entries.map(({ file }) => file), styles: [...new Set(entries.flatMap(({ css = [] }) => css))] };
}

/** A shell's HTML with a screen in it: what it shows before any script has run. `base` is the shell's, with a slash at its end. */
export function fillDocument(template: string, manifest: Manifest, base: string, filling: Filling): string {
  const { scripts, styles } = filesOf(manifest, filling.modules);
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${escaped(base + file)}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escaped(base + file)}">`),
  ].join('');
  const attributes = Object.entries(filling.attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
  return template
    .replace(/<html[^>]*>/, () => `<html${attributes}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${filling.title}</title>`)
    .replace('</head>', () => `${links}</head>`)
    .replace(/<!--screen-->[\s\S]*?<!--\/screen-->/, () => filling.html);
}
