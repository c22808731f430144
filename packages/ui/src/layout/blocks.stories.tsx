import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleDeparture, sampleQuote } from '../summary/sample-trip.ts';
import { SummaryPanel } from '../summary/summary-panel.tsx';
import { ErrorView } from './error-view.tsx';
import { FloatingButton } from './floating-button.tsx';
import { Footer } from './footer.tsx';
import { HelpBlock } from './help-block.tsx';
import { CancellationContext } from './panel-action.tsx';
import { sampleFacts, sampleLanguages } from './sample-page.ts';

const meta = { title: 'Layout/Blocks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const start = fn();

/** OUT-16, SHELL-24. */
export const Help: Story = {
  render: () => (
    <div style={{ maxWidth: 376 }}>
      <HelpBlock facts={sampleFacts} chat={{ start }} />
    </div>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await expect(start).toHaveBeenCalled();
  },
};

export const HelpGermanWithoutChat: Story = {
  globals: { language: 'de', brand: 'islandhopping' },
  render: () => (
    <div style={{ maxWidth: 376 }}>
      <HelpBlock facts={sampleFacts} chat={null} />
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
    await expect(canvas.getByText('Your money is safe if we go out of business.')).toBeVisible();
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

/** SHELL-53. */
export const Cancellation: Story = {
  render: () => (
    <CancellationContext value="Cancel up to 60 days before departure for 15% of the price.">
      <SummaryPanel tourName={sampleDeparture.tour_name} departure={sampleDeparture} quote={sampleQuote} />
    </CancellationContext>
  ),
  async play({ canvas }) {
    const line = canvas.getByText(/^Cancel up to 60 days/).getBoundingClientRect();
    await expect(line.top).toBeGreaterThan(canvas.getByText('Total').getBoundingClientRect().bottom);
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
