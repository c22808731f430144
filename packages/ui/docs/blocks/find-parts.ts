/** A part of the pages: its name, the file that it is in, and the files of the stories that show it, those that show it most directly. */
export type Part = { name: string; file: string; stories: readonly string[] };

const isStories = (file: string): boolean => file.endsWith('.stories.tsx');
/** The names of the components that a file declares after this. */
const findNames = (source: string, start: string): string[] =>
  Array.from(source.matchAll(new RegExp(`^${start}(?:const|function) ([A-Z]\\w*[a-z]\\w*)`, 'gm')), ([, name = '']) => name);

type Declared = Pick<Part, 'name' | 'file'>;
/** A file's own parts, the names that it gets from other files, and the elements that it has. */
type Contents = { parts: readonly string[]; gets: ReadonlySet<string>; elements: ReadonlySet<string> };

const findAll = (source: string, pattern: RegExp): string[] => Array.from(source.matchAll(pattern), ([, found = '']) => found);

/** A part may be imported, loaded when it is needed, or a member of several that are loaded together: those have an element with a name in front. */
const readContents = (file: string, source: string): Contents => ({
  parts: isStories(file) ? [] : findNames(source, '(?:export )?'),
  gets: new Set([
    ...findAll(source, /^import ([^;]*) from /gm).flatMap((names) => names.match(/\w+/g) ?? []),
    ...findAll(source, /\{ (\w+) \} = await/g),
    ...findAll(source, /<(?:\w+\.)+(\w+)/g),
  ]),
  elements: new Set(findAll(source, /<(\w+)[\s/>]/g)),
});

/** In its own file an element of a part is enough. Elsewhere an element of the same name is another part. */
const uses = (file: string, { gets, elements }: Contents, { name, file: home }: Declared): boolean =>
  file === home ? elements.has(name) : gets.has(name);

/** The files that use a part, else those that use the parts which do, and so on, up to the stories. */
function findStories(part: Declared, files: ReadonlyMap<string, Contents>): string[] {
  const seen = new Set<string>();
  let parts: readonly Declared[] = [part];
  while (parts.length > 0) {
    const users = [...files].filter(([file, contents]) => !seen.has(file) && parts.some((one) => uses(file, contents, one)));
    const stories = users.map(([file]) => file).filter(isStories);
    if (stories.length > 0) return stories;
    for (const [file] of users) seen.add(file);
    parts = users.flatMap(([file, contents]) => contents.parts.map((name) => ({ name, file })));
  }
  return [];
}

/**
 * All parts, by name.
 * @param sources the source of each file, by its path
 */
export function findParts(sources: Readonly<Record<string, string>>): Part[] {
  const files = new Map(Object.entries(sources).map(([file, source]) => [file, readContents(file, source)]));
  const isSample = (file: string): boolean => isStories(file) || /\/sample-[\w-]+\.tsx$/.test(file);
  return Object.entries(sources)
    .filter(([file]) => !isSample(file))
    .flatMap(([file, source]) => findNames(source, 'export ').map((name) => ({ name, file })))
    .map((part) => ({ ...part, stories: findStories(part, files) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
