import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { choosing, choosingAddress } from '../testing/screens/choosing.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';
import { fadeScreens } from './fade-screens.ts';

const words = getWords('en');
const choose = choosing(words);
/** A transition that the next one interrupts. */
const startViewTransition = vi.fn((update: () => Promise<void>) => ({
  updateCallbackDone: update(),
  ready: Promise.reject(new DOMException('interrupted', 'AbortError')),
}));

beforeEach(() => {
  vi.spyOn(document, 'startViewTransition').mockImplementation(startViewTransition as never);
  startViewTransition.mockClear();
});
afterEach(() => vi.restoreAllMocks());

async function goToShip(): Promise<void> {
  await openScreen(choosingAddress.date, { outside: (_page, _services, router) => fadeScreens(router) });
  await choose.takeFirstAvailableDay();
  expect(startViewTransition).not.toHaveBeenCalled();
  await choose.next().click();
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent(words.text('tourDate', 'title'));
}

test('another screen is shown by a view transition, a choice on the same screen is not, and an interrupted transition is no error (SHELL-55)', async () => {
  await goToShip();
  expect(startViewTransition).toHaveBeenCalledOnce();
});

test.each([
  [
    'prefers reduced motion',
    () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} } as never),
  ],
  ['does not see the page', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('there is none for a visitor who %s (SHELL-55)', async (_, prepare) => {
  prepare();
  await goToShip();
  expect(startViewTransition).not.toHaveBeenCalled();
});
