import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkout } from '../testing/screens/checkout.ts';
import { checkoutAddress } from '../testing/screens/drafts.ts';
import { left, openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// A browser that stores nothing: what was entered is lost with the document.
const words = getWords('en');
const check = checkout(words);
const dialog = () => page.getByRole('dialog', { name: words.text('common', 'unsaved.title') });
const button = (key: string) => dialog().getByRole('button', { name: words.text('common', `unsaved.${key}`), exact: true });

function block(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
}

async function chooseDutch(): Promise<void> {
  await page.css('header summary').shown().click();
  await page.css('header a[hreflang=nl]').shown().click();
}

test.each([1280, 390] as const)(
  'a form that cannot be stored asks before another language empties it; whoever stays has it as it was: %i px (STORE-24)',
  async (width) => {
    block();
    await openScreen(checkoutAddress('passengers'), { width });
    await check.field(0, 'firstName').fill('Ann');
    // As long as a draft takes to be written.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await chooseDutch();
    await expect.element(dialog()).toBeInViewport();
    expect(left).toEqual([]);
    await button('stay').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(check.field(0, 'firstName')).toHaveValue('Ann');
    await chooseDutch();
    await button('leave').click();
    await expect.poll(() => left).toEqual([checkoutAddress('passengers', 'nl')]);
  },
);

test('within the page it stays in memory: back to the cabins and on again (STORE-24)', async () => {
  block();
  const screen = await openScreen(checkoutAddress('passengers'));
  await check.field(0, 'firstName').fill('Ann');
  await page
    .getByRole('link', { name: words.text('common', 'back'), exact: true })
    .shown()
    .click();
  await expect.poll(screen.address).toContain('/cabins');
  expect(left).toEqual([]);
  screen.back();
  await expect.element(check.field(0, 'firstName')).toHaveValue('Ann');
});

test('a form that is stored, or that nothing was entered into, asks nothing (STORE-24)', async () => {
  await openScreen(checkoutAddress('passengers'));
  await check.field(0, 'firstName').fill('Ann');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await chooseDutch();
  await expect.poll(() => left).toHaveLength(1);
  block();
  await openScreen(checkoutAddress('passengers'));
  await check.expectPassengers();
  await chooseDutch();
  await expect.poll(() => left).toHaveLength(2);
});
