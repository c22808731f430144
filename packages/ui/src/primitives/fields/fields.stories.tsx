import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import { Select } from './select.tsx';
import { Stepper } from './stepper.tsx';

const meta = { title: 'Primitives/Fields' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const months = ['May 2027 · from €1,199', 'June 2027 · from €1,249', 'July 2027'].map((label) => ({ value: label, label }));

function SelectStory({ error = null, hint }: { error?: string | null; hint?: string }) {
  const [value, setValue] = useState(months[0]?.value ?? '');
  return (
    <div style={{ maxWidth: 320, minHeight: 140 }}>
      <Select label="Month" value={value} onChange={setValue} options={months} error={error} hint={hint} />
    </div>
  );
}

export const SelectPlain: Story = { render: () => <SelectStory hint="Prices are per person." /> };

/** ERR-17, PASS-16. */
export const SelectWithError: Story = {
  name: 'Select: errors show as a tooltip on the field and disappear on click or focus',
  render: () => <SelectStory error="Please select a date" />,
  async play({ canvas }) {
    const select = canvas.getByLabelText('Month');
    const message = canvas.getByText('Please select a date');
    await expect(message).toBeVisible();
    await expect(select).toHaveAccessibleDescription('Please select a date');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await waitFor(() => expect(message).not.toBeVisible());
    // Hidden, it still describes the field.
    const described = document.getElementById(select.getAttribute('aria-describedby') ?? '');
    await expect(described).toHaveTextContent('Please select a date');
    await userEvent.tab();
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(select.closest('[data-field]') ?? select);
    await waitFor(() => expect(message).not.toBeVisible());
    select.blur();
  },
};

function StepperStory() {
  const [value, setValue] = useState(2);
  return <Stepper label="Persons in cabin 1" value={value} min={1} max={3} onChange={setValue} />;
}

export const StepperBetweenBounds: Story = {
  render: () => <StepperStory />,
  async play({ canvas }) {
    const more = canvas.getByRole('button', { name: /One more/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
};

function TypedStepperStory() {
  const [value, setValue] = useState(2);
  return (
    <>
      <Stepper label="Number of maps" value={value} min={0} max={20} onChange={setValue} typed />
      <p data-testid="applied">{value}</p>
    </>
  );
}

/** Only whole numbers are applied; an emptied field stays empty until it is left. CONF-6. */
export const StepperTyped: Story = {
  render: () => <TypedStepperStory />,
  async play({ canvas }) {
    const box = canvas.getByRole('textbox', { name: 'Number of maps' });
    const applied = canvas.getByTestId('applied');
    await userEvent.clear(box);
    await expect(box).toHaveValue('');
    await expect(applied).toHaveTextContent('2');
    await userEvent.type(box, '15');
    await expect(applied).toHaveTextContent('15');
    await userEvent.clear(box);
    await userEvent.type(box, '1.5');
    await expect(box).toHaveValue('1.5');
    await expect(applied).toHaveTextContent(/^1$/);
    await userEvent.tab();
    await expect(box).toHaveValue('1');
    await userEvent.type(box, '99');
    await expect(applied).toHaveTextContent('20');
    await userEvent.tab();
    await expect(box).toHaveValue('20');
  },
};

/** Label and number are those of the box: no group says the label again, and the number is said beside it only after a press. CONF-48. */
export const StepperSaidOnce: Story = {
  render: () => <TypedStepperStory />,
  async play({ canvas }) {
    const box = canvas.getByRole('textbox', { name: 'Number of maps' });
    const said = canvas.getByRole('status');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(said).toBeEmptyDOMElement();
    await userEvent.type(box, '7');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: /One more/ }));
    await expect(said).toHaveTextContent('8');
    await userEvent.tab();
    await expect(said).toBeEmptyDOMElement();
  },
};

function ListedStepperStory() {
  const [value, setValue] = useState(0);
  return <Stepper label="Cabins: Twin cabin" legend="Cabins" value={value} min={0} max={6} onChange={setValue} listed />;
}

/** A dropdown between the buttons: by one, or straight to a number. */
export const StepperListed: Story = {
  render: () => <ListedStepperStory />,
  async play({ canvas }) {
    const list = canvas.getByRole('combobox', { name: 'Cabins: Twin cabin' });
    await userEvent.click(canvas.getByRole('button', { name: /One more/ }));
    await expect(list).toHaveValue('1');
    await userEvent.selectOptions(list, '6');
    await expect(canvas.getByRole('button', { name: /One more/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

function CheckboxStory({ error = null, disabled = false }: { error?: string | null; disabled?: boolean }) {
  const [checked, setChecked] = useState(disabled);
  return (
    <div style={{ minHeight: 90 }}>
      <Checkbox label="I accept the general terms" checked={checked} onChange={setChecked} error={error} disabled={disabled} />
    </div>
  );
}

const setSilently = (field: HTMLElement, property: 'value' | 'checked', value: string | boolean): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);

function AllFields() {
  const [values, setValues] = useState({ month: months[0]?.value ?? '', typed: 2, listed: 0, isOn: false });
  const [presses, setPresses] = useState(0);
  const change = (changed: Partial<typeof values>): void => setValues((now) => ({ ...now, ...changed }));
  return (
    <form style={{ maxWidth: 320 }}>
      <Select label="Month" value={values.month} onChange={(month) => change({ month })} options={months} />
      <Stepper label="Number of maps" value={values.typed} min={0} max={20} onChange={(typed) => change({ typed })} typed />
      <Stepper label="Cabins" value={values.listed} min={0} max={6} onChange={(listed) => change({ listed })} listed />
      <Checkbox label="I accept the general terms" checked={values.isOn} onChange={(isOn) => change({ isOn })} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Render
      </button>
      <output>{`${JSON.stringify(values)} ${presses}`}</output>
    </form>
  );
}

/** What was filled in without an event stays, and is known with the next press. PASS-85. */
export const FilledSilently: Story = {
  render: () => <AllFields />,
  async play({ canvas, canvasElement }) {
    const state = canvasElement.querySelector('form > output');
    const [month, maps, cabins, terms] = [
      canvas.getByLabelText('Month'),
      canvas.getByRole('textbox', { name: 'Number of maps' }),
      canvas.getByRole('combobox', { name: 'Cabins' }),
      canvas.getByRole('checkbox'),
    ];
    setSilently(month, 'value', 'July 2027');
    setSilently(maps, 'value', '１5');
    setSilently(cabins, 'value', '3');
    setSilently(terms, 'checked', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Render' }));
    await expect(state).toHaveTextContent('{"month":"July 2027","typed":15,"listed":3,"isOn":true} 1');
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Cabins' }));
    await expect(month).toHaveValue('July 2027');
    await expect(cabins).toHaveValue('4');
    await expect(terms).toBeChecked();
  },
};

export const CheckboxPlain: Story = { render: () => <CheckboxStory /> };
export const CheckboxWithError: Story = { render: () => <CheckboxStory error="Please accept the terms for your travel." /> };
export const CheckboxDisabled: Story = { render: () => <CheckboxStory disabled /> };
