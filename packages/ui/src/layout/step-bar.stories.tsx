import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
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
    bar: { total: toCents(458_653), dates: 'May 8 – 15, 2027', persons: 2 },
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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const barLabel = 'Total and next step';

export const Closed: Story = {};
export const WithoutTotal: Story = { args: { bar: { total: null, dates: null } } };

/** SHELL-19, SHELL-51. */
export const SummaryOpen: Story = {
  name: 'On screens below 1024 px a sticky bottom bar shows total, dates and the Next button',
  async play({ canvas }) {
    await expect(getComputedStyle(canvas.getByRole('region', { name: barLabel }).parentElement as Element).position).toBe('sticky');
    const toggle = canvas.getByRole('button', { name: /Trip and help/ });
    await expect(toggle).toHaveTextContent('€4,586.53');
    await expect(toggle).toHaveTextContent('2 people, May 8 – 15, 2027');
    await expect(canvas.getByText('May 8 – 15, 2027', { selector: 'button *' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('heading', { name: 'Your trip' })).toBeVisible();
  },
};

const isOpen = (canvas: Canvas) => canvas.getByRole('button', { name: /Trip and help/ }).getAttribute('aria-expanded');
const grip = (canvas: Canvas) => canvas.getByRole('button', { name: 'Close the summary' });

/** The sheet over the dimmed page is closed by its grip, beside it and by Escape; the focus returns to the bar. SHELL-71. */
export const Sheet: Story = {
  async play({ canvas }) {
    const toggle = canvas.getByRole('button', { name: /Trip and help/ });
    const closings = [
      () => userEvent.click(grip(canvas)),
      () => userEvent.keyboard('{Escape}'),
      // Whatever lies at the top of the window, over the page.
      () => userEvent.click(document.elementFromPoint(20, 20) as Element),
    ];
    for (const close of closings) {
      await userEvent.click(toggle);
      await expect(canvas.getByRole('complementary')).toBeVisible();
      await expect(grip(canvas).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await close();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toHaveFocus();
    }
  },
};

/** The sheet follows a pull at its grip; a short one changes nothing. SHELL-71. */
export const SheetPulled: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /Trip and help/ }));
    const handle = grip(canvas);
    const pull = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number) =>
      fireEvent[type](handle, { pointerId: 1, isPrimary: true, button: 0, clientY });
    handle.setPointerCapture = () => {};
    pull('pointerDown', 100);
    pull('pointerMove', 140);
    await expect(canvas.getByRole('complementary').style.translate).toBe('0px 40px');
    pull('pointerUp', 140);
    await expect(canvas.getByRole('complementary').style.translate).toBe('');
    await expect(isOpen(canvas)).toBe('true');
    pull('pointerDown', 100);
    pull('pointerUp', 180);
    await waitFor(() => expect(isOpen(canvas)).toBe('false'));
  },
};

const width = (pixels: number, height = 800) => ({
  parameters: { viewport: { options: { exact: { name: `${pixels} px`, styles: { width: `${pixels}px`, height: `${height}px` } } } } },
  globals: { viewport: { value: 'exact' } },
});

/** In a low window, as with a zoom of 400 %, the bar covers no content: it stands at the end of the step. SHELL-61. */
export const LowWindow: Story = {
  ...width(320, 256),
  args: {
    next: { label: 'Zahlungspflichtig buchen', orders: true },
    children: Array.from({ length: 20 }, (_, index) => <p key={index}>Two ships sail on this date.</p>),
  },
  async play({ canvas }) {
    await expect(window.innerHeight).toBe(256);
    const bar = canvas.getByRole('region', { name: barLabel });
    await expect(bar.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    await userEvent.click(within(bar).getByRole('button', { name: /Trip and help/ }));
    await waitFor(() => expect(canvas.getByRole('complementary')).toBeVisible());
  },
};

/** From 400 px of height it is sticky. SHELL-19, SHELL-61. */
export const HighEnough: Story = {
  ...width(320, 400),
  args: LowWindow.args ?? {},
  async play({ canvas }) {
    const bar = canvas.getByRole('region', { name: barLabel });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The bar has the only Next up to 1023 px. SHELL-19. */
export const Below: Story = {
  ...width(1023),
  async play({ canvas }) {
    await expect(window.innerWidth).toBe(1023);
    await expect(canvas.getByRole('region', { name: barLabel })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Next' })).toHaveLength(1);
  },
};

/** From 1024 px there is no bar: the summary is beside the content and has Next, too. SHELL-19, SHELL-49. */
export const From: Story = {
  ...width(1024),
  async play({ canvas }) {
    await expect(window.innerWidth).toBe(1024);
    await expect(canvas.queryByRole('region', { name: barLabel })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Your trip' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Next' })).toHaveLength(2);
  },
};

/** A long order button has a row of its own on a phone, and no word of it is broken. SHELL-51. */
const longOrderButton = (label: string): Story => ({
  ...width(390),
  args: { next: { label, orders: true }, bar: { total: toCents(92_865_353), dates: '8. – 15. Mai 2027' } },
  async play({ canvas, canvasElement }) {
    const { clientWidth, scrollWidth } = canvasElement.ownerDocument.documentElement;
    const bar = within(canvas.getByRole('region', { name: 'Total and next step' }));
    const button = bar.getByRole('button', { name: label });
    const toggle = bar.getByRole('button', { name: /928,653/ });
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(toggle.getBoundingClientRect().bottom);
    await expect(button.clientHeight).toBeLessThan(60);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(scrollWidth).toBe(clientWidth);
  },
});
export const DutchOrderButton: Story = longOrderButton('Boeken met betalingsverplichting');
export const GermanOrderButton: Story = longOrderButton('Zahlungspflichtig buchen');

/** A page whose form has the action has no bar: the side panel follows its content. SHELL-51. */
export const WithoutBar: Story = {
  ...width(390),
  args: { bar: null, next: null },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /Trip and help/ })).toBeNull();
    const panel = canvas.getByRole('complementary');
    await expect(panel).toBeVisible();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Two ships sail on this date.').getBoundingClientRect().bottom,
    );
  },
};
