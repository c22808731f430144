import { expect, type TestInfo } from '@playwright/test';
import { embed, expectExactHeight, plainFrame, test } from '../pages/host.ts';
import { mockBackend, tour } from '../pages/mock-backend.ts';
import { tourOf } from '../pages/tours.ts';
import { wordsOf } from '../pages/words.ts';

// A partner's page on another site than the tool, around the real frame: its height and its events.
const words = wordsOf('en');
const idOf = (info: TestInfo): string => tourOf('declined', info).split('/').at(-1) ?? '';

test('a hundred changes in a row are followed one by one, without a loop', async ({ page, host }, info) => {
  await host.open(embed(idOf(info)));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[role=gridcell]').first()).toBeVisible();
  await expectExactHeight(page, frame, 'before');
  await page.evaluate(() => {
    const told: number[] = [];
    addEventListener('message', ({ data }) => data?.type === 'resize' && told.push(data.height));
    Object.assign(window, { told });
  });
  const heights = await frame.locator('#app').evaluate(async (app) => {
    const spacer = app.appendChild(document.createElement('div'));
    const made: number[] = [];
    for (let step = 1; step <= 100; step++) {
      spacer.style.height = `${step % 2 === 0 ? step * 7.25 : 400 - step}px`;
      made.push(Math.ceil(app.getBoundingClientRect().height - 1 / 128));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return made;
  });
  await expectExactHeight(page, frame, 'after');
  const told = await page.evaluate(() => (window as unknown as { told: number[] }).told);
  expect(told).toEqual(heights.filter((height, index) => height !== heights[index - 1]));
});

test('the height is told where the browser is too old, too', async ({ page, host }) => {
  await mockBackend(page);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await host.open(plainFrame(`${host.tool}/frame/tours/${tour.id}`), { head: '' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(words.text('common', 'unsupportedBrowser.title'))).toBeVisible();
  await expectExactHeight(page, frame, 'unsupported');
});

test('the module is the same element', async ({ page, host }, info) => {
  await host.open(embed(idOf(info)), { head: `<script type="module" src="${host.tool}/embed.mjs"></script>` });
  await expect(page.locator('boat-bike-booking')).toHaveAttribute('data-ready', '');
});
