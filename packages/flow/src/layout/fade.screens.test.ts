import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choosing, choosingAddress, loadedContent } from '../testing/screens/choosing.ts';
import { emulateMedia } from '../testing/screens/emulate-media.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

const words = getWords('en');
const choose = choosing(words);
let faded = 0;

function countFade({ target, propertyName }: TransitionEvent): void {
  if (propertyName === 'opacity' && target instanceof Element && target.matches('main > * > *')) faded += 1;
}

beforeEach(() => {
  faded = 0;
  document.documentElement.dataset.hydrated = '';
  document.addEventListener('transitionrun', countFade);
});
afterEach(async () => {
  delete document.documentElement.dataset.hydrated;
  document.removeEventListener('transitionrun', countFade);
  await emulateMedia([]);
});

/** From the date, with a choice on it, to the ships. */
async function goToShip(): Promise<void> {
  await openScreen(choosingAddress.date);
  await expect.element(loadedContent().first()).toBeVisible();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  faded = 0;
  await choose.takeFirstAvailableDay();
  expect(faded).toBe(0);
  await choose.next().click();
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent(words.text('tourDate', 'title'));
}

test('another screen fades in, a choice on the same screen does not (SHELL-55)', async () => {
  await goToShip();
  await expect.poll(() => faded).toBeGreaterThan(0);
});

test('with reduced motion there is no fade (SHELL-55)', async () => {
  await emulateMedia([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goToShip();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  expect(faded).toBe(0);
});
