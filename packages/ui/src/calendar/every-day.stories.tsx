import { calendarDays, cheapestDays } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { aDeparture, availabilityWire, type DepartureWire } from '@booking/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Calendar } from './calendar.tsx';
import { Legend } from './legend.tsx';
import { getLegendMarks } from './legend-marks.ts';

const may = '2027-05' as YearMonth;
const iso = (day: string): IsoDate => `2027-05-${day}` as IsoDate;
const today = iso('03');

type Given = { day: number } & Partial<DepartureWire>;
const onDay = (day: number): IsoDate => iso(String(day).padStart(2, '0'));
const trip = ({ day, ...given }: Given) =>
  aDeparture({ id: `D-${day}`, date: onDay(day), end_date: onDay(day + 2), availability: availabilityWire(), ...given });
const voucher = { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 10 } as const;

/** For two people, a day in each state that a departure can have; every other day of the month has none. */
const departures = [
  trip({ day: 1 }),
  trip({ day: 5 }),
  trip({ day: 8, availability: availabilityWire({ available_passengers: 3 }) }),
  trip({ day: 11, voucher, availability: availabilityWire({ minimum_price: 1299 }) }),
  trip({ day: 14, on_request: true }),
  trip({ day: 17, availability: availabilityWire({ minimum_passengers: 4 }) }),
  trip({ day: 19, availability: availabilityWire({ maximum_passengers: 1 }) }),
  trip({ day: 24, availability: null }),
  trip({ day: 26, availability: availabilityWire({ minimum_price: 1099 }) }),
  // The discount is on the departure that costs more.
  trip({ day: 28 }),
  trip({ day: 28, id: 'D-28-b', voucher, availability: availabilityWire({ minimum_price: 1499 }) }),
];
const days = calendarDays(departures, 2, today);
const cheapest = cheapestDays(days, [may]);

type DaysProps = {
  /** The day that is chosen first. */
  date: string | null;
  loading: boolean;
};

/** A month with every state of a day, above its legend. */
function Days({ date, loading }: DaysProps) {
  const [selected, setSelected] = useState(date === null ? null : iso(date));
  return (
    <div style={{ maxInlineSize: 560, padding: 16 }}>
      <Calendar
        months={[may]}
        range={{ first: may, last: may }}
        days={loading ? new Map() : days}
        cheapest={cheapest}
        loading={loading ? [may] : []}
        selected={selected}
        today={today}
        onSelect={setSelected}
        onMonth={() => {}}
      />
      <Legend marks={loading ? null : getLegendMarks(days, [may], cheapest)} />
    </div>
  );
}

const meta = {
  title: 'Calendar/Every day and the legend',
  component: Days,
  args: { date: null, loading: false },
} satisfies Meta<typeof Days>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Available, few left, a lower price, on request, for more or fewer people, full, with a discount, past, and without a departure. DATE-11. */
export const EveryDay: Story = {
  async play({ canvas, canvasElement }) {
    const legend = within(canvas.getByRole('list', { name: 'Legend' }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '€available',
      '?on request',
      'unavailable',
      '%discount',
      'lowest: lowest price in the months shown',
      'from 4: for 4 or more people',
      'up to 1: for one person',
    ]);
    for (const words of ['3 left', 'request', 'from 4', 'up to 1', 'full', 'lowest'])
      await expect([...canvasElement.querySelectorAll('[data-text="note"]')].map(({ textContent }) => textContent)).toContain(words);
    const states = new Set([...canvasElement.querySelectorAll<HTMLElement>('[data-date]')].map(({ dataset }) => dataset.state));
    await expect([...states].sort()).toEqual(['available', 'none', 'on_request', 'unavailable']);
  },
};

/** The chosen day, and the days of its trip. */
export const ChosenDay: Story = {
  args: { date: '08' },
  async play({ canvas }) {
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/^Saturday, May 8, 2027/);
  },
};

/** The trip of the day under the pointer, or with the focus. */
export const HoveredDay: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.hover(canvas.getByRole('gridcell', { name: /^Friday, May 14, 2027/ }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-ribbon-kind="hovered"]')).toHaveLength(3));
  },
};

/** While the days are loading, the legend only keeps its place. */
export const LoadingDays: Story = { args: { loading: true } };

export const GermanLegend: Story = {
  globals: { language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByText('bis 1: für eine Person')).toBeVisible();
  },
};

export const DutchLegend: Story = {
  globals: { language: 'nl' },
  async play({ canvas }) {
    await expect(canvas.getByText('t/m 1: voor één persoon')).toBeVisible();
  },
};

/** On the smallest phone a day has its short words. */
export const PhoneDays: Story = { globals: { viewport: { value: 'smallestPhone' } } };
