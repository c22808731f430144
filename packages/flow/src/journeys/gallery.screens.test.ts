import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBackend, cabin, departure } from '../testing/screens/a-backend.ts';
import { choosingAddress } from '../testing/screens/choosing.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

const words = getWords('en');
const ship = {
  id: departure.ship_id,
  language: 'en',
  name: 'Magnifique',
  description: null,
  image_url: '/1.svg',
  image_url1: '/2.svg',
} as const;

test.each([1280, 390] as const)(
  'the pictures of a ship open large by the keyboard, in view; arrows turn them, and Escape gives the focus back: %i px (SHIP-18)',
  async (width) => {
    const screen = await openScreen(choosingAddress.ship, { backend: aBackend({ shipTranslations: [ship] as never }), width });
    const link = page.getByRole('link', { name: /2 pictures$/ });
    await expect.element(link).toBeVisible();
    const before = screen.address();
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('1 of 2')).toBeInViewport({ ratio: 0.99 });
    await expect.element(dialog.getByRole('button', { name: words.text('common', 'close') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('2 of 2')).toBeInViewport({ ratio: 0.99 });
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
    expect(screen.address()).toBe(before);
  },
);

const photographed = { ...cabin, image_url: '/1.svg', image_urls: ['/1.svg'] };
test.each([
  ['ships', choosingAddress.ship, aBackend({ shipTranslations: [ship] as never })],
  ['cabins', choosingAddress.cabins, aBackend({ departureCabins: [photographed] })],
])('of the %s, too, the gallery says what a picture shows, as the deployment has configured it (SHIP-27)', async (_, address, backend) => {
  await openScreen(address, { backend, width: 390, config: { pictureCaptions: { '1.svg': { en: 'The sun deck' } } } });
  const link = page.getByRole('link', { name: / pictures?$/ });
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).click();
  await expect.element(page.getByRole('dialog').getByText('The sun deck')).toBeInViewport();
});
