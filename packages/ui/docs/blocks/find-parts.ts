/** A part of the pages: its name, the file that it is in, and the files of the stories that show it, those that show it most directly. */
export type Part = { name: string; file: string; stories: readonly string[] };

const isStories = (file: string): boolean => file.endsWith('.stories.tsx');
/** The names of the components that a file declares after this. */
const findNames = (source: string, start: string): string[] =>
  Array.from(source.matchAll(new RegExp(`^${start}(?:const|function) ([A-Z]\\w*[a-z]\\w*)`, 'gm')), ([, name = '']) => name);

type Declared = Pick<Part, 'name' | 'file'>;

/**
 * Whether a file imports the part, or loads it when it is needed, or has its element as one of several that are loaded together. In the part's own file
 * its element is enough. Elsewhere an element of the same name is another part.
 */
const uses = (file: string, source: string, { name, file: home }: Declared): boolean =>
  new RegExp(`^import [^;]*\\b${name}\\b[^;]* from |\\{ ${name} \\} = await|<(?:\\w+\\.)+${name}[\\s/>]`, 'm').test(source) ||
  (file === home && new RegExp(`<${name}[\\s/>]`).test(source));

/** The files that use a part, else those that use the parts which do, and so on, up to the stories. */
function findStories(part: Declared, files: ReadonlyMap<string, string>, partsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>();
  let parts: readonly Declared[] = [part];
  while (parts.length > 0) {
    const users = [...files]
      .filter(([file, source]) => !seen.has(file) && parts.some((one) => uses(file, source, one)))
      .map(([file]) => file);
    const stories = users.filter(isStories);
    if (stories.length > 0) return stories;
    for (const file of users) seen.add(file);
    parts = users.flatMap((file) => (partsOf.get(file) ?? []).map((name) => ({ name, file })));
  }
  return [];
}

/**
 * All parts, by name.
 * @param sources the source of each file, by its path
 */
export function findParts(sources: Readonly<Record<string, string>>): Part[] {
  const files = new Map(Object.entries(sources));
  const partsOf = new Map([...files].map(([file, source]) => [file, isStories(file) ? [] : findNames(source, '(?:export )?')]));
  const isSample = (file: string): boolean => isStories(file) || /\/sample-[\w-]+\.tsx$/.test(file);
  return [...files]
    .filter(([file]) => !isSample(file))
    .flatMap(([file, source]) => findNames(source, 'export ').map((name) => ({ name, file })))
    .map((part) => ({ ...part, stories: findStories(part, files, partsOf) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
