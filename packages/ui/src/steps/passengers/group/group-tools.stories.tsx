import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PassengersView } from '../passengers-view.tsx';
import { type Canvas, getRegion, onPage, sampleArgs, sampleForm } from '../sample-form.tsx';
import { emptyValues, filledValues } from '../sample-offer.ts';
import { GroupTools } from './group-tools.tsx';

/** A party of six, of whom the main booker has a touring bike. */
const party = (changes: object = {}) => {
  const { main, passengers } = emptyValues(6);
  const [first, ...others] = passengers;
  return { ...sampleForm(6, { main, passengers: [{ ...first, ...changes } as (typeof passengers)[number], ...others] }), GroupTools };
};

const meta = {
  title: 'Steps/Passengers/Group',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: { ...sampleArgs, form: party() },
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: Canvas) => userEvent.click(canvas.getByText('Fill in a group faster'));
const getList = (canvas: Canvas) => canvas.getByLabelText('List of passengers');
const copied = ['Voornaam\tAchternaam\tGeboortedatum\tLengte', 'Ann\tSmit\t3-4-1980\t172', 'Bo\tde Vries\t31-12-1975\t1.81 m'];

/** A pasted list is read as it stands, and shows what goes to whom; nothing is filled in before the press, and the press is answered. PASS-101, PASS-102. */
export const Paste: Story = {
  args: { form: party({ bodyHeight: '165' }) },
  async play({ canvas, args }) {
    await open(canvas);
    await userEvent.click(getList(canvas));
    await userEvent.paste('172\n180');
    await expect(canvas.getByText('There are no names in this text.')).toBeVisible();
    await userEvent.clear(getList(canvas));
    await userEvent.paste(copied.join('\r\n'));
    await expect(canvas.getByText('2 people found')).toBeVisible();
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ann SmitMain bookerApril 3, 1980172\u00a0cm',
      'Bo de VriesAdditional passenger 1December 31, 1975181\u00a0cm',
    ]);
    await expect(args.actions.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in 2 people' }));
    await waitFor(() => expect(canvas.getByText(/^2 people have been filled in/).closest('[data-outcome]')).toHaveFocus());
    await expect(getList(canvas)).toHaveValue('');
    const main = getRegion(canvas, 'Personal information - Main booker');
    await expect(main.getByLabelText('First name')).toHaveValue('Ann');
    // What was there is kept.
    await expect(main.getByLabelText('Body height')).toHaveValue(165);
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        passengers: expect.arrayContaining([
          expect.objectContaining({ firstName: 'Bo', lastName: 'de Vries', dateOfBirth: '1975-12-31', bodyHeight: '181' }),
        ]),
      }),
    );
  },
};
export const PastePhone: Story = { ...Paste, globals: { viewport: { value: 'smallestPhone' } }, play: preview };
export const PasteGerman: Story = { ...Paste, globals: { viewport: { value: 'phone' }, language: 'de' }, play: preview };

/** Who is not in the party is named, and left out. PASS-102. */
export const PasteTooMany: Story = {
  args: { form: { ...sampleForm(6, filledValues(6)), GroupTools } },
  async play({ canvas, args }) {
    await open(canvas);
    await userEvent.click(getList(canvas));
    await userEvent.paste('Cas\tDijk\t1-1-1990\t190');
    await expect(canvas.getByText('There is no place left for 1 person: Cas Dijk')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Fill in/ })).toBeNull();
    await expect(args.actions.onChange).not.toHaveBeenCalled();
  },
};

/** One press gives everyone the bicycle of the main booker, except who has another one. PASS-103. */
export const SameBike: Story = {
  async play({ canvas, args }) {
    await open(canvas);
    await expect(canvas.getByText(/^Choose the main booker’s bike first/)).toBeVisible();
    const regions = (index: number) => getRegion(canvas, `Personal information - Additional passenger ${index}`);
    await userEvent.click(regions(1).getByRole('radio', { name: /Own bike/ }));
    await userEvent.click(getRegion(canvas, 'Personal information - Main booker').getByRole('radio', { name: /Electric bike/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Same bike and extras for everyone' }));
    await waitFor(() => expect(canvas.getByText('4 people now have the same as the main booker.').closest('[data-outcome]')).toHaveFocus());
    await expect(regions(1).getByRole('radio', { name: /Own bike/ })).toBeChecked();
    const bikes = ['a0B000000000000002', 'a0B000000000000003', ...Array<string>(4).fill('a0B000000000000002')];
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ passengers: bikes.map((bike) => expect.objectContaining({ bike })) }),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Same bike and extras for everyone' })).toBeNull());
    // The main booker thinks again: everyone does, except who had chosen.
    await userEvent.click(getRegion(canvas, 'Personal information - Main booker').getByRole('radio', { name: /Touring bike/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Same bike and extras for everyone' }));
    const again = bikes.map((bike) => (bike === 'a0B000000000000002' ? 'a0B000000000000001' : bike));
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ passengers: again.map((bike) => expect.objectContaining({ bike })) }),
    );
  },
};

/** Also for the only one who has no bicycle yet. PASS-103. */
export const SameBikeForOne: Story = {
  args: {
    form: (() => {
      const { main, passengers } = filledValues(6);
      return { ...sampleForm(6, { main, passengers: passengers.map((one, at) => (at === 5 ? { ...one, bike: '' } : one)) }), GroupTools };
    })(),
  },
  async play({ canvas }) {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Same bike and extras for everyone' }));
    await waitFor(() => expect(canvas.getByText('1 person now has the same as the main booker.')).toBeVisible());
  },
};

/** Whether Enter is left to the browser. */
const pressEnter = (field: HTMLElement, init: KeyboardEventInit = {}): boolean =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));

/** Enter leads to what the next passenger lacks; it lists nothing. Once nothing is missing it is left to the browser, whose submit is Next. PASS-100. */
export const Enter: Story = {
  args: {
    form: sampleForm(6, {
      ...filledValues(6),
      passengers: filledValues(6).passengers.map((one, index) => (index === 2 || index === 4 ? { ...one, bodyHeight: '' } : one)),
    }),
  },
  async play({ canvas }) {
    const heightOf = (index: number) =>
      getRegion(canvas, `Personal information - Additional passenger ${index}`).getByLabelText('Body height');
    await userEvent.type(getRegion(canvas, 'Personal information - Main booker').getByLabelText('Last name'), '{Enter}');
    await waitFor(() => expect(heightOf(2)).toHaveFocus());
    await expect(canvas.queryByText('Body height is required')).toBeNull();
    // An Enter that ends the input of a character is none.
    await expect(pressEnter(heightOf(2), { isComposing: true })).toBe(true);
    await userEvent.keyboard('170{Enter}');
    await waitFor(() => expect(heightOf(4)).toHaveFocus());
    await userEvent.keyboard('180');
    await expect(pressEnter(heightOf(4))).toBe(true);
  },
};

async function preview({ canvas }: { canvas: Canvas }): Promise<void> {
  await userEvent.click(canvas.getByText(/Fill in a group faster|Gruppe schneller/));
  await userEvent.click(canvas.getByRole('textbox', { name: /List of passengers|Liste der Reisenden/ }));
  await userEvent.paste(copied.join('\n'));
  await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3);
}
