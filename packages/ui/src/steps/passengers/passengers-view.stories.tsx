import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PassengersView } from './passengers-view.tsx';
import { getMainBooker, getRegion, onPage, sampleArgs, sampleForm, submitForm } from './sample-form.tsx';
import { filledValues } from './sample-offer.ts';

const meta = {
  title: 'Steps/Passengers',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PASS-2, PASS-4, PASS-12, PASS-36, PASS-81, PASS-88. */
export const Empty: Story = {
  async play({ canvas }) {
    await expect(getMainBooker(canvas).getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    await expect(getRegion(canvas, 'Personal information - Additional passenger 1').getByLabelText('First name')).toBeVisible();
    const height = getMainBooker(canvas).getByLabelText('Body height');
    await expect(height).toHaveAttribute('min', '100');
    await expect(height).toHaveAttribute('max', '299');
    await expect(height).toHaveAccessibleDescription('in centimeters To fit your bike');
    await expect(getMainBooker(canvas).getByRole('checkbox', { name: /Tourist tax/ })).toBeDisabled();
    await expect(getMainBooker(canvas).getByRole('checkbox', { name: /Tourist tax/ })).toBeChecked();
    // All are expanded: one button leads to what is missing.
    await expect(canvas.getAllByRole('button', { name: 'Go to what is missing' })).toHaveLength(1);
    // A single available cabin is preselected.
    await expect(getMainBooker(canvas).getByLabelText('Cabin')).toHaveValue('twin:0');
  },
};

/** PASS-7, PASS-60. */
export const Filled: Story = {
  args: { form: sampleForm(2, filledValues(2)) },
  async play({ canvas, args }) {
    // The card of a complete additional passenger is collapsed.
    const second = getRegion(canvas, 'Personal information - Additional passenger 1');
    await expect(second.queryByLabelText('First name')).toBeNull();
    await expect(second.getByText('Joris de Boer')).toBeVisible();
    await expect(second.getByText('Twin cabin · cabin 1 · Electric bike')).toBeVisible();
    await expect(second.getByText('complete')).toBeVisible();
    await expect(second.getByText('JD').parentElement?.querySelector('svg')).toBeVisible();
    await submitForm(canvas);
    await waitFor(() => expect(args.actions.onSubmit).toHaveBeenCalledOnce());
  },
};

/** PASS-15. */
export const Errors: Story = {
  async play({ canvas, args }) {
    await submitForm(canvas);
    const first = getMainBooker(canvas).getByLabelText('First name');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(/First name is required/);
    await expect(getMainBooker(canvas).getByText('Phone number is required')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Main booker: 11 details to complete or correct' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Additional passenger 1: 5 details to complete or correct' })).toBeVisible();
    await expect(args.actions.onSubmit).not.toHaveBeenCalled();
  },
};

/** PASS-56. */
export const ErrorGoesOnFocus: Story = {
  async play({ canvas }) {
    // Nothing is said of a field that is left before the first submit.
    await userEvent.click(getMainBooker(canvas).getByLabelText('Last name'));
    await userEvent.tab();
    await expect(getMainBooker(canvas).queryByText('Last name is required')).toBeNull();
    await submitForm(canvas);
    const message = await getMainBooker(canvas).findByText('Last name is required');
    await expect(message).toBeVisible();
    // The refused submit moves the focus after the paint.
    await waitFor(() => expect(getMainBooker(canvas).getByLabelText('First name')).toHaveFocus());
    await userEvent.click(getMainBooker(canvas).getByLabelText('Last name'));
    await waitFor(() => expect(message).not.toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(getMainBooker(canvas).getByText('Last name is required')).toBeVisible());
    await userEvent.type(getMainBooker(canvas).getByLabelText('Last name'), 'Smit');
    await userEvent.tab();
    await waitFor(() => expect(getMainBooker(canvas).queryByText('Last name is required')).toBeNull());
    await expect(canvas.getByRole('link', { name: /^Main booker: 10 details/ })).toBeVisible();
  },
};

/** The calling code depends on the country. It can be added to a number without one, which keeps the typed digits. */
export const CallingCode: Story = {
  async play({ canvas }) {
    const phone = getMainBooker(canvas).getByLabelText('Phone number');
    await userEvent.type(phone, '06 1234');
    await userEvent.selectOptions(getMainBooker(canvas).getByLabelText('Country'), 'NL');
    await expect(await getMainBooker(canvas).findByText('Country code +31 (Netherlands)')).toBeVisible();
    await userEvent.selectOptions(getMainBooker(canvas).getByLabelText('Country'), 'DE');
    await expect(await getMainBooker(canvas).findByText('Country code +49 (Germany)')).toBeVisible();
    await userEvent.click(await getMainBooker(canvas).findByRole('button', { name: 'Add +49' }));
    await expect(phone).toHaveValue('+49 (0)6 1234');
    await waitFor(() => expect(phone).toHaveFocus());
    // The help follows after the paint.
    await waitFor(() => expect(getMainBooker(canvas).queryByRole('button', { name: /before it$/ })).toBeNull());
  },
};

/** A question, and a button that answers it. No address is rejected. PASS-67. */
export const MistypedEmail: Story = {
  async play({ canvas }) {
    const email = getMainBooker(canvas).getByLabelText('Email address');
    await userEvent.type(email, 'ann@gmail.con');
    await expect(await getMainBooker(canvas).findByText('Did you mean ann@gmail.com?')).toBeVisible();
    await userEvent.click(getMainBooker(canvas).getByRole('button', { name: 'Yes, use ann@gmail.com' }));
    await expect(email).toHaveValue('ann@gmail.com');
    await waitFor(() => expect(email).toHaveFocus());
    await waitFor(() => expect(getMainBooker(canvas).queryByText(/^Did you mean/)).toBeNull());
  },
};

/** The address names a card: the page opens there. PASS-72. */
export const OpenedAtACard: Story = {
  args: { form: sampleForm(3, filledValues(3)), target: 'passenger-2' },
  async play({ canvas }) {
    const card = canvas.getByRole('region', { name: 'Personal information - Additional passenger 2' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(getRegion(canvas, 'Personal information - Additional passenger 2').getByLabelText('First name')).toBeVisible();
    const { top } = card.getBoundingClientRect();
    await expect(top >= 0 && top < window.innerHeight).toBe(true);
  },
};

/** PASS-44, PASS-45, PASS-66, PASS-69. */
export const DateOfBirth: Story = {
  async play({ canvas, args }) {
    const [day, month, year] = ['Day', 'Month', 'Year'].map((name) => getMainBooker(canvas).getByLabelText(name)) as [
      HTMLInputElement,
      HTMLInputElement,
      HTMLInputElement,
    ];
    // It advances after two typed digits, and on '-', '.' and '/'.
    await userEvent.type(day, '29');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('2.');
    await expect(year).toHaveFocus();
    await userEvent.keyboard('1980');
    await expect(getMainBooker(canvas).getByText('Friday, February 29, 1980')).toBeVisible();
    await waitFor(() =>
      expect(args.actions.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ passengers: expect.arrayContaining([expect.objectContaining({ dateOfBirth: '1980-02-29' })]) }),
      ),
    );
    // It does not advance on an edit that replaces one digit.
    await userEvent.click(day);
    await userEvent.keyboard('{End}{Backspace}8');
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue('28');
    // Backspace in an empty input moves back.
    await userEvent.clear(month);
    await userEvent.keyboard('{Backspace}');
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue('28');
    // A pasted date fills all three inputs and does not move the focus.
    await userEvent.click(year);
    await userEvent.paste('03.04.1955');
    await expect(year).toHaveFocus();
    await waitFor(() => expect([day.value, month.value, year.value]).toEqual(['03', '04', '1955']));
    await userEvent.paste('3 april 1980');
    await waitFor(() => expect([day.value, month.value, year.value]).toEqual(['03', '04', '1980']));
    // What cannot be read is not swallowed: it is shown, and changes nothing.
    await userEvent.click(day);
    await userEvent.paste('some time in 1980');
    await expect(
      await getMainBooker(canvas).findByText('We could not read “some time in 1980” as a date. Please type the date.'),
    ).toBeVisible();
    await expect([day.value, month.value, year.value]).toEqual(['03', '04', '1980']);
    await userEvent.type(year, '{End}{Backspace}1');
    await expect(getMainBooker(canvas).getByText('Friday, April 3, 1981')).toBeVisible();
  },
};

/** PASS-24. */
export const NorthAmerica: Story = {
  async play({ canvas, args }) {
    const country = getMainBooker(canvas).getByLabelText('Country');
    await expect(getMainBooker(canvas).queryByLabelText('State/Province')).toBeNull();
    await userEvent.selectOptions(country, 'US');
    await userEvent.selectOptions(await getMainBooker(canvas).findByLabelText('State/Province'), 'VT');
    // Changing the country clears the state field.
    await userEvent.selectOptions(country, 'CA');
    await waitFor(() => expect(getMainBooker(canvas).getByLabelText('State/Province')).toHaveValue(''));
    await userEvent.selectOptions(country, 'NL');
    await waitFor(() => expect(getMainBooker(canvas).queryByLabelText('State/Province')).toBeNull());
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ main: expect.objectContaining({ country: 'NL', state: '' }) }),
    );
  },
};

export const TwentyPassengers: Story = { args: { form: sampleForm(20, filledValues(20)) } };

export const German: Story = { args: { form: sampleForm(3) }, globals: { language: 'de' } };
export const Dutch: Story = { globals: { language: 'nl' } };
export const IslandHopping: Story = { globals: { brand: 'islandhopping' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** What few need is behind one line, which opens for what it holds and for an error. PASS-92. */
export const GroupAndRemarks: Story = {
  args: { form: sampleForm(1, filledValues(1)) },
  async play({ canvas }) {
    const main = getMainBooker(canvas);
    await expect(main.queryByLabelText(/^Remarks/)).toBeNull();
    await userEvent.click(main.getByText('Group name and remarks'));
    await userEvent.type(await main.findByLabelText(/^Remarks/), 'Near the bow');
    await userEvent.clear(main.getByLabelText(/^Remarks/));
    await expect(main.getByLabelText(/^Remarks/)).toBeVisible();
  },
};

const { main: booker, ...filledOne } = filledValues(1);
/** PASS-92. */
export const GroupNameTooLong: Story = {
  args: { form: sampleForm(1, { ...filledOne, main: { ...booker, groupName: 'G'.repeat(101) } }) },
  async play({ canvas }) {
    const field = getMainBooker(canvas).getByLabelText(/^Group name/);
    await expect(field).toBeVisible();
    // An error opens it again.
    await userEvent.click(getMainBooker(canvas).getByText('Group name and remarks'));
    await waitFor(() => expect(field).not.toBeVisible());
    await submitForm(canvas);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(getMainBooker(canvas).getByText('This text is too long')).toBeVisible();
  },
};

/** The text of the closed gender select is not cut off. */
const showsGender: Story['play'] = async ({ canvasElement }) => {
  const select = canvasElement.querySelector<HTMLSelectElement>('select[autocomplete=sex]');
  const context = document.createElement('canvas').getContext('2d');
  if (!select || !context) throw new Error('no list of genders');
  await document.fonts.ready;
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  context.font = font;
  const { width } = context.measureText(select.selectedOptions[0]?.text ?? '');
  await expect(width).toBeGreaterThan(50);
  await expect(width).toBeLessThanOrEqual(select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
};
/** SHELL-62. */
export const SmallPhone: Story = { globals: { viewport: { value: 'smallPhone' } }, play: showsGender };
export const SmallPhoneGerman: Story = { globals: { viewport: { value: 'smallPhone' }, language: 'de' }, play: showsGender };
export const SmallPhoneDutch: Story = { globals: { viewport: { value: 'smallPhone' }, language: 'nl' }, play: showsGender };
