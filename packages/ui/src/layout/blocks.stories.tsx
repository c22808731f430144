import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleDeparture, sampleQuote } from '../summary/sample-trip.ts';
import { SummaryPanel } from '../summary/summary-panel.tsx';
import { ErrorView } from './error-view.tsx';
import { FloatingButton } from './floating-button.tsx';
import { Footer } from './footer.tsx';
import { HelpBlock } from './help-block.tsx';
import { sampleFacts, sampleLanguages, sampleNow } from './sample-page.ts';
import { type Seller, SellerContext } from './seller-context.ts';

const meta = { title: 'Layout/Blocks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const start = fn();
/** One o'clock, in the office's break. */
const inTheBreak = () => sampleNow() + 3 * 3_600_000;

/** OUT-16, SHELL-24. */
export const Help: Story = {
  render: () => (
    <div style={{ maxWidth: 376 }}>
      <HelpBlock facts={sampleFacts} chat={{ start }} now={inTheBreak} />
    </div>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await expect(start).toHaveBeenCalled();
  },
};

const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%238fb3c7'/%3E%3C/svg%3E";

const marijke = { ...sampleFacts, contactPerson: { name: 'Marijke', picture: portrait } };

function UntilTheBreak() {
  const [now, setNow] = useState(() => sampleNow);
  return (
    <>
      <HelpBlock facts={marijke} chat={null} now={now} />
      <button type="button" onClick={() => setNow(() => inTheBreak)}>
        Break
      </button>
    </>
  );
}

/** Who answers, and beside the hours that somebody answers now. When it appears, nothing moves. SHELL-58. */
export const HelpOpenNow: Story = {
  render: () => (
    <div style={{ maxWidth: 376 }}>
      <UntilTheBreak />
    </div>
  ),
  async play({ canvas }) {
    const person = canvas.getByText('Marijke is happy to help you.');
    await expect(person).toBeVisible();
    const tag = canvas.getByText('Open now');
    const block = canvas.getByRole('region');
    await waitFor(() => expect(tag).toBeVisible());
    await expect(tag.closest('p')).toHaveTextContent(/^Monday to Friday/);
    const { height } = block.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    await waitFor(() => expect(tag).not.toBeVisible());
    await expect(block.getBoundingClientRect().height).toBe(height);
  },
};

/** In the break, and without a person, it says neither. SHELL-58. */
export const HelpClosed: Story = {
  render: () => <HelpBlock facts={{ ...sampleFacts, contactPerson: null }} chat={null} now={inTheBreak} />,
  async play({ canvas }) {
    await expect(canvas.getByText('Monday to Friday, 9:00 to 12:00 and 14:00 to 17:00 (Amsterdam time)')).toBeVisible();
    await expect(canvas.getByText('Open now')).not.toBeVisible();
    await expect(canvas.queryByText(/is happy to help/)).toBeNull();
  },
};

export const HelpGermanWithoutChat: Story = {
  globals: { language: 'de', brand: 'islandhopping' },
  render: () => (
    <div style={{ maxWidth: 376 }}>
      <HelpBlock facts={sampleFacts} chat={null} now={inTheBreak} />
    </div>
  ),
};

/** ERR-14. */
export const ErrorNotFound: Story = {
  render: () => <ErrorView title="Not found" message="Departure doesn't exist." home="/" />,
};

/** ERR-9, TOUR-16. */
export const ErrorWithRetry: Story = {
  render: () => <ErrorView title="Error" message="Something went wrong" retry={{ onClick: () => {} }} home="/" />,
};

/** The seller, the legal pages, the guarantee scheme and the languages. SHELL-52. */
export const PageFooter: Story = {
  render: () => <Footer facts={sampleFacts} languages={sampleLanguages('en')} />,
  async play({ canvas }) {
    for (const name of ['Imprint', 'Privacy', 'Terms', 'Accessibility', 'SGR']) {
      const link = canvas.getByRole('link', { name: `${name} (opens in a new window)` });
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(canvas.getByText('Example Tours B.V., Amsterdam')).toBeVisible();
    // What the scheme does, its name, and how it is reached.
    await expect(canvas.getByText('The guarantee fund refunds you if we become insolvent.').closest('p')).toHaveTextContent(
      'The guarantee fund refunds you if we become insolvent. SGR (opens in a new window), Example Street 1, Rotterdam, fund@example.com',
    );
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '?locale=de');
  },
};

const unconfigured = { ...sampleFacts, company: null, imprint: null, privacy: null, terms: null, accessibility: null, guarantee: null };

/** What is not configured is left out. SHELL-52. */
export const FooterWithoutSettings: Story = {
  render: () => <Footer facts={unconfigured} languages={sampleLanguages('en')} />,
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['English', 'Nederlands', 'Deutsch']);
    await expect(canvas.getByRole('contentinfo').textContent).toBe('Boat Bike ToursEnglishNederlandsDeutsch');
  },
};

const seller: Seller = {
  phones: [],
  whatsapp: null,
  contactPerson: null,
  cancellation: 'If you cancel up to 60 days before departure, you pay 15% of the price. After that, the charges in the terms apply.',
  assurances: [
    {
      text: '4.7 of 5, from 1,284 reviews on Example Reviews',
      href: 'https://reviews.example/',
      verified: 'Only guests who have travelled with us can write a review.',
    },
    { text: 'Boat and bike tours since 1998', href: null, verified: null },
  ],
};

/** How a booking can be cancelled, and why to trust the seller, with the source. SHELL-53, SHELL-57. */
export const Assurances: Story = {
  render: () => (
    <div style={{ maxWidth: 376 }}>
      <SellerContext value={seller}>
        <SummaryPanel tourName={sampleDeparture.tour_name} departure={sampleDeparture} quote={sampleQuote} />
      </SellerContext>
    </div>
  ),
  async play({ canvas }) {
    const line = canvas.getByText(/^If you cancel up to 60 days/).getBoundingClientRect();
    await expect(line.top).toBeGreaterThan(canvas.getByText('Total').getBoundingClientRect().bottom);
    const source = canvas.getByRole('link', { name: '4.7 of 5, from 1,284 reviews on Example Reviews (opens in a new window)' });
    await expect(source).toHaveAttribute('href', 'https://reviews.example/');
    // How the reviews are checked stands with them.
    await expect(source.parentElement).toHaveTextContent(/Only guests who have travelled with us can write a review\.$/);
    // Below a main action that sticks, the panel's colour covers 16 px.
    const edges = [source, canvas.getByText(/^If you cancel up to 60 days/)].map((text) => text.closest('p')?.getBoundingClientRect());
    await expect((edges[0]?.top ?? 0) - (edges[1]?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
  },
};

/** At the bottom right; its label shows on large screens only. SHELL-25. */
export const ChatButton: Story = {
  render: () => <FloatingButton icon="chat" label="Chat with us" onClick={() => {}} />,
  async play({ canvas, canvasElement }) {
    const button = canvas.getByRole('button', { name: 'Chat with us' });
    const { clientWidth, clientHeight } = canvasElement.ownerDocument.documentElement;
    const { right, bottom, width } = button.getBoundingClientRect();
    await expect(clientWidth - right).toBeLessThanOrEqual(24);
    await expect(clientHeight - bottom).toBeLessThanOrEqual(96);
    await expect(width > 52).toBe(clientWidth >= 1024);
  },
};
