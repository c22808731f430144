import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, departure } from '../testing/screens/a-backend.ts';
import { choosingAddress } from '../testing/screens/choosing.ts';
import { checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { left, openScreen } from '../testing/screens/open-screen.tsx';

const addresses = { ...choosingAddress, passengers: checkoutAddress('passengers'), confirmation: checkoutAddress('confirmation') };
const heading = () => page.getByRole('heading', { level: 1 });

test.each(Object.entries(addresses))(
  '%s: after a change of language the heading has the focus, after a reload not (SHELL-44)',
  async (_, address) => {
    storeDraft();
    await openScreen(address);
    await expect.element(heading()).toBeVisible();
    await expect.element(heading()).not.toHaveFocus();
    await page.css('header summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click();
    await expect.poll(() => left.at(-1)).toContain('locale=nl');
    const screen = await openScreen(left.at(-1) ?? '');
    await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
    await expect.element(heading()).toHaveFocus();
    await screen.reload();
    await expect.element(heading()).toBeVisible();
    await expect.element(heading()).not.toHaveFocus();
  },
);

test('the heading keeps the focus when the step replaces its loading state (SHELL-44)', async () => {
  storeDraft();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  sessionStorage.setItem('chosen-language', 'en');
  await openScreen(`${addresses.passengers}&locale=en`, {
    backend: aBackend({ departure: () => held.then(() => departure) }),
  });
  await expect.element(page.css('main [role=status]').first()).toBeInTheDocument();
  await expect.element(heading()).toHaveFocus();
  const loading = heading().element();
  release();
  await expect.element(page.css('#passenger-1')).toBeVisible();
  expect(loading.isConnected).toBe(false);
  await expect.element(heading()).toHaveFocus();
});
