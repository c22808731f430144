import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBackend, departure } from '../testing/screens/a-backend.ts';
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
