import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../packages/ui/src');
/** Every style module, in an order that does not depend on where the build runs. */
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort()
  .map((file) => join(folder, file));

/**
 * The name of a class of a style module: its own, and the module's number. The same for the browser's and the server's build, and shorter when
 * compressed than a hash, as scripts have the class's own name beside it.
 */
export function className(name: string, file: string): string {
  const known = modules.indexOf(file);
  // A module that was added while the development server runs.
  const at = known < 0 ? modules.push(file) - 1 : known;
  return `${name}-${at.toString(36)}`;
}
