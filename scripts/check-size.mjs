// Checks what a first visit to a screen loads against its budget: JavaScript, CSS and fonts of the builds, and what
// a host page loads. No build contains the payment sandbox, and a server names no file that is not there. KB = 1000 bytes, brotli. What a screen
// needs is read from its route, by the renderer in each build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { languages, root } from './workspace.mjs';

/**
 * KB of JavaScript and CSS that a screen imports statically, as an early warning on every change. The first screen of most visits has a budget of its
 * own, in either shell. What a whole visit loads is counted in a browser, before a release: `e2e/full/untouched-visit.spec.ts`.
 */
const firstScreen = { step: 'tour-date', js: 152, css: 9 };
const anyScreen = { js: 196, css: 11.2 };
const fontLimit = 30;
/** What a host page loads, as a classic script or as a module; and what it loads for a button. */
const embed = { files: ['embed.js', 'embed.mjs', 'embed-button.mjs'], js: 1.65 };

/** The styles stand in the page itself, as one text. */
const getInlineSize = (dist, files) =>
  brotliCompressSync(files.map((file) => readFileSync(join(dist, file), 'utf8')).join('')).length / 1000;
const getSize = (dist, files) => files.reduce((total, file) => total + statSync(join(dist, `${file}.br`)).size, 0) / 1000;

/** Whether a script imports another one statically, directly or through others. In a circle one would run before what it needs is there. */
function reaches(assets, from, to, seen = new Set()) {
  const imports = Array.from(
    readFileSync(join(assets, from), 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.~-]+\.js)"/g),
    ([, file]) => file,
  );
  return imports.some((file) => file === to || (!seen.has(file) && reaches(assets, file, to, seen.add(file))));
}

let failed = false;
const report = (what, isOver) => {
  failed ||= isOver;
  console.log(`${isOver ? 'OVER ' : 'ok   '}${what}`);
};

for (const shell of ['booking', 'frame']) {
  const dist = join(root, 'apps', shell, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const { screenList, getCodePath, filesOfScreen } = await import(pathToFileURL(join(dist, '.server/render-page.js')).href);
  const screens = new Map(screenList.map((screen) => [screen.step, screen]));
  for (const screen of screens.values()) {
    const { step } = screen;
    if (!Object.keys(manifest).some((key) => key.includes(getCodePath(screen))) && step !== firstScreen.step)
      throw new Error(`${shell}: the build has no step ${step}`);
    const limit = step === firstScreen.step ? firstScreen : anyScreen;
    const sizes = languages.map((language) => {
      const { scripts, styles } = filesOfScreen({ manifest, html }, { ...screen, language });
      return { language, scripts: scripts.length, js: getSize(dist, scripts), css: getInlineSize(dist, styles) };
    });
    const { language, scripts, js, css } = sizes.reduce((largest, one) => (one.js > largest.js ? one : largest));
    const text = `${js.toFixed(1)} of ${limit.js} KB JavaScript in ${scripts} files, ${css.toFixed(1)} of ${limit.css} KB CSS`;
    report(`${shell} ${step} (${language}): ${text}`, js > limit.js || css > limit.css);
  }
  const assets = join(dist, 'assets');
  const fonts = readdirSync(assets).filter((file) => file.endsWith('.woff2'));
  const kb = fonts.reduce((total, file) => total + statSync(join(assets, file)).size, 0) / 1000;
  report(`${shell} fonts: ${kb.toFixed(1)} of ${fontLimit} KB`, kb > fontLimit);
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const withSandbox = scripts.filter((file) =>
    /payment sandbox|4242 ?4242|pk_test_sandbox/i.test(readFileSync(join(assets, file), 'utf8')),
  );
  const circular = scripts.filter((file) => reaches(assets, file, file));
  report(`${shell}: ${circular.length} scripts that import themselves in a circle ${circular}`, circular.length > 0);
  // What a server writes into its pages is a file of the build for the browser.
  const written = readFileSync(join(dist, '.server/render-page.js'), 'utf8').match(/\bassets\/[\w-]+\.(svg|woff2|css)\b/g) ?? [];
  const missing = [...new Set(written)].filter((file) => !existsSync(join(dist, file)));
  if (written.length === 0) throw new Error(`${shell}: the server's renderer names no files`);
  report(
    `${shell}: ${missing.length} of ${written.length} files that the server's renderer names are missing ${missing}`,
    missing.length > 0,
  );
  if (scripts.length <= 5) throw new Error(`${shell}: the build has only ${scripts.length} scripts`);
  report(`${shell}: ${withSandbox.length} of ${scripts.length} scripts contain the payment sandbox ${withSandbox}`, withSandbox.length > 0);
}
for (const file of embed.files) {
  const kb = brotliCompressSync(readFileSync(join(root, 'packages/embed/dist', file))).length / 1000;
  report(`${file}: ${kb.toFixed(2)} of ${embed.js} KB JavaScript`, kb > embed.js);
}
process.exit(failed ? 1 : 0);
