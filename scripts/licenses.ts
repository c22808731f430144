import { appendFile, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Package = { folder: string; name: string; version: string; license?: string };

/** The package that a file belongs to: the nearest folder above it whose manifest has a name and a version. */
async function findPackage(file: string): Promise<Package | null> {
  const folder = dirname(file);
  if (folder === file) return null;
  const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { name, version, license } = JSON.parse(manifest) as Partial<Package>;
  return name && version ? { folder, name, version, ...(license && { license }) } : findPackage(folder);
}

/** A package's notice, as Vite writes those of scripts. */
async function getNotice({ folder, name, version, license }: Package): Promise<string> {
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no license file`);
  return `\n## ${name} - ${version}${license ? ` (${license})` : ''}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
}

/**
 * Writes `licenses.txt` into the build: the license of each package that is really in its scripts, by Vite, and in its other files, such as a font.
 */
export const licenses = (fileName = 'licenses.txt'): Plugin => ({
  name: 'licenses',
  apply: 'build',
  config: () => ({ build: { license: { fileName } } }),
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).flatMap((output) => (output.type === 'asset' ? output.originalFileNames : []));
    const inPackages = files.filter((file) => file.includes('node_modules'));
    const packages = await Promise.all(inPackages.map((file) => findPackage(join(this.environment.config.root, file))));
    const notices = packages.map(async (found) => (found ? getNotice(found) : ''));
    await appendFile(join(dir, fileName), [...new Set(await Promise.all(notices))].join(''));
  },
});
