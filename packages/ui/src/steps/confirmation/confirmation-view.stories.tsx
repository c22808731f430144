import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmationView } from './confirmation-view.tsx';
import { insured, onPage, sampleArgs, sampleReview, showReview } from './sample-confirmation.tsx';

const meta = {
  title: 'Steps/Confirmation',
  component: ConfirmationView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof ConfirmationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CONF-3, CONF-5, CONF-6, CONF-14, CONF-15, CONF-59. */
export const Empty: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('You have not chosen any insurance.')).toBeVisible();
    // Insurance can be added within 7 days after booking.
    await expect(canvas.getByText('Optional. You can decide now or within 7 days after booking.')).toBeVisible();
    await expect(canvas.getByText(/^There is no 14-day right of withdrawal for this trip\./)).toBeVisible();
    // Mandatory products start at a minimum of 1; quantities go from 0 to the number of passengers.
    await userEvent.click(canvas.getByRole('button', { name: /One more: Quantity: Route map/ }));
    await expect(args.actions.onQuantity).toHaveBeenCalledWith('map', 1);
    await expect(canvas.getByRole('button', { name: /One fewer: Quantity: Travel guide/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Book now/ })[0] as HTMLElement);
    await expect(args.actions.onBook).toHaveBeenCalledOnce();
  },
};

/** CONF-9, CONF-11. */
export const InsuranceTicked: Story = {
  args: insured,
  async play({ canvas, args }) {
    // A terms checkbox appears once the policy is chosen.
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree to the terms of the cancellation insurance/ }));
    await expect(args.actions.onConsent).toHaveBeenCalledWith('cancellation', true);
    await expect(canvas.queryByRole('checkbox', { name: /I agree to the terms of the travel insurance/ })).toBeNull();
    await expect(canvas.queryByText('You have not chosen any insurance.')).toBeNull();
  },
};

/** CONF-9. */
export const DetailsDialog: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Cancellation insurance' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancellation insurance' });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

/** Terms are links that open without leaving the page. The button has the configured label. */
export const Legal: Story = {
  args: { booking: { ...sampleArgs.booking, orderButton: 'Order with an obligation to pay' } },
  async play({ canvas, args }) {
    const link = canvas.getByRole('link', { name: 'general terms and conditions' });
    await expect(link).toHaveAttribute('href', '/terms#general');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleDescription('(opens in a new window)');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Order with an obligation to pay/ })[0] as HTMLElement);
    await expect(args.actions.onBook).toHaveBeenCalledOnce();
  },
};

/** A quantity can be typed: twenty without twenty clicks. */
export const QuantityTyped: Story = {
  args: { step: { ...sampleArgs.step, passengers: 20 } },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Quantity: Route map' });
    await userEvent.click(field);
    await userEvent.keyboard('12');
    await expect(args.actions.onQuantity).toHaveBeenLastCalledWith('map', 12);
    // A number above the limit is clamped.
    await userEvent.clear(field);
    await userEvent.keyboard('99');
    await userEvent.tab();
    await expect(args.actions.onQuantity).toHaveBeenLastCalledWith('map', 20);
    // An empty input changes nothing.
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Quantity: Travel guide' }));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Quantity: Travel guide' })).toHaveValue('1');
    await expect(args.actions.onQuantity).not.toHaveBeenCalledWith('book', expect.anything());
  },
};

/** CONF-17, CONF-25, CONF-59. */
export const NorthAmerica: Story = {
  args: showReview(sampleReview({ country: 'US' })),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('checkbox', { name: /agree/ })).toHaveLength(2);
    await expect(canvas.getByText('You are invoiced in euros and pay in US dollars.')).toBeVisible();
    await expect(canvas.queryByText(/right of withdrawal/)).toBeNull();
  },
};

/** Not offered when the country is AU. CONF-10. */
export const NoInsuranceOffered: Story = {
  args: { step: sampleReview({ country: 'AU' }), extras: [] },
  async play({ canvas }) {
    await expect(canvas.queryByText('You have not chosen any insurance.')).toBeNull();
  },
};

/** The page shows which passenger is booked into which cabin, all that was entered, and where to change it. CONF-31, CONF-37, CABIN-47. */
export const WhoTravels: Story = {
  args: {
    trip: { ...sampleArgs.trip, contact: { ...sampleArgs.trip.contact, emailAddress: 'ann@gmail.con', suggestedEmail: 'ann@gmail.com' } },
  },
  async play({ canvas }) {
    const list = canvas.getByRole('region', { name: 'Passengers' });
    await expect(list).toHaveTextContent(
      /Twin cabin, main deck · cabin 1Ann SmitFebruary 29, 1980 · 172 cm · Touring bike, 8 gears · Bicycle helmetChangeBo Smit/,
    );
    await expect(list).toHaveTextContent(/Twin cabin, main deck · cabin 2Cy de Vries/);
    await expect(list).toHaveTextContent(
      'ann@gmail.conDid you mean ann@gmail.com?+31 20 555 0142Keizersgracht 1, 1015 AA Amsterdam, Netherlands',
    );
    await expect(canvas.getByRole('link', { name: 'Change: Cy de Vries' })).toHaveAttribute('href', '#back#passenger-2');
    await expect(canvas.getByRole('link', { name: 'Change: Contact' })).toHaveAttribute('href', '#back#passenger-0');
  },
};

/** The trip, the persons and all that is agreed, from top to bottom. CONF-43. */
export const OneDocument: Story = {
  async play({ canvas, canvasElement }) {
    const isWide = canvasElement.ownerDocument.documentElement.clientWidth >= 1024;
    const titles = canvas.getAllByRole('heading', { level: 2 }).filter((title) => !title.closest('aside'));
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Your trip',
      'Passengers',
      'Additional products',
      'Insurance',
      ...(isWide ? [] : ['Price overview']),
      'Terms',
      'What you pay and when',
    ]);
    await expect(canvas.getByRole('region', { name: 'Your trip' })).toHaveTextContent(
      /^Your tripAmsterdam to Bruges.*May 8 – 15, 2027.*3 people.*Meander.*Amsterdam to Bruges/,
    );
  },
};

/** Nothing is due today, and no sentence says otherwise. CONF-39, CONF-57. */
export const AskedFor: Story = {
  args: { step: sampleReview({ onRequest: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/^To pay once it is confirmed/).closest('dt')?.parentElement).toHaveTextContent('€1,271.19');
    await expect(canvas.getByText(/^You are requesting this trip\. Nothing is charged now; you pay once it is confirmed\./)).toBeVisible();
    await expect(canvas.queryByText(/Due today/)).toBeNull();
    // The button, and the words around it, are those of a request.
    await expect(canvas.getAllByRole('button', { name: /^Request this trip/ }).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: /^Book now/ })).toBeNull();
    await expect(canvas.getByText(/^Please check everything once more\. Nothing is requested until/)).toBeVisible();
    await expect(canvas.getByText(/^We will confirm your request or suggest alternatives/)).toBeVisible();
    await expect(canvas.queryByText(/Nothing is charged yet/)).toBeNull();
  },
};

/** The price overview stands above the terms below 1024 px, else in the side panel: it is visible at every width. CONF-21, CONF-35. */
export const Overview: Story = {
  async play({ canvas, canvasElement }) {
    const isWide = canvasElement.ownerDocument.documentElement.clientWidth >= 1024;
    const shown = canvas.getAllByRole('heading', { name: 'Price overview' }).filter((heading) => heading.checkVisibility());
    await expect(shown).toHaveLength(1);
    const terms = canvas.getByRole('region', { name: 'Terms' });
    await expect(shown[0]?.closest('aside') !== null).toBe(isWide);
    const follows = (shown[0] as HTMLElement).compareDocumentPosition(terms) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows !== 0).toBe(!isWide);
  },
};

/** Not confirmed yet, and not paid until then. CONF-26. */
export const OnRequest: Story = {
  args: { step: sampleReview({ onRequest: true }) },
  async play({ canvas }) {
    const text = 'We will confirm your request or suggest alternatives within 48 hours. You do not pay anything until then.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};
export const German: Story = { globals: { language: 'de' } };
export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    extras: [
      {
        id: 'far',
        name: 'Flughafentransferservice',
        description: null,
        price: toCents(106450),
        pricePerDay: null,
        mandatory: false,
        quantity: 0,
      },
      { id: 'none', name: 'Map', description: null, price: toCents(0), pricePerDay: null, mandatory: false, quantity: 0 },
    ],
  },
  async play({ canvas }) {
    const table = canvas.getByRole('table');
    const card = table.closest('fieldset')?.getBoundingClientRect();
    for (const cell of table.querySelectorAll('tbody :is(td, th)'))
      await expect(cell.getBoundingClientRect().right).toBeLessThan(card?.right ?? 0);
    await expect(canvas.getByRole('rowheader', { name: 'Flughafentransferservice' })).toBeVisible();
  },
};
