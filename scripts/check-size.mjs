// Checks the JavaScript, CSS and fonts that a first visit to a screen loads against its budget, from the builds' manifests. KB = 1000 bytes, brotli.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * Screen, shell, the lazily loaded modules that it needs besides the entry, its bundles of texts, and its limits in KB: the present
 * sizes, so that they do not grow again. The goals are lower: 120 for the date step, 150 for any other, 10 of CSS for a first screen.
 */
const budgets = [
  ['Date step, full page', 'booking', [], ['core'], { js: 125, css: 10 }],
  ['Date step, frame', 'frame', [], ['core'], { js: 125, css: 10 }],
  ['Cabins', 'booking', ['cabins-container', 'stay-loaders'], ['core', 'steps'], { js: 138.5, css: 11 }],
  ['Passengers', 'booking', ['passengers-container', 'checkout-loader'], ['core', 'steps', 'checkout'], { js: 163.5, css: 11 }],
  ['Confirmation', 'booking', ['confirmation-container', 'checkout-loader'], ['core', 'steps', 'checkout'], { js: 152.7, css: 11 }],
  ['Payment', 'booking', ['booking-payment-container', 'payment-loaders'], ['core', 'steps', 'checkout'], { js: 149.5, css: 11 }],
];
const languages = ['en', 'nl', 'de'];

function load(shell) {
  const dist = join(root, 'apps', shell, 'dist');
  return { dist, manifest: JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) };
}

/** All files that these manifest keys load at once: their static imports and styles. */
function filesOf({ manifest }, keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key];
    files.add(entry.file);
    for (const css of entry.css ?? []) files.add(css);
    for (const next of entry.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...files];
}

const size = (dist, files) => files.reduce((total, file) => total + statSync(join(dist, `${file}.br`)).size, 0) / 1000;

let failed = false;
for (const [screen, shell, modules, texts, limit] of budgets) {
  const build = load(shell);
  const keys = Object.keys(build.manifest);
  const find = (part) => {
    const key = keys.find((one) => one.includes(part));
    if (!key) throw new Error(`${shell}: no module ${part} in the build`);
    return key;
  };
  const entry = keys.find((key) => build.manifest[key].isEntry);
  for (const language of languages) {
    const files = filesOf(build, [entry, ...modules.map(find), ...texts.map((bundle) => find(`locales/${language}.${bundle}`))]);
    const js = size(
      build.dist,
      files.filter((file) => file.endsWith('.js')),
    );
    const css = size(
      build.dist,
      files.filter((file) => file.endsWith('.css')),
    );
    const over = js > limit.js || css > limit.css;
    failed ||= over;
    if (over || language === 'de') {
      console.log(
        `${over ? 'OVER ' : 'ok   '}${screen} (${language}): ${js.toFixed(1)} of ${limit.js} KB JavaScript, ${css.toFixed(1)} of ${limit.css} KB CSS`,
      );
    }
  }
}

const fontLimit = 30;
for (const shell of ['booking', 'frame']) {
  const assets = join(root, 'apps', shell, 'dist/assets');
  const fonts = readdirSync(assets).filter((file) => file.endsWith('.woff2'));
  const kb = fonts.reduce((total, file) => total + statSync(join(assets, file)).size, 0) / 1000;
  failed ||= kb > fontLimit;
  console.log(`${kb > fontLimit ? 'OVER ' : 'ok   '}Fonts, ${shell}: ${kb.toFixed(1)} of ${fontLimit} KB`);
}
process.exit(failed ? 1 : 0);
