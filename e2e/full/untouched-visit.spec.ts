import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { choosingScreens } from '../pages/screens.ts';
import { test } from '../pages/test.ts';

/** KB (1000 bytes) of first-party JavaScript, brotli 11, and files: what a browser loads until the network has been quiet for 3 seconds. */
async function measureVisit(page: Page, url: string): Promise<{ kb: number; files: number }> {
  const sizes: Promise<number>[] = [];
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  page.on('response', (response) => {
    last = Date.now();
    if (/\/assets\/.*\.js$/.test(response.url())) sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  last = Date.now();
  await expect.poll(() => Date.now() - last, { timeout: 60_000 }).toBeGreaterThan(3000);
  const all = await Promise.all(sizes);
  return { kb: all.reduce((sum, size) => sum + size, 0) / 1000, files: all.length };
}

/** Of each screen: KB and files at most. The date step is the first screen of most visits. */
const limits = { 'tour list': [170, 9], date: [155, 6], ship: [171, 10], cabins: [178, 12], passengers: [200, 12] } as const;

test(
  'an untouched visit loads what its screen needs, and the frame less than the full shell (SHELL-27)',
  onlyFull(),
  async ({ browser, request }) => {
    // Each of the seven visits waits until the network is quiet.
    test.setTimeout(240_000);
    const screens = await choosingScreens(request, '', 'de');
    const cabins = screens[3].url;
    const passengers = { name: 'passengers', url: cabins.replace(/cabins\?.*/, 'passengers?cabins=none:2&locale=de') };
    const measure = async (url: string) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const visit = await measureVisit(page, url);
      await context.close();
      return visit;
    };
    for (const [index, { name, url }] of [...screens, passengers].entries()) {
      const [kb, files] = Object.values(limits)[index] ?? [0, 0];
      const visit = await measure(url);
      expect(visit.kb, `KB of ${name}`).toBeLessThan(kb);
      expect(visit.files, `files of ${name}`).toBeLessThanOrEqual(files);
      expect(visit.kb, `KB of ${name}: are the scripts there?`).toBeGreaterThan(100);
    }
    const [frame, full] = [await measure(`/frame${screens[1].url}`), await measure(screens[1].url)];
    expect(frame.kb).toBeLessThan(full.kb);
  },
);
