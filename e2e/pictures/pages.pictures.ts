import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { brands } from '../../packages/domain/src/brand/brands.ts';

const baseline = new URL('baseline/', import.meta.url);
const recorded = new URL('browser.txt', baseline);
const storybook = new URL('../../packages/ui/storybook-static/index.json', import.meta.url);

type Entry = { id: string; type: 'story' | 'docs'; tags: string[] };
type Finished = { status: string; reporters: { type: string; status: string }[] };
declare const __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): [Finished] | undefined } | undefined;

const widths = { 390: 844, 768: 1024, 1280: 800 };
const entries = Object.values<Entry>(JSON.parse(readFileSync(storybook, 'utf8')).entries);
/** Every whole page in English, and the longest in German for the brand whose visitors are mostly German. */
const pictures = entries
  .filter(({ type, tags }) => type === 'story' && tags.includes('picture'))
  .flatMap(({ id, tags }) => [
    ...brands.map((brand) => ({ id, brand, language: 'en' })),
    ...(tags.includes('picture-de') ? [{ id, brand: 'islandhopping', language: 'de' }] : []),
  ])
  .flatMap((page) => Object.entries(widths).map(([width, height]) => ({ ...page, width: Number(width), height })))
  .map((page) => ({ ...page, name: [page.id.replace('pages-', ''), page.brand, page.language, page.width].join('-') }));

/** Opens a story and waits for its `play`. The channel is Storybook's own, which its test runner uses, too. */
async function openStory(page: Page, { id, brand, language }: (typeof pictures)[number]): Promise<Finished> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=brand:${brand};language:${language}`);
  const handle = await page.waitForFunction(() => __STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]);
  await page.evaluate(() => document.fonts.ready);
  return (await handle.jsonValue()) as Finished;
}

for (const picture of pictures) {
  const { name, width, height } = picture;
  test(name, async ({ page, browser }, { config }) => {
    const isUpdate = config.updateSnapshots !== 'none';
    const version = existsSync(recorded) ? readFileSync(recorded, 'utf8').trim() : 'none';
    test.skip(!isUpdate && browser.version() !== version, `The baseline is of Chromium ${version}, this is ${browser.version()}.`);
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime('2026-11-20T10:00:00');
    const { status, reporters } = await openStory(page, picture);
    expect({ status, failed: reporters.filter((report) => report.status === 'failed') }).toEqual({ status: 'success', failed: [] });
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
  });
}

// With another browser, letters are drawn otherwise.
test('the baseline says which browser it is of', ({ browser }, { config }) => {
  test.skip(config.updateSnapshots === 'none', 'Only when the baseline is taken.');
  mkdirSync(baseline, { recursive: true });
  writeFileSync(recorded, `${browser.version()}\n`);
});
