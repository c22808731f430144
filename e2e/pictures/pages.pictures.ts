import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type BrowserContextOptions, expect, type Page, type TestInfo, test } from '@playwright/test';
import { brands } from '../../packages/domain/src/brand/brands.ts';
import { type Difference, findDifference, findPixelDifference, showDifference } from './difference.ts';
import { formatSignature, getSignature, parseSignature, type Signature } from './signature.ts';

/** The pictures themselves, for the report: only on the machine that took the baseline. */
const local = new URL('baseline/', import.meta.url);
const signatures = new URL('signatures/', import.meta.url);
const recorded = new URL('browser.txt', signatures);
const storybook = new URL('../../packages/ui/storybook-static/index.json', import.meta.url);

type Entry = { id: string; type: 'story' | 'docs'; tags: string[] };
type Finished = { status: string; reporters: { type: string; status: string }[] };
/** Storybook's own channel, which its test runner uses, too. */
declare const __STORYBOOK_ADDONS_CHANNEL__:
  | {
      last(event: 'storyFinished'): [Finished] | undefined;
      once(event: 'storyFinished', listener: (finished: Finished) => void): void;
      emit(event: 'forceRemount', story: { storyId: string }): void;
    }
  | undefined;

const widths = { 390: 844, 768: 1024, 1280: 800 };
const entries = Object.values<Entry>(JSON.parse(readFileSync(storybook, 'utf8')).entries);
type Story = { id: string; brand: string; language: string };
/** Every whole page in English, and the longest in German for the brand whose visitors are mostly German. */
const stories = entries
  .filter(({ type, tags }) => type === 'story' && tags.includes('picture'))
  .flatMap(({ id, tags }): Story[] => [
    ...brands.map((brand) => ({ id, brand, language: 'en' })),
    ...(tags.includes('picture-de') ? [{ id, brand: 'islandhopping', language: 'de' }] : []),
  ]);
const nameOf = ({ id, brand, language }: Story, width: string): string => [id.replace('pages-', ''), brand, language, width].join('-');
const names = stories.flatMap((story) => Object.keys(widths).map((width) => nameOf(story, width)));

const isUpdate = ({ config }: TestInfo): boolean => config.updateSnapshots !== 'none';

/** Opens Storybook with a story. Axe is left out, which has a check of its own. */
async function openStory(page: Page, { id, brand, language }: Story): Promise<void> {
  await page.clock.setFixedTime('2026-11-20T10:00:00');
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=brand:${brand};language:${language};a11y.manual:!true`);
  await page.waitForFunction(() => __STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  await page.evaluate(() => document.fonts.ready);
}

/** Renders the story anew, as Storybook's button does, and waits for its `play`: it may look at the width only once. */
async function renderAt(page: Page, storyId: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const { status, reporters } = await page.evaluate(
    (id) =>
      new Promise<Finished>((resolve) => {
        __STORYBOOK_ADDONS_CHANNEL__?.once('storyFinished', resolve);
        __STORYBOOK_ADDONS_CHANNEL__?.emit('forceRemount', { storyId: id });
      }),
    storyId,
  );
  // Where a page is scrolled to, its bar is.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect({ status, failed: reporters.filter((report) => report.status === 'failed') }).toEqual({ status: 'success', failed: [] });
}

const take = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled' });

/** A picture that the next one equals: an image inside the page may come late. */
async function takeSettled(page: Page): Promise<Buffer> {
  let picture = await take(page);
  for (let next = await take(page); !next.equals(picture); next = await take(page)) picture = next;
  return picture;
}

/** The picture of the baseline, if this machine took it: one of an older baseline has another signature. */
function readLocal(name: string, signature: Signature): Buffer | null {
  const file = new URL(`${name}.png`, local);
  const picture = existsSync(file) ? readFileSync(file) : null;
  return picture && !findDifference(signature, getSignature(picture)) ? picture : null;
}

/**
 * Compares the page with its signature, and with the picture itself if this machine has it. The report shows a difference, the page now and, with the
 * picture, before: by names that it puts side by side.
 */
async function compare(page: Page, name: string, info: TestInfo): Promise<void> {
  const signature = parseSignature(readFileSync(new URL(`${name}.txt`, signatures), 'utf8'));
  const before = readLocal(name, signature);
  const find = (now: Buffer): Difference | null =>
    (before && findPixelDifference(before, now)) ?? findDifference(signature, getSignature(now));
  if (!find(await take(page))) return;
  const picture = await takeSettled(page);
  const difference = find(picture);
  if (!difference) return;
  const pictures = { diff: showDifference(picture, difference.changes), actual: picture, ...(before && { expected: before }) };
  for (const [part, body] of Object.entries(pictures)) await info.attach(`${name}-${part}.png`, { body, contentType: 'image/png' });
  throw new Error(`${name} changed. ${difference.description}`);
}

/** Takes the picture for the report, once two in a row are equal, and writes its signature. */
async function update(page: Page, name: string): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
  mkdirSync(signatures, { recursive: true });
  writeFileSync(new URL(`${name}.txt`, signatures), formatSignature(getSignature(readFileSync(new URL(`${name}.png`, local)))));
}

for (const story of stories) {
  test.describe(() => {
    // One page for all widths of a story: loading Storybook takes longer than a picture.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    test.beforeAll(async ({ browser }, { project }) => {
      page = await browser.newPage({ ...project.use, ...project.use.contextOptions } as BrowserContextOptions);
      await openStory(page, story);
    });
    test.afterAll(() => page.close());

    for (const [width, height] of Object.entries(widths)) {
      const name = nameOf(story, width);
      test(name, async ({ browser }, info) => {
        const version = existsSync(recorded) ? readFileSync(recorded, 'utf8').trim() : 'none';
        test.skip(
          !isUpdate(info) && browser.version() !== version,
          `The pictures are of Chromium ${version}, this is ${browser.version()}.`,
        );
        await renderAt(page, story.id, Number(width), height);
        await (isUpdate(info) ? update(page, name) : compare(page, name, info));
      });
    }
  });
}

// With another browser, letters are drawn otherwise.
test('the baseline has a signature of each picture and no other, and names its browser', ({ browser }, info) => {
  const files = names.map((name) => `${name}.txt`);
  const found = () => readdirSync(signatures).filter((file) => file !== 'browser.txt');
  if (isUpdate(info)) {
    mkdirSync(signatures, { recursive: true });
    for (const file of found().filter((name) => !files.includes(name))) rmSync(new URL(file, signatures));
    writeFileSync(recorded, `${browser.version()}\n`);
  } else {
    expect(found().sort()).toEqual(files.sort());
    expect(readFileSync(recorded, 'utf8')).toMatch(/^\d+(\.\d+){3}\n$/);
  }
});
