import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { iso } from '../sample-choosing.ts';
import { cell, SampleTourDate, sampleArgs } from './sample-tour-date.tsx';

const meta = {
  title: 'Steps/TourDate',
  component: SampleTourDate,
  parameters: { layout: 'fullscreen' },
  args: sampleArgs,
} satisfies Meta<typeof SampleTourDate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Day names say date, state, price and discount; state is never shown by colour alone. DATE-8, DATE-28, DATE-35, ERR-15. */
export const TwoMonths: Story = {
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('grid')).toHaveLength(2);
    await expect(cell(canvasElement, '2027-05-08')).toHaveAccessibleName('Saturday, May 8, 2027, 14 available, from €1,199');
    await expect(cell(canvasElement, '2027-05-15')).toHaveAccessibleName(
      'Saturday, May 15, 2027, 14 available, from €1,170, was €1,299, discount',
    );
    await expect(cell(canvasElement, '2027-05-22')).toHaveAccessibleName('Saturday, May 22, 2027, available, only 3 left, from €1,250');
    await expect(cell(canvasElement, '2027-05-29')).toHaveAccessibleName('Saturday, May 29, 2027, on request, from €1,199');
    await expect(cell(canvasElement, '2027-06-05')).toHaveAccessibleName('Saturday, June 5, 2027, for 1 person');
    await expect(cell(canvasElement, '2027-06-09')).toHaveAccessibleName('Wednesday, June 9, 2027, from 4 people');
    await expect(cell(canvasElement, '2027-06-09')).toHaveTextContent(/from 4$/);
    await expect(cell(canvasElement, '2027-06-19')).toHaveAccessibleName('Saturday, June 19, 2027, fully booked');
    await expect(cell(canvasElement, '2027-05-01')).toHaveAccessibleName('Saturday, May 1, 2027, unavailable');
    await expect(cell(canvasElement, '2027-05-09')).toHaveAccessibleName('Sunday, May 9, 2027, no departure');
    const [monday] = canvas.getAllByRole('columnheader');
    await expect(monday).toHaveAttribute('abbr', 'Monday');
  },
};

/** Month dropdown shows 'starting from' prices; passenger-count dropdown 1 to 20. DATE-6, DATE-7, DATE-8, DATE-11. */
export const Toolbar: Story = {
  async play({ canvas, canvasElement }) {
    const month = canvas.getByLabelText('Month');
    await expect(within(month).getByText('May 2027 · starting from €1,199')).toBeInTheDocument();
    await expect(within(month).getByText('July 2027')).toBeInTheDocument();
    const party = canvas.getByLabelText('Number of people');
    await expect(within(party).getAllByRole('option')).toHaveLength(20);
    const marks = () =>
      within(canvas.getByRole('list', { name: 'Legend' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(marks()).toContain('?on request');
    await userEvent.selectOptions(party, '4');
    // Three places left are not enough for four persons: on request.
    await expect(cell(canvasElement, '2027-05-22')).toHaveAttribute('data-state', 'on_request');
    await userEvent.click(canvas.getByRole('button', { name: 'One person fewer' }));
    await expect(party).toHaveValue('3');
    await expect(canvas.getByText('List')).toBeVisible();
  },
};

/** Clicking the selected day deselects it; unavailable days, past days and today cannot be selected. DATE-23, DATE-24. */
export const Choosing: Story = {
  globals: { viewport: { value: 'desktop' } },
  async play({ canvasElement }) {
    const free = cell(canvasElement, '2027-05-08');
    await userEvent.click(free);
    await expect(free).toHaveAttribute('aria-selected', 'true');
    await expect(cell(canvasElement, '2027-05-12')).toHaveAttribute('data-ribbon', 'middle');
    await expect(cell(canvasElement, '2027-05-15')).toHaveAttribute('data-ribbon', 'end');
    await userEvent.click(free);
    await expect(free).toHaveAttribute('aria-selected', 'false');
    for (const date of ['2027-05-01', '2027-05-03', '2027-06-05', '2027-06-19']) {
      await userEvent.click(cell(canvasElement, date));
      await expect(cell(canvasElement, date)).not.toHaveAttribute('aria-selected', 'true');
      await expect(cell(canvasElement, date)).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

/** A price is text of the page, which is not translated, and the name of the day alone says it to screen readers. DATE-8, SHELL-36. */
export const Prices: Story = {
  async play({ canvas, canvasElement }) {
    const day = cell(canvasElement, '2027-05-08');
    const price = day.querySelector<HTMLElement>('[translate=no]') as HTMLElement;
    await expect(price).toHaveTextContent('€1,199');
    await expect(price).toBeVisible();
    await expect(price).toHaveAttribute('translate', 'no');
    await expect(within(cell(canvasElement, '2027-05-22')).getByText('3 left')).toBeVisible();
    await expect(price.closest('[aria-hidden=true]')).not.toBeNull();
    await expect(canvas.getByRole('gridcell', { name: 'Saturday, May 8, 2027, 14 available, from €1,199' })).toBe(day);
  },
};

/** The whole grid by keyboard: one tab stop, arrows, Home and End, Page Up and Page Down, Enter. DATE-34. */
export const Keyboard: Story = {
  async play({ canvasElement, canvas }) {
    await expect(canvasElement.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
    cell(canvasElement, '2027-05-08').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cell(canvasElement, '2027-05-16')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell(canvasElement, '2027-05-10')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}{ArrowLeft}');
    await expect(cell(canvasElement, '2027-05-08')).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(cell(canvasElement, '2027-07-08')).toHaveFocus();
    await expect(canvas.getByRole('grid', { name: 'July 2027' })).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(cell(canvasElement, '2027-07-08')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(cell(canvasElement, '2027-05-08')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cell(canvasElement, '2027-05-08')).toHaveAttribute('aria-selected', 'true');
    await expect(canvasElement.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  },
};

/** Next with no date shows 'Please select a date' as a tooltip on the field that disappears on click or focus. DATE-32. */
export const DateMissing: Story = {
  async play({ canvas, canvasElement }) {
    const [next] = canvas.getAllByRole('button', { name: 'Next' });
    await userEvent.click(next as HTMLElement);
    const field = canvas.getByRole('group', { name: 'Choose your departure date' });
    await expect(field).toHaveAccessibleDescription('Please select a date');
    await expect(canvas.getByText('Please select a date')).toBeVisible();
    await expect(canvasElement.querySelector('[data-date][tabindex="0"]')).toHaveFocus();
    await userEvent.click(cell(canvasElement, '2027-05-09'));
    await waitFor(() => expect(canvas.getByText('Please select a date')).not.toBeVisible());
  },
};

/** The list has a row per departure with ship, dates, state and price. DATE-31. */
export const AsList: Story = {
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('List'));
    await expect(await canvas.findByText('Only 3 left')).toBeVisible();
    await expect(canvas.getAllByText('fully booked').length).toBeGreaterThan(0);
    const row = canvas.getByRole('button', { name: /^Choose: May 8 – 15, 2027 · Meander/ });
    await userEvent.click(row);
    await expect(canvas.getByRole('button', { name: /^Chosen: May 8/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The visible month is limited to the range from first to last departure; navigation outside is ignored. SHELL-21. */
export const FirstMonth: Story = {
  args: { width: 1 },
  async play({ canvas }) {
    const previous = canvas.getByRole('button', { name: 'Previous month' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const [arrow, name] = [previous, canvas.getByLabelText('Month')].map((one) => one.getBoundingClientRect());
    await expect(Math.abs((arrow?.top ?? 0) + (arrow?.height ?? 0) / 2 - ((name?.top ?? 0) + (name?.height ?? 0) / 2))).toBeLessThan(4);
    await userEvent.click(previous);
    await expect(canvas.getByRole('grid', { name: 'May 2027' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('grid', { name: 'June 2027' })).toBeVisible();
  },
};

export const Chosen: Story = { args: { date: iso('2027-05-15') } };
/** The legend keeps its place while the days are loading: no mark that it shows then moves or goes. SHELL-31. */
export const Loading: Story = {
  args: { loading: true },
  async play({ canvas }) {
    // A list that is not visible has no name.
    const legend = canvas.getByLabelText('Legend');
    await expect(legend).not.toBeVisible();
    await expect(legend.clientHeight).toBeGreaterThan(0);
  },
};
export const BeforeTheTourIsKnown: Story = { args: { known: false } };
export const Failed: Story = { args: { known: false, loadError: 'Failed loading tour data' } };
export const NoDepartures: Story = { args: { departures: [] } };

/** The word of the list is shown on a phone, too. DATE-31. */
export const Phone: Story = {
  args: { width: 1, date: '2027-05-08' },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(canvas.getByText('List')).toBeVisible();
  },
};
export const GermanIslands: Story = { args: { date: '2027-05-08' }, globals: { language: 'de', brand: 'islandhopping' } };
export const Dutch: Story = { globals: { language: 'nl' } };

/** A tour that has nothing to book says so and offers other tours and the phone, without a calendar and without Next. DATE-50. */
export const SeasonOver: Story = {
  args: { ended: 'over', departures: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('The season of this tour is over')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all tours' })).toHaveAttribute('href', '/tours');
    await expect(canvas.getByRole('link', { name: 'Call +31 20 555 0142' })).toHaveAttribute('href', 'tel:+31205550142');
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const WithoutDepartures: Story = {
  args: { ended: 'none', departures: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('This tour has no departures at the moment')).toBeVisible();
  },
};
