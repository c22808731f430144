import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConfirmationView } from './confirmation-view.tsx';
import { insured, onPage, pressInPlace, sampleArgs, sampleReview } from './sample-confirmation.tsx';
import { ConsentText } from './term-link.tsx';

const meta = {
  title: 'Steps/Confirmation/What is due',
  component: ConfirmationView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof ConfirmationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the end: what is due when, together the total. Under the button: that nothing is charged yet. CONF-44. */
export const WhatIsDue: Story = {
  async play({ canvas }) {
    const rows = within(canvas.getByRole('region', { name: 'What you pay and when' }))
      .getAllByRole('term')
      .map((name) => name.parentElement?.textContent);
    await expect(rows).toEqual([
      'Due today: the deposit€1,271.19',
      'By March 20, 2027€2,966.11',
      'Local costs, at departure€63.00',
      'Total€4,300.30',
    ]);
    await expect(canvas.getByText(/^Nothing is charged yet\./)).toBeVisible();
  },
};

/** What is due today is named as it is: the deposit and the whole insurance premium. CONF-54. */
export const WhatIsDueWithInsurance: Story = {
  args: insured,
  async play({ canvas }) {
    const [first] = within(canvas.getByRole('region', { name: 'What you pay and when' })).getAllByRole('term');
    await expect(first).toHaveTextContent('Due today: the deposit and the whole insurance premium');
  },
};

/** The link is the name of the terms, and all else in the row is the target of its box, beside the words too. CONF-62. */
export const Consents: Story = {
  async play({ canvas, args }) {
    const box = canvas.getByLabelText('I agree to the general terms and conditions for everyone in this booking.');
    pressInPlace(canvas.getByRole('link', { name: 'general terms and conditions' }));
    await expect(args.actions.onConsent).not.toHaveBeenCalled();
    const rows = canvas.getAllByRole('checkbox', { name: /^I (agree to the|have received)/ });
    for (const one of rows) {
      const { left, right, top, bottom } = (one.closest('[data-field]') as Element).getBoundingClientRect();
      one.scrollIntoView({ block: 'center' });
      const shift = one.closest('[data-field]')?.getBoundingClientRect().top ?? 0;
      for (const [x, y] of [
        [left + 1, shift + 10],
        [right - 1, shift + 10],
        [(left + right) / 2, shift + bottom - top - 10],
      ] as const) {
        await expect(document.elementFromPoint(x, y)?.closest('label')?.control).toBe(one);
      }
    }
    await userEvent.click(box.closest('label') as HTMLElement);
    await expect(args.actions.onConsent).toHaveBeenCalledOnce();
    await expect(args.actions.onConsent).toHaveBeenCalledWith('general', true);
  },
};

/** In a sentence of a deployment's own, without the name of the terms, their link stands at its end. CONF-62. */
export const SentenceOfItsOwn: Story = {
  render: () => <ConsentText text="Agreed." words="general terms" href="/terms" />,
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link', { name: 'general terms' })).toHaveAttribute('href', '/terms');
    await expect(canvasElement).toHaveTextContent('Agreed. general terms');
  },
};

/** The consent to the payment terms has the brand's numbers. CONF-54. */
export const PaymentTermsOfTheBrand: Story = {
  args: { step: sampleReview({ paymentTerms: { depositPercentage: 12.5, balanceDueDays: 60 } }) },
  async play({ canvas }) {
    await expect(
      canvas.getByLabelText(
        'I agree to the payment terms. At booking, 12.5% of the tour price and the whole premium of any insurance are due, the balance no later than 60 days before the start; within 60 days of the start everything is due at once.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/30%|49 days/)).toBeNull();
  },
};

/** Everything at booking: no balance is spoken of. CONF-54. */
export const EverythingAtOnce: Story = {
  args: { step: sampleReview({ paymentTerms: { depositPercentage: 100, balanceDueDays: 49 } }) },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('I agree to the payment terms. Everything is due at booking.')).toBeVisible();
  },
};

/** Without configured payment terms the consent has no numbers. CONF-54. */
export const PaymentTermsWithoutNumbers: Story = {
  args: { step: sampleReview({ paymentTerms: null }) },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('I agree to the payment terms.')).toBeVisible();
  },
};

/** On request nothing is due at booking, whatever is configured, in North America too. CONF-54. */
export const PaymentTermsOnRequest: Story = {
  args: { step: { ...sampleReview({ onRequest: true }), required: ['payment', 'payment_north_america'] } },
  async play({ canvas }) {
    const names = canvas.getAllByRole('checkbox', { name: /payment terms/ }).map((box) => box.closest('label')?.textContent);
    await expect(names).toEqual([
      'I agree to the payment terms. Nothing is due before we have confirmed the trip.',
      'I agree to the payment terms: I am invoiced in euros and pay in US dollars. Nothing is due before we have confirmed the trip.',
    ]);
  },
};

/** Without configured payment terms. CONF-44. */
export const NoPaymentTerms: Story = {
  args: { step: sampleReview({ paymentTerms: null }) },
  async play({ canvas }) {
    await expect(canvas.queryByText(/Due today/)).toBeNull();
    await expect(canvas.getByText(/^Nothing is charged yet\./)).toBeVisible();
  },
};
