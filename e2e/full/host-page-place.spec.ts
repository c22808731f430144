import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { onlyFull } from '../pages/full.ts';
import { demoTour, embed, test } from '../pages/host.ts';
import { shown } from '../pages/shown.ts';
import { getWords } from '../pages/words.ts';

// Where on a partner's page the tool may be: in a column, in a closed tab, far down, on a phone.
const words = getWords('en');
// As a visitor's browser has it: a frame of another site has a process of its own, and is not laid out while it is hidden.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--site-per-process'] } });
const ready = (page: Page) => expect(page.locator('boat-bike-booking iframe:not([inert])')).toBeAttached();
const next = (page: Page) =>
  shown(
    page
      .frameLocator('iframe')
      .getByRole('button', { name: words.text('common', 'next'), exact: true })
      .or(page.frameLocator('iframe').getByRole('link', { name: words.text('common', 'next'), exact: true })),
  );

test(
  'a column of 960 px has one month and the side panel; one of 940 px has two, and the bar (DATE-11, SHELL-19)',
  onlyFull(),
  async ({ page, host }) => {
    for (const [width, months] of [
      [960, 1],
      [940, 2],
    ] as const) {
      await host.open(`<div style="width:${width}px">${embed()}</div>`);
      await ready(page);
      const frame = page.frameLocator('iframe');
      await expect(frame.locator('[role=grid]:visible')).toHaveCount(months);
      await expect(frame.getByRole('complementary')).toBeVisible({ visible: width === 960 });
      await expect(frame.getByRole('region', { name: words.text('common', 'bar.label') })).toBeVisible({ visible: width === 940 });
    }
  },
);

test('on a phone Next is in view wherever the host page is scrolled to, and only within the frame (EMBED-31)', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await host.open(embed());
  await ready(page);
  await expect(next(page)).toBeInViewport();
  for (const top of [200, 400, 600]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect(next(page)).toBeInViewport({ ratio: 0.99 });
  }
  // Scrolled past the frame, the bar stays at its end.
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(next(page)).not.toBeInViewport();
});

test('a frame loaded in a closed tab appears when the tab is opened (EMBED-33)', onlyFull(), async ({ page, host }) => {
  await host.open(`<div id="tab" style="display:none">${embed().replace('<boat-bike-booking', '<boat-bike-booking eager')}</div>`);
  await expect(page.frameLocator('iframe').locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(() => {
    const tab = document.querySelector<HTMLElement>('#tab');
    if (tab) tab.style.display = 'block';
  });
  await ready(page);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`the host page does not shift while the tool loads, at ${width} px (EMBED-32)`, onlyFull(), async ({ page, host }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      if (window.top !== window.self) return;
      let total = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { getTotal: () => total });
    });
    // As the snippet maker writes it.
    const reserved = embed().replace('<boat-bike-booking', '<boat-bike-booking style="display:grid;min-height:min(100vh,900px)"');
    await host.open(reserved, { head: '' });
    await page.waitForLoadState('load');
    await page.addScriptTag({ url: `${host.tool}/embed.js` });
    await ready(page);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('grid').first()).toBeVisible();
    await expect(frame.locator('[role=grid][aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => (window as unknown as { getTotal(): number }).getTotal())).toBeLessThan(0.05);
  });
}

test(
  'the snippet maker shows the result and the snippet to copy, with and without the list of tours (EMBED-36)',
  onlyFull(),
  async ({ page, host, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${host.tool}/embed-check/snippet.html`);
    await expect(page.locator(`#tours option[value="${demoTour}"]`)).toBeAttached();
    await page.getByRole('combobox', { name: 'Tour', exact: true }).fill(demoTour);
    await page.getByLabel('Language').selectOption('nl');
    await page.getByLabel('partner id').fill('partner-7');
    await page.getByLabel('Shown as').selectOption('button');
    const link = page.getByRole('link', { name: 'Boek deze reis' });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await link.click();
    await expect(page.getByRole('dialog').locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toHaveText(
      getWords('nl').text('tourDate', 'title'),
    );
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`<boat-bike-booking tour="${demoTour}" mode="button" locale="nl" cid="partner-7">`);

    await page.route('**/api/v1/tours', (route) => route.abort());
    await page.reload();
    await expect(page.getByPlaceholder('could not be loaded')).toBeVisible();
  },
);
