import { calendarDays } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import { aDeparture, availabilityWire } from '@booking/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { sampleToday } from '../sample-choosing.ts';
import { DepartureList } from './departure-list.tsx';

const may8 = { date: '2027-05-08', end_date: '2027-05-15', availability: availabilityWire() };
const departures = [
  aDeparture({ ...may8, id: 'meander', tour_id: 'north', tour_name: 'To Bruges', ship_name: 'Meander' }),
  aDeparture({ ...may8, id: 'zwaan', tour_id: 'south', tour_name: 'To Veere', ship_name: 'Zwaan' }),
];
const days = calendarDays(departures, 2, sampleToday);

function SampleList({ shown }: { shown: typeof days }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <DepartureList
      months={['2027-05' as YearMonth]}
      days={shown}
      cheapest={new Set()}
      party={2}
      today={sampleToday}
      chosen={chosen}
      onSelect={(_, departure) => setChosen(departure ?? null)}
    />
  );
}

const meta = { title: 'Steps/TourDate/List', component: SampleList, args: { shown: days } } satisfies Meta<typeof SampleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of two departures on one day, the row that is pressed is chosen, and only that one; rows of several tours name theirs. DATE-43, DATE-44. */
export const OneOfTwo: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose: May 8 – 15, 2027 · To Veere · Zwaan' }));
    await expect(canvas.getByRole('button', { name: 'Chosen: May 8 – 15, 2027 · To Veere · Zwaan' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /Meander$/ })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('To Bruges')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Zwaan$/ }));
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};

/** Rows of one tour do not repeat its name. DATE-44. */
export const OneTour: Story = {
  args: { shown: calendarDays(departures.slice(0, 1), 2, sampleToday) },
  async play({ canvas }) {
    await expect(canvas.getByText('Meander')).toBeVisible();
    await expect(canvas.queryByText('To Bruges')).toBeNull();
  },
};
