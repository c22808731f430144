import { productWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, offered } from '../testing/screens/a-backend.ts';
import { choosingAddress } from '../testing/screens/choosing.ts';
import { annAndBo, checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

const words = getWords('en');
/** As many lines of the price as the panel does not have room for. */
const extras = Array.from({ length: 12 }, (_, index) =>
  productWire({
    id: `extra${String(index).padStart(13, '0')}`,
    name: `Extra ${index}`,
    unit_price: 5,
    mandatory: true,
    passenger_product: false,
  }),
);
const screens = [
  { step: 'date', address: choosingAddress.chosenDate, hasTotal: false },
  { step: 'ship', address: choosingAddress.ship, hasTotal: false },
  { step: 'cabins', address: choosingAddress.chosenCabins, hasTotal: true },
  { step: 'passengers', address: checkoutAddress('passengers'), hasTotal: true },
  { step: 'confirmation', address: checkoutAddress('confirmation'), hasTotal: true },
] as const;
const sizes = [
  [1024, 768],
  [1280, 800],
] as const;
const visits = screens.flatMap((screen) => sizes.map(([width, height]) => ({ ...screen, width, height })));

/** Whether all of an element is in the window, and nothing lies over it. */
function isInView(element: Element | undefined): boolean {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  const isUncovered = (x: number, y: number) =>
    document.elementsFromPoint(x, y)[0]?.closest('a, button, dl') === element?.closest('a, button, dl');
  return (
    bottom > top &&
    top >= 0 &&
    bottom <= window.innerHeight &&
    isUncovered((left + right) / 2, top + 3) &&
    isUncovered((left + right) / 2, bottom - 3)
  );
}

test.each(visits)(
  'total and action of the $step step are in view at every scroll position, at $width × $height (SHELL-49)',
  async ({ address, hasTotal, width, height }) => {
    storeDraft(annAndBo);
    await openScreen(address, {
      width,
      height,
      backend: aBackend({ departureProducts: { ...offered, other: [...offered.other, ...extras] } }),
    });
    const panel = page.getByRole('complementary');
    const action = panel.css('[class*=action]').shown();
    const total = panel.getByText(words.text('receipt', 'total'), { exact: true });
    await expect.element(action).toBeVisible();
    if (hasTotal) await expect.element(total).toBeVisible();
    for (let y = 0; y < document.documentElement.scrollHeight - height + 200; y += 200) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await expect.poll(() => isInView(action.element()), { message: `action at ${y}` }).toBe(true);
      if (hasTotal) await expect.poll(() => isInView(total.element()), { message: `total at ${y}` }).toBe(true);
    }
  },
);
