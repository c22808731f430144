import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { PassengersView } from './passengers-view.tsx';
import { getMainBooker, getRegion, onPage, sampleArgs, sampleForm, submitForm } from './sample-form.tsx';
import { filledValues } from './sample-offer.ts';

const meta = {
  title: 'Steps/Passengers/Errors',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

const intersects = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

/** A tooltip covers only the help of its own field. */
export const TooltipsInTheirOwnRoom: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  async play({ canvasElement }) {
    const button = [...canvasElement.querySelectorAll<HTMLElement>('button[type=submit]')].find((one) => one.offsetHeight > 0);
    await userEvent.click(button as HTMLElement);
    const tooltips = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll<HTMLElement>('span[id$="-error"]')];
      expect(found.length).toBeGreaterThan(10);
      return found;
    });
    const others = [...canvasElement.querySelectorAll('form :is(label, legend, input, select, textarea, h3, [id$="-hint"])')];
    for (const tooltip of tooltips) {
      const field = tooltip.closest('[data-field]');
      const covered = others.filter(
        (other) =>
          intersects(tooltip.getBoundingClientRect(), other.getBoundingClientRect()) &&
          !(field?.contains(other) && other.id.endsWith('-hint')),
      );
      await expect([tooltip.id, covered.map(({ id, textContent }) => id || textContent)]).toEqual([tooltip.id, []]);
    }
  },
};

/** A value that changes without focus (autofill, voice input) is validated at once. PASS-56. */
export const ErrorGoesOnAutofill: Story = {
  async play({ canvas }) {
    await submitForm(canvas);
    await getMainBooker(canvas).findByText('City is required');
    fireEvent.change(getMainBooker(canvas).getByLabelText('City'), { target: { value: 'Amsterdam' } });
    await waitFor(() => expect(getMainBooker(canvas).queryByText('City is required')).toBeNull());
    await expect(getMainBooker(canvas).getByText('Zip code is required')).toBeVisible();
  },
};

/** A line per passenger leads to the first error of theirs that is left. A button reveals those beyond the sixth, and has the focus go on. PASS-93. */
export const ErrorsByPassenger: Story = {
  args: { form: sampleForm(9) },
  async play({ canvas }) {
    await submitForm(canvas);
    const more = await canvas.findByRole('button', { name: 'Show 3 more' });
    const listed = () => canvas.getAllByRole('link', { name: /details? to complete/ }).map(({ textContent }) => textContent?.split(':')[0]);
    const others = Array.from({ length: 8 }, (_, index) => `Additional passenger ${index + 1}`);
    await expect(listed()).toEqual(['Main booker', ...others.slice(0, 5)]);
    await userEvent.click(more);
    await expect(listed()).toEqual(['Main booker', ...others]);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Additional passenger 6/ })).toHaveFocus());
    const second = getRegion(canvas, 'Personal information - Additional passenger 1');
    const lead = () => userEvent.click(canvas.getByRole('link', { name: /^Additional passenger 1:/ }));
    await lead();
    await waitFor(() => expect(second.getByLabelText('First name')).toHaveFocus());
    await userEvent.keyboard('Bo');
    await lead();
    await waitFor(() => expect(second.getByLabelText('Last name')).toHaveFocus());
  },
};

/** Who has no errors left stays in the list, struck through; the last error of somebody is named. PASS-93. */
export const ErrorsResolved: Story = {
  args: {
    form: sampleForm(2, {
      ...filledValues(2),
      passengers: filledValues(2).passengers.map((one, index) => ({ ...one, bodyHeight: '', firstName: index === 1 ? '' : one.firstName })),
    }),
  },
  async play({ canvas }) {
    await submitForm(canvas);
    const height = getMainBooker(canvas).getByLabelText('Body height');
    await waitFor(() => expect(height).toHaveFocus());
    const main = await canvas.findByRole('link', { name: 'Main booker: Body height is required' });
    await expect(canvas.getByRole('link', { name: 'Additional passenger 1: 2 details to complete or correct' })).toBeVisible();
    await userEvent.type(height, '172');
    await userEvent.tab();
    await waitFor(() => expect(main.parentElement).toHaveTextContent('(done)'));
    const second = getRegion(canvas, 'Personal information - Additional passenger 1');
    await userEvent.type(second.getByLabelText('First name'), 'Bo');
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Additional passenger 1: Body height is required' })).toBeVisible();
  },
};

/** After a valid submit the list is empty, also if the form stays on the page because a cabin has been sold. */
export const CorrectedAndSent: Story = {
  args: { form: sampleForm(2, filledValues(2)) },
  async play({ canvas, args }) {
    const city = getMainBooker(canvas).getByLabelText('City');
    await userEvent.clear(city);
    await submitForm(canvas);
    const listed = () => canvas.queryByRole('link', { name: 'Main booker: City is required' });
    await waitFor(() => expect(listed()).toBeVisible());
    await userEvent.type(city, 'Amsterdam');
    await submitForm(canvas);
    await waitFor(() => expect(args.actions.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(listed()).toBeNull());
  },
};

/** Enter submits a correction, although it does not blur the field. */
export const CorrectedAndSentByEnter: Story = {
  args: { form: sampleForm(2, filledValues(2)) },
  async play({ canvas, args }) {
    const city = getMainBooker(canvas).getByLabelText('City');
    await userEvent.clear(city);
    await submitForm(canvas);
    await waitFor(() => expect(city).toHaveFocus());
    await expect(await getMainBooker(canvas).findByText('City is required')).toBeInTheDocument();
    await userEvent.keyboard('Amsterdam');
    // A browser submits on Enter with the associated button. The simulated Enter ignores a button outside the form element.
    (city as HTMLInputElement).form?.requestSubmit();
    await waitFor(() => expect(args.actions.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(getMainBooker(canvas).queryByText('City is required')).toBeNull());
  },
};

/** Moving between the parts of a date does not blur it. The error is shown when the whole date loses the focus. */
export const DateIsOneField: Story = {
  async play({ canvas }) {
    await submitForm(canvas);
    await waitFor(() => expect(getMainBooker(canvas).getByLabelText('First name')).toHaveFocus());
    await userEvent.click(getMainBooker(canvas).getByLabelText('Day'));
    await userEvent.keyboard('31');
    await expect(getMainBooker(canvas).getByLabelText('Month')).toHaveFocus();
    await userEvent.keyboard('02');
    await expect(getMainBooker(canvas).getByText('Date of birth is required')).toBeInTheDocument();
    await userEvent.click(getMainBooker(canvas).getByLabelText('Last name'));
    await waitFor(() => expect(getMainBooker(canvas).getByText('Date of birth is not a valid date')).toBeVisible());
  },
};

/** Once the last issue is solved, one green line with the way on replaces the list. PASS-70. */
export const AllSolved: Story = {
  args: { form: sampleForm(2, filledValues(2)) },
  async play({ canvas, args }) {
    const city = getMainBooker(canvas).getByLabelText('City');
    await userEvent.clear(city);
    await submitForm(canvas);
    await canvas.findByText('1 thing needs your attention');
    await waitFor(() => expect(city).toHaveFocus());
    await userEvent.type(city, 'Amsterdam');
    await userEvent.tab();
    const line = await canvas.findByText('Everything is filled in correctly. You can continue.');
    await expect(canvas.queryByText(/attention/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Main booker: City is required' })).toBeNull();
    const way = line.closest('div')?.querySelector('button') as HTMLElement;
    await userEvent.click(way);
    await waitFor(() => expect(args.actions.onSubmit).toHaveBeenCalledOnce());
  },
};

/** The help of a field is hidden while its error stands in its place. PASS-16. */
export const ErrorReplacesTheHelp: Story = {
  async play({ canvas }) {
    await submitForm(canvas);
    const main = getMainBooker(canvas);
    // Asked anew each time: a translator replaces the text.
    await waitFor(() => expect(main.getByText('Body height is required')).toBeVisible());
    await waitFor(() => expect(main.getByText('To fit your bike')).not.toBeVisible());
    // The submit moves the focus to the first error, which may be after its errors are shown.
    await waitFor(() => expect(main.getByLabelText('First name')).toHaveFocus());
    await userEvent.click(main.getByLabelText('Body height'));
    await waitFor(() => expect(main.getByText('To fit your bike')).toBeVisible());
  },
};
