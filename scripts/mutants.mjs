// `npm run mutants -- [number] [seed] [path]`: breaks production lines at random, one at a time, in a clone, and runs what relates to the line: its tests, the
// types of its package, screens and stories. What stays green is listed at the end: it has no effect, or a test is missing. The same seed breaks the same lines.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root } from './workspace.mjs';

const [number = '40', seed = '1', path = 'packages/(domain|api|flow|ui|embed)/|apps/(backend|payment-sandbox)/'] = process.argv.slice(2);

/** What a line may lose or confuse: a text, or a pattern and its replacement. */
const changes = [
  ['===', '!=='],
  ['!==', '==='],
  [' && ', ' || '],
  [' || ', ' && '],
  [' ?? ', ' && '],
  [' < ', ' <= '],
  [' > ', ' >= '],
  [' <= ', ' < '],
  [' >= ', ' > '],
  [' + ', ' - '],
  [' - ', ' + '],
  [' * ', ' / '],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/if \(!/, 'if ('],
  [/\b\d{1,5}\b/, (digits) => String(Number(digits) + 1)],
  // A guard, or a call of its own, that is gone.
  [/^(\s*)if \(.*\) (?:return|throw|continue)\b.*;$/, '$1;'],
  [/^(\s*)(?:void )?[a-zA-Z.]+\([^()]*\);$/, '$1;'],
  [/Math\.min/, 'Math.max'],
  [/Math\.max/, 'Math.min'],
];

/** Tests and their helpers, samples, data and declarations are not what is tested. */
const isProduction = (file) =>
  /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories|bench|d)\.|testing\/|stress\/|bench\/|sample|locales\/|drawings?|icons?\b/.test(file);
/** Not code, or only for people. */
const isCode = (line) => !/^\s*(\/\/|\*|\/\*|import |export \{|export \*|export type|type |\} from)|console\./.test(line);

/** Pseudo-random numbers from 0 to 1, a linear congruential generator: the same for the same seed. */
function createRandom(start) {
  let state = Number(start) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** All ways to break a file, by line. */
function mutantsOf(file, text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    changes
      .filter(() => isCode(line))
      .map(([from, to]) => line.replace(from, to))
      .filter((changed) => changed !== line)
      .map((changed) => ({
        file,
        line: index + 1,
        before: line.trim(),
        after: changed.trim(),
        text: lines.with(index, changed).join('\n'),
      })),
  );
}

const clone = mkdtempSync(join(tmpdir(), 'booking-mutants-'));
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser(root), CI: 'true', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
/** True if a command succeeds in a folder of the clone. What takes more than ten minutes has failed. */
const succeeds = (folder, ...args) =>
  spawnSync('npx', args, { cwd: join(clone, folder), env, timeout: 600_000, stdio: 'ignore' }).status === 0;

/**
 * Tests that are loaded at the first question, and anew after a failure, since that ends the page of a browser. What takes more than ten minutes, or
 * ends the process, is not green.
 */
function loadTests(projects) {
  let child = null;
  const close = () => {
    if (child?.connected) child.disconnect();
    // It may hang.
    setTimeout((hanging) => hanging?.kill('SIGKILL'), 10_000, child);
    child = null;
  };
  const answer = (kind) =>
    new Promise((resolve) => {
      const end = (value) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (!value) close();
        resolve(value);
      };
      const timer = setTimeout(() => end(false), 600_000);
      child.once('exit', () => end(false));
      child.once('message', (message) => end(message[kind]));
    });
  return {
    isGreen: async (file) => {
      if (child === null) {
        child = fork(join(root, 'scripts/mutants-tests.mjs'), [clone, projects], { env, stdio: 'ignore' });
        if (!(await answer('ready'))) throw new Error('The tests cannot be loaded.');
      }
      child.send(file);
      return answer('green');
    },
    close,
  };
}
const tests = loadTests('^(?!.*(screens|stories|embedded|postgres))');
const databases = loadTests('embedded|postgres');
const screens = loadTests('screens');
/** Stories have a configuration of their own, which cannot be loaded so. */
const areStoriesGreen = (file) =>
  succeeds('packages/ui', 'vitest', 'related', file, '--run', '--bail=1', '--passWithNoTests', '--config', 'vitest.stories.config.ts');

/** What notices the mutant, which is in its file by now; null if nothing does. The quickest comes first. */
async function findWitness({ file }) {
  const [folder, name] = file.split('/');
  const path = join(clone, file);
  if (!(await tests.isGreen(path))) return 'tests';
  const types = join(clone, `${name}.tsbuildinfo`);
  if (!succeeds('.', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', types, '-p', join(folder, name))) return 'types';
  if (!(await screens.isGreen(path))) return 'screens';
  const hasStories = ['domain', 'ui'].includes(name);
  if (hasStories && !areStoriesGreen(path)) return 'stories';
  return (await databases.isGreen(path)) ? null : 'database';
}

try {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!succeeds('.', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'))
    throw new Error('The clone cannot be installed.');
  const files = execFileSync('git', ['ls-files'], { cwd: clone, encoding: 'utf8' }).split('\n').filter(isProduction);
  const all = files
    .filter((file) => new RegExp(path).test(file))
    .flatMap((file) => mutantsOf(file, readFileSync(join(clone, file), 'utf8')));
  const random = createRandom(seed);
  const survivors = [];
  const chosen = Array.from({ length: Math.min(Number(number), all.length) }, () => all.splice(Math.floor(random() * all.length), 1)[0]);
  for (const mutant of chosen) {
    const original = readFileSync(join(clone, mutant.file), 'utf8');
    writeFileSync(join(clone, mutant.file), mutant.text);
    const witness = await findWitness(mutant);
    writeFileSync(join(clone, mutant.file), original);
    if (witness === null) survivors.push(mutant);
    console.log(`${witness ?? 'SURVIVED'}\t${mutant.file}:${mutant.line}\t${mutant.before} => ${mutant.after}`);
  }
  const red = chosen.length - survivors.length;
  console.log(`\n${red} of ${chosen.length} turned red (${((100 * red) / chosen.length).toFixed(1)} %)`);
  for (const { file, line, before, after } of survivors) console.log(`\n${file}:${line}\n  - ${before}\n  + ${after}`);
} finally {
  for (const { close } of [tests, databases, screens]) close();
  rmSync(clone, { recursive: true, force: true });
}
