import { expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, which runs before anything is installed.
import { compareVersions, toReportOptions } from './pictures-words.mjs';

test.each([
  ['156.0.8078.108\n', 'Chromium 156.0.8078.108 built on Debian', true],
  ['156.0.8078.108\n', 'Google Chrome for Testing 143.0.7499.4', false],
  ['', 'Chromium 156.0.8078.108', false],
  ['', '', false],
])(
  'the comparison says both versions of Chromium, and that it is left out unless they are the same: %j %j',
  (recorded, printed, isSame) => {
    const found = compareVersions(recorded, printed);
    expect(found.isSame).toBe(isSame);
    for (const version of [recorded, printed].flatMap((text) => text.match(/\d+(\.\d+){3}/)?.[0] ?? 'unknown'))
      expect(found.text).toContain(`Chromium ${version}`);
    expect(found.text.includes('no picture is compared')).toBe(!isSame);
  },
);

test('the viewer of the report gets the other options, such as its port', () => {
  expect(toReportOptions(['--report', '--port', '4705'])).toEqual(['--port', '4705']);
  expect(toReportOptions(['--report'])).toEqual([]);
});
