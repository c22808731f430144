import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { departure } from '../../testing/screens/a-backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { annAndBo, checkoutAddress, storeDraft, stored } from '../../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

// Details that were entered for another departure.
const words = getWords('en');
const check = checkout(words);
const offer = () => page.getByRole('button', { name: words.like('checkout', 'earlier.use') });
const other = 'other-departure';

test.each([1280, 390] as const)(
  'details of another departure are filled in on request, without its cabins and bikes: %i px (PASS-73, PASS-74)',
  async (width) => {
    const passengers = annAndBo.passengers.map((passenger) => ({ ...passenger, cabin: 'suite:0', bike: 'other0000000000001' }));
    unvalidatedEntries(stored).write(other, { ...annAndBo, passengers });
    await openScreen(checkoutAddress('passengers'), { width });
    await expect.element(offer()).toBeInViewport();
    await expect.element(check.field(0, 'firstName')).toHaveValue('');
    await offer().click();
    await expectOutcome(shownText(words.text('checkout', 'earlier.used')));
    await expect.element(check.field(0, 'firstName')).toHaveValue('Ann');
    await expect.element(offer()).not.toBeInTheDocument();
    const filled = unvalidatedEntries(stored)
      .read(departure.id)
      ?.passengers.map(({ firstName, cabin, bike }) => [firstName, cabin, bike]);
    expect(filled).toEqual([
      ['Ann', 'twin:0', ''],
      ['Bo', 'twin:0', ''],
    ]);
    expect(unvalidatedEntries(stored).read(other)?.passengers[0]?.cabin).toBe('suite:0');
  },
);

test('a departure with details of its own offers no others (PASS-73)', async () => {
  unvalidatedEntries(stored).write(other, annAndBo);
  storeDraft(annAndBo, { submitted: false });
  await openScreen(checkoutAddress('passengers'));
  await expect.element(check.card(0)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(offer().elements()).toEqual([]);
});
