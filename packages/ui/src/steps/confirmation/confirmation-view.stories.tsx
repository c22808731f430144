import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmationView, type ConfirmationViewProps } from './confirmation-view.tsx';
import { insured, onPage, sampleArgs } from './sample-confirmation.tsx';

const meta = {
  title: 'Steps/Confirmation',
  component: ConfirmationView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof ConfirmationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CONF-3, CONF-5, CONF-6, CONF-14, CONF-15. */
export const Empty: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('You have not chosen any insurance.')).toBeVisible();
    // Insurance can be added within 7 days after booking.
    await expect(canvas.getByText('You can still add insurance within 7 days after booking.')).toBeVisible();
    // Mandatory products start at a minimum of 1; quantities go from 0 to the number of passengers.
    await userEvent.click(canvas.getByRole('button', { name: /One more: Number of Route map/ }));
    await expect(args.actions.onQuantity).toHaveBeenCalledWith('map', 1);
    await expect(canvas.getByRole('button', { name: /One fewer: Number of Travel guide/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Book now/ })[0] as HTMLElement);
    await expect(args.actions.onBook).toHaveBeenCalledOnce();
  },
};

/** CONF-9, CONF-11. */
export const InsuranceTicked: Story = {
  args: { insurance: insured },
  async play({ canvas, args }) {
    // A terms checkbox appears once the policy is chosen.
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have read the terms of the cancellation insurance/ }));
    await expect(args.actions.onConsent).toHaveBeenCalledWith('cancellation', true);
    await expect(canvas.queryByRole('checkbox', { name: /I have read the terms of the travel insurance/ })).toBeNull();
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
    const link = canvas.getByRole('link', { name: /^General terms and conditions/ });
    await expect(link).toHaveAttribute('href', '/terms#general');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/opens in a new window/);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Order with an obligation to pay/ })[0] as HTMLElement);
    await expect(args.actions.onBook).toHaveBeenCalledOnce();
  },
};

/** A quantity can be typed: twenty without twenty clicks. */
export const QuantityTyped: Story = {
  args: { trip: { ...sampleArgs.trip, passengers: 20 } },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Number of Route map' });
    await userEvent.click(field);
    await userEvent.keyboard('12');
    await expect(args.actions.onQuantity).toHaveBeenLastCalledWith('map', 12);
    // A number above the limit is clamped.
    await userEvent.clear(field);
    await userEvent.keyboard('99');
    await userEvent.tab();
    await expect(args.actions.onQuantity).toHaveBeenLastCalledWith('map', 20);
    // An empty input changes nothing.
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Number of Travel guide' }));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Number of Travel guide' })).toHaveValue('1');
    await expect(args.actions.onQuantity).not.toHaveBeenCalledWith('book', expect.anything());
  },
};

function WithAttempts(args: ConfirmationViewProps) {
  const [tries, setTries] = useState(0);
  const errors = tries > 0 ? ({ general: 'travel-terms-required', cancellation: 'insurance-terms-required' } as const) : {};
  return (
    <ConfirmationView
      {...args}
      consents={{ ...args.consents, errors, tries }}
      actions={{ ...args.actions, onBook: () => setTries(tries + 1) }}
    />
  );
}

/** CONF-16, CONF-17, CONF-21. */
export const TermsLeftOut: Story = {
  args: { insurance: insured, consents: { ...sampleArgs.consents, given: { consumer: true, payment: true } } },
  render: (args) => <WithAttempts {...args} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Book now/ })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /terms of the cancellation insurance/ })).toHaveFocus());
    await expect(canvas.getByText('Please accept the terms for your insurance.')).toBeVisible();
    await expect(canvas.getByText('Please accept the terms for your travel.')).toBeVisible();
  },
};

export const NorthAmerica: Story = {
  args: {
    trip: { ...sampleArgs.trip, northAmerica: true },
    consents: { ...sampleArgs.consents, terms: ['general_north_america', 'payment_north_america'] },
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('checkbox', { name: /agree/ })).toHaveLength(2);
  },
};

/** Not offered when the country is AU. CONF-10. */
export const NoInsuranceOffered: Story = {
  args: { insurance: { ...sampleArgs.insurance, offers: [] }, extras: [] },
  async play({ canvas }) {
    await expect(canvas.queryByText('You have not chosen any insurance.')).toBeNull();
  },
};

/** The page shows which passenger is booked into which cabin. */
export const WhoTravels: Story = {
  async play({ canvas }) {
    const list = canvas.getByRole('region', { name: 'Who is travelling' });
    await expect(list).toHaveTextContent('Twin cabin 1Ann SmitBo SmitTwin cabin 2Cy de Vries');
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '#back');
  },
};

export const OnRequest: Story = { args: { trip: { ...sampleArgs.trip, onRequest: true } } };
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
    const card = table.closest('section')?.getBoundingClientRect();
    for (const cell of table.querySelectorAll('tbody :is(td, th)'))
      await expect(cell.getBoundingClientRect().right).toBeLessThan(card?.right ?? 0);
    await expect(canvas.getByRole('rowheader', { name: 'Flughafentransferservice' })).toBeVisible();
  },
};
