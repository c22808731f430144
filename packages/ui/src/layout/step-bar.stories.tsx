import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleDeparture, sampleQuote } from '../summary/sample-trip.ts';
import { SummaryPanel } from '../summary/summary-panel.tsx';
import { PageLayout } from './page-layout.tsx';
import { StepLayout } from './step-layout.tsx';

const meta = {
  title: 'Layout/StepBar',
  component: StepLayout,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Ship',
    progress: null,
    children: <p>Two ships sail on this date.</p>,
    aside: <SummaryPanel tourName={sampleDeparture.tour_name} departure={sampleDeparture} quote={sampleQuote} />,
    next: { label: 'Next' },
    bar: { total: toCents(458_653), dates: 'May 8 – 15, 2027' },
  },
  decorators: [
    (Story) => (
      <PageLayout embedded={false} header={null}>
        <Story />
      </PageLayout>
    ),
  ],
} satisfies Meta<typeof StepLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const barLabel = 'Total and next step';

export const Closed: Story = {};
export const WithoutTotal: Story = { args: { bar: { total: null, dates: null } } };

/** SHELL-19. */
export const SummaryOpen: Story = {
  name: 'On screens below 1024 px a sticky bottom bar shows total, dates and the Next button',
  async play({ canvas }) {
    await expect(getComputedStyle(canvas.getByRole('region', { name: barLabel }).parentElement as Element).position).toBe('sticky');
    const toggle = canvas.getByRole('button', { name: /Show booking summary/ });
    await expect(toggle).toHaveTextContent('€4,586.53');
    await expect(canvas.getByText('May 8 – 15, 2027', { selector: 'button *' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('heading', { name: 'Your trip' })).toBeVisible();
  },
};

const width = (pixels: number) => ({
  parameters: { viewport: { options: { exact: { name: `${pixels} px`, styles: { width: `${pixels}px`, height: '800px' } } } } },
  globals: { viewport: { value: 'exact' } },
});

/** The bar has the only Next up to 1023 px. SHELL-19. */
export const Below: Story = {
  ...width(1023),
  async play({ canvas }) {
    await expect(window.innerWidth).toBe(1023);
    await expect(canvas.getByRole('region', { name: barLabel })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Next' })).toHaveLength(1);
  },
};

/** From 1024 px there is no bar: the summary is beside the content, with Next below. SHELL-19. */
export const From: Story = {
  ...width(1024),
  async play({ canvas }) {
    await expect(window.innerWidth).toBe(1024);
    await expect(canvas.queryByRole('region', { name: barLabel })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Your trip' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Next' })).toHaveLength(1);
  },
};

const intersect = (one: DOMRect, other: DOMRect): boolean => one.left < other.right && other.left < one.right;

/** The total stays next to the button, however long the button's label is. */
export const LongWords: Story = {
  args: { next: { label: 'Boeken met betalingsverplichting' }, bar: { total: toCents(92_865_353), dates: '8 – 15 mei 2027' } },
  async play({ canvas, canvasElement }) {
    if (canvasElement.ownerDocument.documentElement.clientWidth >= 1024) return;
    const button = canvas.getAllByRole('button', { name: 'Boeken met betalingsverplichting' }).find(({ offsetHeight }) => offsetHeight > 0);
    const total = canvas.getAllByText(/928,653/).find((one) => one.closest('button'));
    if (!button || !total) throw new Error('no bar');
    await expect(intersect(total.getBoundingClientRect(), button.getBoundingClientRect())).toBe(false);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
  },
};
