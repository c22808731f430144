import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkout } from '../testing/screens/checkout.ts';
import { annAndBo, checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// A press leaves the field that had the focus, and its error comes or goes: what was pressed is chosen nevertheless.
const check = checkout(getWords('en'));

// Safari moves the page, where other browsers scroll along.
beforeEach(() => {
  document.documentElement.style.overflowAnchor = 'none';
});
afterEach(() => {
  document.documentElement.style.overflowAnchor = '';
});

const error = (index: number) => document.getElementById(`field-passengers-${index}-bodyHeight-error`)?.textContent;
const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

async function openWithoutBikes() {
  const passengers = annAndBo.passengers.map((passenger) => ({ ...passenger, bike: '' }));
  storeDraft({ ...annAndBo, passengers }, { submitted: false });
  await openScreen(checkoutAddress('passengers'));
  await check.expectPassengers();
  return [check.card(0).getByRole('radio').first(), check.card(1).getByRole('radio').first()] as const;
}

test('a press that leaves a wrong value is kept: its error comes after the release (ERR-36)', async () => {
  const [bike] = await openWithoutBikes();
  await check.next().click();
  await expect.poll(() => document.querySelector('[id$=bike-error]')).not.toBeNull();
  expect(error(0)).toBeUndefined();
  await check.field(0, 'bodyHeight').fill('17');
  await bike.click();
  await expect.element(bike).toBeChecked();
  await expect.poll(() => error(0)).toBeTruthy();
});

test('an error that is corrected leaves its space: nothing moves (ERR-36)', async () => {
  const [, bike] = await openWithoutBikes();
  await check.field(1, 'bodyHeight').fill('17');
  await check.next().click();
  await expect.poll(() => error(1)).toBeTruthy();
  await check.field(1, 'bodyHeight').fill('170');
  const before = topOf(bike.element());
  await bike.click();
  await expect.element(bike).toBeChecked();
  await expect.poll(() => error(1)).toBeUndefined();
  expect(topOf(bike.element())).toBe(before);
});
