import { expect, type Page } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { blockStorageInFrames, demoTour, test } from '../pages/host.ts';
import { journey } from '../pages/journey.ts';
import { getWords } from '../pages/words.ts';

// A partner's page on a different site than the tool, with a button: the tool opens in a dialog.
const words = getWords('en');
const button = (
  party = 2,
) => `<p><boat-bike-booking mode="button" tour="${demoTour}" locale="en" party="${party}" cid="partner-7" style="--booking-accent:#7a1fa2;--booking-radius:2px">
  <a href="https://tool.example/tours/${demoTour}">Book this tour</a></boat-bike-booking></p>`;
/** A strict policy: the tool's own files and nothing else. */
const policy = (tool: string) => ({
  'content-security-policy': `default-src 'none'; script-src ${tool}; frame-src ${tool}; style-src 'unsafe-inline'`,
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book this tour' });
const frameOf = (page: Page) => dialogOf(page).locator('iframe').contentFrame();
const press = async (page: Page) => {
  const link = page.getByRole('link', { name: 'Book this tour' });
  // Before, the press follows the link.
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
};

for (const width of [390, 1280]) {
  test(
    `at ${width} px the link opens the tool in a dialog; closed, the page and its focus are as before (EMBED-39, EMBED-40, EMBED-30, EMBED-34)`,
    onlyFull(width === 390),
    async ({ page, host }) => {
      await page.setViewportSize({ width, height: 844 });
      await host.open(button(3), { headers: policy(host.tool) });
      await page.evaluate(() => scrollTo(0, 60));
      await press(page);
      const frame = frameOf(page);
      await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.locator(`link[rel=preconnect][href="${host.tool}"]`)).toHaveCount(1);
      // The attributes of the element are those of the frame.
      await expect(frame.locator('html')).toHaveCSS('--color-action', '#7a1fa2');
      await expect(frame.getByRole('combobox', { name: words.text('summary', 'party') })).toHaveValue('3');
      const box = await dialogOf(page).boundingBox();
      expect(box?.width).toBe(width === 390 ? 390 : 1232);
      // Next is in reach, without scrolling.
      if (width === 390)
        await expect(
          frame
            .getByRole('button', { name: words.text('common', 'next'), exact: true })
            .or(frame.getByRole('link', { name: words.text('common', 'next'), exact: true }))
            .last(),
        ).toBeInViewport();
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Book this tour' })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(60);
    },
  );
}

test('Escape closes the dialog wherever the focus is: in the frame, too (EMBED-40)', onlyFull(), async ({ page, host }) => {
  await host.open(button(3), { headers: policy(host.tool) });
  await press(page);
  const party = frameOf(page).getByRole('combobox', { name: words.text('summary', 'party') });
  await expect(frameOf(page).locator('html')).toHaveAttribute('data-hydrated', '');
  await party.focus();
  await party.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Book this tour' })).toBeFocused();
});

test(
  "Back leads through the frame's steps and then closes; Forward opens the dialog at the same step (EMBED-40)",
  onlyFull(),
  async ({ page, host }) => {
    await host.open(button());
    await press(page);
    const step = journey(frameOf(page), words);
    await step.takeFirstAvailableDay();
    await step.pressNext();
    const title = frameOf(page).getByRole('heading', { level: 1 });
    await expect(title).not.toHaveText(words.text('tourDate', 'title'));
    await page.evaluate(() => history.back());
    await expect(title).toHaveText(words.text('tourDate', 'title'));
    await page.evaluate(() => history.back());
    await expect(dialogOf(page)).toBeHidden();
    await page.evaluate(() => history.forward());
    await expect(title).toHaveText(words.text('tourDate', 'title'));

    // Closed at a later step, Back leaves the host page at once.
    await step.pressNext();
    await expect(title).not.toHaveText(words.text('tourDate', 'title'));
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.bookingDialog)).toBeUndefined();
  },
);

test("the campaign of 'Start booking' is the partner's own (EMBED-15, EMBED-39)", onlyFull(), async ({ page, host }) => {
  await host.open(button());
  await press(page);
  const step = journey(frameOf(page), words);
  await step.takeTrip();
  const start = frameOf(page)
    .getByRole('link', { name: words.text('cabins', 'start') })
    .first();
  await expect(start).toHaveAttribute('href', /[?&]cid=partner-7(&|$)/);
  await expect(start).not.toHaveAttribute('href', /accent|radius/);
});

test(
  "with the frame's storage and popups blocked, and a strict policy, the choice arrives in the full shell (EMBED-14, EMBED-40, STORE-11)",
  onlyFull(),
  async ({ page, host, context }) => {
    await blockStorageInFrames(context);
    await host.open(button(), { headers: policy(host.tool) });
    await press(page);
    const step = journey(frameOf(page), words);
    await step.takeTrip();
    const opened = context.waitForEvent('page');
    await step.startBooking();
    const full = await opened;
    await expect(full.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout', 'passengers.title'));
    const { searchParams } = new URL(full.url());
    expect(searchParams.get('cabins')).toMatch(/:2$/);
    expect(searchParams.get('cid')).toBe('partner-7');
  },
);

test("where the button's file does not load, the link is followed (EMBED-40)", onlyFull(), async ({ page, host }) => {
  await page.route('**/embed-button.mjs', (route) => route.abort());
  await page.route('https://tool.example/**', (route) => route.fulfill({ body: 'the full tool' }));
  await host.open(button());
  await page.getByRole('link', { name: 'Book this tour' }).click();
  await expect(page.getByText('the full tool')).toBeVisible();
});
