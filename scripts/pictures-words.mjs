// What `npm run pictures` tells besides what Playwright does.

/** The options of the report's viewer: all of the command but `--report`, such as a port. */
export const toReportOptions = (options) => options.filter((option) => option !== '--report');

const findVersion = (text) => /\d+(?:\.\d+){3}/.exec(text)?.[0] ?? 'unknown';

/**
 * The versions of Chromium of the baseline and of this machine, in words, and whether they are the same: with another one, letters are drawn otherwise,
 * and nothing is compared.
 * @param recorded the content of `browser.txt`
 * @param printed what the browser prints about its version
 */
export function compareVersions(recorded, printed) {
  const [baseline, own] = [findVersion(recorded), findVersion(printed)];
  const isSame = baseline !== 'unknown' && baseline === own;
  const versions = `The pictures are of Chromium ${baseline}, this is Chromium ${own}.`;
  return { isSame, text: isSame ? versions : `${versions} With another version letters are drawn otherwise: no picture is compared.` };
}

/** How to see what a failed comparison has found. */
export const reportHint = 'What changed: `npm run pictures -- --report`';
