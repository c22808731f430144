import { afterEach, expect, test } from 'vitest';
import { date } from '../../testing/screens/a-backend.ts';
import { choosing, choosingAddress, loadedContent } from '../../testing/screens/choosing.ts';
import { emulateMedia } from '../../testing/screens/emulate-media.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const choose = choosing(getWords('en'));

afterEach(() => emulateMedia([]));

/** When the ribbon of each day of the chosen trip is there, in milliseconds after the press. */
async function chooseTrip(): Promise<number[]> {
  await openScreen(choosingAddress.date);
  await expect.element(loadedContent().first()).toBeVisible();
  await choose.day(date).click();
  await expect.element(choose.day(date)).toHaveAttribute('aria-selected', 'true');
  return [...document.querySelectorAll('[data-ribbon-kind=chosen]')].map((day) => {
    // As styled: the animation itself may be over by now.
    const { animationName, animationDelay, animationDuration } = getComputedStyle(day, '::before');
    expect(animationName).not.toBe('none');
    return 1000 * (Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration));
  });
}

test('the ribbon of a chosen trip grows from its first day to its last within 400 ms (DATE-55)', async () => {
  const ends = await chooseTrip();
  expect(ends.length).toBeGreaterThan(0);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(new Set(ends).size).toBe(ends.length);
  expect(ends.at(-1)).toBeLessThan(400);
});

test('with reduced motion it is there at once (DATE-55)', async () => {
  await emulateMedia([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const ends = await chooseTrip();
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(1);
});
