import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend } from '../../testing/screens/a-backend.ts';
import { status } from '../../testing/screens/backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft } from '../../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { holdClock, pass } from '../../testing/screens/waiting.ts';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const check = checkout(words);
const minutes = 60_000;

async function bookAt(backend: ReturnType<typeof aBackend>) {
  storeDraft();
  storeConsents(europeanTerms);
  await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await check.book();
}

test.each(['/problems/unpaid-cabins', 'https://tours.example/problems/unpaid-cabins'])(
  'a booking that the backend refuses for %s says why, whom to call and what is kept; it is not sent again by itself (CONF-45)',
  async (type) => {
    holdClock();
    const backend = aBackend({ createBooking: () => status(409, { type, title: 'Conflict', status: 409 }) });
    await bookAt(backend);
    await expectOutcome(shownText(words.text('confirmation', 'unpaid')));
    await expect.element(shownText(words.text('confirmation', 'unpaidReason'))).toBeInViewport();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: /^Call \+/ }))
      .toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
    await expect.element(shownText(words.text('confirmation', 'unpaidKept'))).toBeInTheDocument();
    await pass(11 * minutes);
    expect(backend.of('createBooking')).toHaveLength(1);
    // A new request, with the same passengers.
    await check.book();
    await expect.poll(() => backend.of('createBooking')).toHaveLength(2);
    const [first, second] = backend.of('createBooking').map(({ body }) => body as { passengers: unknown; idempotency_key: string });
    expect(second?.passengers).toEqual(first?.passengers);
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
  },
);

test('a conflict of another type, or of none, is refused like any other (CONF-45)', async () => {
  await bookAt(aBackend({ createBooking: () => status(409, { type: 'about:blank' }) }));
  await expectOutcome(shownText(words.text('confirmation', 'refusedText')));
});
