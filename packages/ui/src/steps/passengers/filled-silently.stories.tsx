import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PassengersView } from './passengers-view.tsx';
import { type Canvas, getMainBooker, getRegion, onPage, sampleArgs, sampleForm, submitForm } from './sample-form.tsx';
import { filledValues } from './sample-offer.ts';

// Fields that a browser or a password manager fills in without an event.
const meta = {
  title: 'Steps/Passengers/Filled without events',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: { ...sampleArgs, form: sampleForm(1) },
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a property as the browser does: past the element's own property, by which React follows what scripts do. */
function setSilently(field: HTMLElement, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

const second = (canvas: Canvas) => getRegion(canvas, 'Personal information - Additional passenger 1');

const texts = [
  ['First name', 'Ann'],
  ['Last name', 'Smit'],
  ['Day', '29'],
  ['Month', '02'],
  ['Year', '1980'],
  ['Body height', '172'],
  ['Email address', 'ann@example.com'],
  ['Phone number', '+31 6 12345678'],
  ['Address', 'Keizersgracht 1'],
  ['Zip code', '1015 AA'],
  ['City', 'Amsterdam'],
] as const;

const openGroup = (main: Canvas) => userEvent.click(main.getByText('Group name and remarks'));

/** Fills in the whole form of the main booker without an event. */
async function fillSilently(main: Canvas): Promise<void> {
  await openGroup(main);
  for (const [label, value] of texts) setSilently(main.getByLabelText(label), 'value', value);
  const country = main.getByLabelText('Country');
  await waitFor(() => expect((country as HTMLSelectElement).options.length).toBeGreaterThan(200));
  setSilently(country, 'value', 'NL');
  setSilently(main.getByLabelText(/^Gender/), 'value', 'Female');
  setSilently(main.getByLabelText(/^Remarks/), 'value', 'Near the bow');
  setSilently(main.getByRole('radio', { name: /^Electric bike/ }), 'checked', true);
  setSilently(main.getByRole('checkbox', { name: /^Helmet/ }), 'checked', true);
}

const filled = {
  main: {
    emailAddress: 'ann@example.com',
    phoneNumber: '+31 6 12345678',
    streetAddress: 'Keizersgracht 1',
    zipCode: '1015 AA',
    city: 'Amsterdam',
    country: 'NL',
    customerRemarks: 'Near the bow',
  },
  passengers: [
    {
      firstName: 'Ann',
      lastName: 'Smit',
      dateOfBirth: '1980-02-29',
      gender: 'Female',
      bodyHeight: '172',
      bike: 'a0B000000000000002',
      other: ['a0X000000000000001', 'a0X000000000000002'],
    },
  ],
};

/** PASS-85. */
export const Submitted: Story = {
  async play({ canvas, args }) {
    await fillSilently(getMainBooker(canvas));
    await submitForm(canvas);
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce();
    await expect(args.actions.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        main: expect.objectContaining(filled.main),
        passengers: [expect.objectContaining(filled.passengers[0])],
      }),
    );
  },
};

/** A press of Enter, and a script that submits, are preceded by no press of a pointer. PASS-85. */
export const SubmittedByScript: Story = {
  async play({ canvas, canvasElement, args }) {
    await fillSilently(getMainBooker(canvas));
    canvasElement.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(args.actions.onSubmit).toHaveBeenCalledOnce());
    await expect(args.actions.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ main: expect.objectContaining(filled.main) }));
  },
};

/** Neither what is typed elsewhere, nor errors and the rest of a rejected submit, replace it. PASS-85. */
export const NotReplaced: Story = {
  async play({ canvas, args }) {
    const main = getMainBooker(canvas);
    const values = () => texts.map(([label]) => (main.getByLabelText(label) as Field).value);
    await submitForm(canvas);
    await main.findByText('First name is required');
    await fillSilently(main);
    const before = values();
    await userEvent.type(main.getByLabelText(/^Group name/), 'Friends');
    await userEvent.type(main.getByLabelText('Year'), '{Backspace}1');
    await userEvent.selectOptions(main.getByLabelText('Country'), 'DE');
    await expect(main.getByRole('checkbox', { name: /^Helmet/ })).toBeChecked();
    await expect(values()).toEqual(before.with(4, '1981'));
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ main: expect.objectContaining({ city: 'Amsterdam', country: 'DE', groupName: 'Friends' }) }),
    );
    await waitFor(() => expect(main.queryByText('First name is required')).toBeNull());
  },
};

/** A script's own event, which React takes for nothing new. PASS-85. */
export const SetByScript: Story = {
  args: { form: sampleForm(1, filledValues(1)) },
  async play({ canvas, args }) {
    const city = getMainBooker(canvas).getByLabelText('City') as HTMLInputElement;
    city.value = 'Utrecht';
    city.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ main: expect.objectContaining({ city: 'Utrecht' }) }),
    );
  },
};

/** What is copied to a passenger does not replace what stands in the fields. PASS-91, PASS-85. */
export const BesideTakeOver: Story = {
  args: { form: sampleForm(2) },
  async play({ canvas }) {
    await userEvent.type(getMainBooker(canvas).getByLabelText('Last name'), 'Smit');
    await userEvent.click(getMainBooker(canvas).getByRole('radio', { name: /^Electric bike/ }));
    const own = second(canvas).getByLabelText('Last name');
    setSilently(own, 'value', 'de Boer');
    await userEvent.click(await second(canvas).findByRole('button', { name: /^Same bike/ }));
    await waitFor(() => expect(second(canvas).getByRole('radio', { name: /^Electric bike/ })).toBeChecked());
    await expect(own).toHaveValue('de Boer');
  },
};

/** What is stored as a draft when the page ends. PASS-13, PASS-85. */
export const StoredAtTheEnd: Story = {
  async play({ canvas, args }) {
    setSilently(getMainBooker(canvas).getByLabelText('City'), 'value', 'Utrecht');
    window.dispatchEvent(new Event('pagehide'));
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ main: expect.objectContaining({ city: 'Utrecht' }) }),
    );
  },
};
