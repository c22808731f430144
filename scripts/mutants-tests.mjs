// Tests that stay loaded, a child process of `mutants.mjs`: told which file has changed, it answers whether the tests that relate to the file are green.
// Arguments: the folder of the repository, and a pattern for the names of projects.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [root, projects] = process.argv.slice(2);
const { createVitest } = await import(pathToFileURL(join(root, 'node_modules/vitest/dist/node.js')).href);
process.chdir(root);
const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}] });
await vitest.standalone();

/** True if all of these tests pass. */
async function arePassing(tests) {
  if (tests.length === 0) return true;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  const names = new Set(tests.map(({ moduleId }) => moduleId));
  // The results of earlier runs are still among the modules.
  return unhandledErrors.length === 0 && testModules.every((module) => !names.has(module.moduleId) || module.ok());
}

let previous;
process.on('message', async (file) => {
  // The file is read anew, and so is the one that was changed before, which is as it was by now.
  if (previous !== undefined) vitest.invalidateFile(previous);
  vitest.invalidateFile(file);
  previous = file;
  vitest.config.related = [file];
  const related = await vitest.getRelevantTestSpecifications();
  const tests = related.filter(({ project }) => new RegExp(projects).test(project.name));
  // The tests of its own package are the likeliest to notice a change.
  const ownPackage = `${file.slice(0, file.indexOf('/src/'))}/`;
  const isOwn = ({ moduleId }) => moduleId.startsWith(ownPackage);
  process.send({ green: (await arePassing(tests.filter(isOwn))) && (await arePassing(tests.filter((test) => !isOwn(test)))) });
});
// A database and a browser end with the tests.
process.on('disconnect', () => vitest.close().finally(() => process.exit()));
process.send({ ready: true });
