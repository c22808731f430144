import { expect, test, vi } from 'vitest';
import { choosing, choosingAddress } from '../../testing/screens/choosing.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

test('a page that is opened, or whose choice changes, stays where the visitor has scrolled; another screen starts at the top (SHELL-31)', async () => {
  const choose = choosing(getWords('en'));
  const scrollTo = vi.spyOn(window, 'scrollTo');
  // Screens of other tests share the window.
  history.scrollRestoration = 'auto';
  await openScreen(choosingAddress.date);
  await choose.takeFirstAvailableDay();
  expect(scrollTo).not.toHaveBeenCalled();
  await choose.next().click();
  await expect.poll(() => scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(history.scrollRestoration).toBe('auto');
});
