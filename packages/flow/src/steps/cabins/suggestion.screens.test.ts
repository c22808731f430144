import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { departure } from '../../testing/screens/a-backend.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const cabins = (key: string) => words.text('cabins', key);

test.each([1280, 390] as const)(
  'a suggestion selects cabins for the whole party with one click, at the price that it shows; nothing is preselected, at %i px (CABIN-31, CABIN-32, CABIN-34, CABIN-38, CABIN-43)',
  async (width) => {
    const screen = await openScreen(`/departures/${departure.id}/cabins?party=5&locale=en`, { width });
    const take = page.getByRole('button', { name: new RegExp(cabins('suggestion.take')) });
    await expect.element(take).toBeVisible();
    expect(take.elements()).toHaveLength(1);
    expect(screen.address()).not.toContain('cabins=');
    // Three in one and two in another cabin, or four and none alone: the cabins take two to four, all at one price.
    await expect.element(page.getByText('Twin cabin for 3 people · Twin cabin for 2 people')).toBeVisible();
    await take.click();
    await expect.poll(screen.address).toContain('cabins=twin:3,2');
    await expect.element(take).toHaveAttribute('aria-pressed', 'true');
    const suggestion = page.css('section li').filter({ hasText: cabins('suggestion.cheapest') });
    // Less the voucher of 25.50 for each.
    await expect.element(suggestion).toHaveTextContent('now €10,120was €10,247.50');
    await expect.element(suggestion).toHaveTextContent('3 × €2,049.50 + 2 × €2,049.50 − €127.50 discount');
    // In the suggestion, and as the total of the trip.
    const shown = () =>
      page
        .getByText(/^€10,120(\.00)?$/)
        .elements()
        .filter((element) => element.checkVisibility());
    await expect.poll(() => shown().length).toBeGreaterThan(1);
    await expect.element(page.getByText(cabins('allPlaced_other'))).toBeVisible();
  },
);
