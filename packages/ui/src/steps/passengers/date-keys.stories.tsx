import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PassengersView } from './passengers-view.tsx';
import { type Canvas, getMainBooker, onPage, sampleArgs, sampleForm } from './sample-form.tsx';
import { filledValues } from './sample-offer.ts';

// The keys by which people go on to the next part of a date, although the focus has moved by itself.
const meta = {
  title: 'Steps/Passengers/Date keys',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: { ...sampleArgs, form: sampleForm(1) },
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

const getParts = (canvas: Canvas) => ['Day', 'Month', 'Year'].map((name) => getMainBooker(canvas).getByLabelText(name) as HTMLInputElement);
const values = (parts: readonly HTMLInputElement[]): string => parts.map(({ value }) => value).join('|');

/** Types with these keys from the day, and expects the parts. */
const types = (keys: string, expected: string): Story => ({
  async play({ canvas }) {
    const parts = getParts(canvas);
    await userEvent.click(parts[0] as HTMLInputElement);
    await userEvent.keyboard(keys);
    await expect(values(parts)).toBe(expected);
    await expect(parts[2]).toHaveFocus();
  },
});

/** PASS-86. */
export const WithTab: Story = types('29{Tab}02{Tab}1980', '29|02|1980');
/** PASS-86. */
export const WithSeparators: Story = types('29-02/1980', '29|02|1980');
/** One digit does not advance by itself, so each key counts. PASS-44, PASS-86. */
export const SingleDigits: Story = types('9{Tab}2{Tab}1980', '9|2|1980');
/** PASS-44, PASS-86. */
export const Mixed: Story = types('29{Tab}2.1980', '29|2|1980');

/** What is no digit does not stay in a part; digits of another script are shown as ours. PASS-44. */
export const OnlyDigits: Story = {
  async play({ canvas }) {
    const parts = getParts(canvas);
    await userEvent.click(parts[0] as HTMLInputElement);
    await userEvent.keyboard('x2');
    await expect(values(parts)).toBe('2||');
    await userEvent.click(parts[2] as HTMLInputElement);
    await userEvent.keyboard('١٩٨٠');
    await expect(values(parts)).toBe('2||1980');
  },
};

/** Over a date that is there. PASS-86. */
export const OverAnother: Story = {
  args: { form: sampleForm(1, filledValues(1)) },
  async play({ canvas }) {
    const parts = getParts(canvas);
    const [day, month, year] = parts as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
    await userEvent.click(day);
    day.select();
    await userEvent.keyboard('03-');
    // The separator has not replaced the month, which is selected.
    await expect(values(parts)).toBe('03|02|1960');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('04.1980');
    await expect(values(parts)).toBe('03|04|1980');
    await expect(year).toHaveFocus();
  },
};

/** Back to the part that was just filled in, where Tab counts again; a second Tab leads on. PASS-86. */
export const BackAndOn: Story = {
  async play({ canvas }) {
    const [day, month, year] = getParts(canvas);
    await userEvent.click(day as HTMLInputElement);
    await userEvent.keyboard('29');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('02{Tab}');
    await expect(year).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(year).not.toHaveFocus();
  },
};

/** Whoever looks and goes elsewhere has not pressed Tab for the same step. PASS-86. */
export const AfterAClick: Story = {
  async play({ canvas }) {
    const [day, month, year] = getParts(canvas);
    await userEvent.click(day as HTMLInputElement);
    await userEvent.keyboard('29');
    await userEvent.click(year as HTMLInputElement);
    await userEvent.click(month as HTMLInputElement);
    await userEvent.keyboard('{Tab}');
    await expect(year).toHaveFocus();
  },
};
