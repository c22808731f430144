import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/button.tsx';
import { Card } from '../primitives/card.tsx';
import { SiteNameContext } from './page-heading.tsx';
import { PageLayout } from './page-layout.tsx';
import { SampleStep } from './sample-step.tsx';
import { StepLayout } from './step-layout.tsx';

const meta = {
  title: 'Layout/StepLayout',
  component: SampleStep,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'boatbiketours', language: 'en', embedded: false, error: null },
} satisfies Meta<typeof SampleStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const totals = [null, toCents(428_630), toCents(500_000), null, toCents(428_630)];

function Growing() {
  const [index, setIndex] = useState(0);
  return (
    <StepLayout title="Cabins" progress={null} aside={null} bar={{ total: totals[index] ?? null, dates: null }}>
      <Button onClick={() => setIndex(index + 1)}>Choose</Button>
    </StepLayout>
  );
}

/** Every new total is announced, also on a phone, where the summary is closed. SHELL-37. */
export const TotalIsAnnounced: Story = {
  globals: { viewport: { value: 'phone' }, translated: true },
  render: () => <Growing />,
  async play({ canvas }) {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    for (const text of ['New total: €4,286.30', 'New total: €5,000.00', '', 'New total: €4,286.30']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
      await expect(status.textContent).toBe(text);
    }
  },
};

/**
 * Without a bar the side panel follows the content and covers nothing: no room is kept for it. Firefox and WebKit scroll what takes the focus
 * out of view if that room is higher than the window. SHELL-19.
 */
export const FocusWithoutBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <StepLayout title="Payment" progress={null} aside={<Card style={{ height: 1500 }}>The side panel</Card>} bar={null}>
      <Button>Pay</Button>
    </StepLayout>
  ),
  async play() {
    // A resize observer runs before the next frame is painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)).toBeLessThan(window.innerHeight / 4);
  },
};

let broken = true;

function Fragile({ children }: { children: ReactNode }) {
  if (broken) throw new Error('node.removeChild is not possible');
  return children;
}

/** A part that fails says so in its place, without technical text, and can be tried again; the other parts stay. ERR-28. */
export const PartsFail: Story = {
  parameters: { fails: true },
  globals: { translated: true },
  beforeEach() {
    broken = true;
  },
  render: () => (
    <PageLayout embedded={false} header={null}>
      <StepLayout
        title="Cabins"
        progress={null}
        aside={
          <Fragile>
            <p>The side panel</p>
          </Fragile>
        }
        next={{ href: '/passengers' }}
      >
        <Fragile>
          <p>Choose a cabin</p>
        </Fragile>
      </StepLayout>
    </PageLayout>
  ),
  async play({ canvas }) {
    const [content, aside] = canvas.getAllByRole('alert').map((alert) => within(alert));
    await expect(canvas.getByRole('heading', { name: 'Cabins' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Next' })).toHaveLength(1);
    await expect(document.body.textContent).not.toContain('removeChild');
    broken = false;
    await userEvent.click(content?.getByRole('button', { name: 'Try again' }) ?? document.body);
    await expect(canvas.getByText('Choose a cabin')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.queryByText('The side panel')).toBeNull();
    await userEvent.click(aside?.getByRole('button', { name: 'Try again' }) ?? document.body);
    await expect(canvas.getByText('The side panel')).toBeVisible();
    // From 1024 px the panel is no box of its own.
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const BoatBikeTours: Story = {
  async play({ canvas }) {
    await expect(document.title).toContain(canvas.getByRole('heading', { level: 1 }).textContent ?? '?');
  },
};
export const NamedSite: Story = {
  decorators: [
    (Story) => (
      <SiteNameContext value="Boat Bike Tours">
        <Story />
      </SiteNameContext>
    ),
  ],
  async play({ canvas }) {
    await expect(document.title).toBe(`${canvas.getByRole('heading', { level: 1 }).textContent} · Boat Bike Tours`);
  },
};
/** Container max width 1184 px. SHELL-18. */
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 1600 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const main = canvas.getByRole('main');
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    await expect(main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)).toBe(1184);
  },
};

export const IslandHoppingGerman: Story = {
  args: { brand: 'islandhopping', language: 'de' },
  globals: { brand: 'islandhopping', language: 'de' },
};
/** On a phone the progress and the three steps share a row; the content begins within 300 px. SHELL-50. */
export const CompactTop: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, canvasElement }) {
    if (canvasElement.ownerDocument.documentElement.clientWidth >= 768) return;
    const progress = canvas.getByText('3 of 6').getBoundingClientRect();
    const indicator = canvas.getByText('Choice 3 of 3').getBoundingClientRect();
    await expect(indicator.top).toBeLessThan(progress.bottom);
    await expect(indicator.left).toBeGreaterThan(progress.right);
    await expect(canvas.getByRole('heading', { name: 'one' }).getBoundingClientRect().top).toBeLessThan(300);
  },
};

/** On wider screens the three steps stand in the heading's row: they take no height, and are not over its words. SHELL-50. */
export const StepsInHeadingRow: Story = {
  async play({ canvas, canvasElement }) {
    if (canvasElement.ownerDocument.documentElement.clientWidth < 768) return;
    const heading = canvas.getByRole('heading', { level: 1 });
    const marks =
      canvasElement.querySelector('[aria-hidden] > [data-state=current]')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const words = canvasElement.ownerDocument.createRange();
    words.selectNodeContents(heading);
    await expect(marks.top).toBeGreaterThan(heading.getBoundingClientRect().top);
    await expect(marks.bottom).toBeLessThan(heading.getBoundingClientRect().bottom);
    await expect(marks.left).toBeGreaterThan(words.getBoundingClientRect().right);
  },
};

/** From 1024 px the summary ends with the main action, within the window however long it is. SHELL-49. */
export const PanelHasTheAction: Story = {
  async play({ canvas, canvasElement }) {
    const panel = within(canvas.getByRole('complementary', { hidden: true }));
    const [action] = panel.getAllByRole('link', { name: 'Next', hidden: true });
    if (!action) throw new Error('no action');
    if (canvasElement.ownerDocument.documentElement.clientWidth < 1024) {
      await expect(action).not.toBeVisible();
      return;
    }
    const { top, bottom } = action.getBoundingClientRect();
    const total = panel.getByText('Total').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(top).toBeGreaterThan(total.bottom);
    await expect(canvas.getAllByRole('link', { name: 'Next' })).toHaveLength(2);
  },
};

/** A streamed page has its content before the side panel: nothing moves when the panel arrives. SHELL-31. */
export const BeforeThePanelArrives: Story = {
  async play({ canvas, canvasElement }) {
    if (canvasElement.ownerDocument.documentElement.clientWidth < 1024) return;
    const top = () => canvas.getByRole('heading', { name: 'one' }).getBoundingClientRect().top;
    const before = top();
    const dock = canvas.getByRole('complementary').parentElement;
    if (!dock) throw new Error('no side panel');
    dock.style.display = 'none';
    await expect(top()).toBe(before);
    dock.style.display = '';
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithError: Story = { args: { error: 'Please select your cabin(s)' } };
export const Embedded: Story = { args: { embedded: true }, globals: { embedded: true } };
