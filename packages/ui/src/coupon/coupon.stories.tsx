import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Coupon } from './coupon.tsx';
import { DroppedCoupon } from './dropped-coupon.tsx';

const meta = {
  title: 'Summary/Coupon',
  component: Coupon,
  args: { applied: null, busy: false, error: null, onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof Coupon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PASS-49. */
export const Collapsed: Story = {};

/** PASS-49. */
export const Editing: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await expect(canvas.getByLabelText('Coupon code')).toHaveFocus();
    await userEvent.keyboard(' SUN50 {Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('SUN50');
  },
};

/** Filled in without an event, and with what cannot be seen. PASS-65, PASS-85. */
export const FilledSilently: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    const field = canvas.getByLabelText('Coupon code');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '\u200bSUN\u00ad50\u00a0\u200d');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith('SUN50');
  },
};

/** PASS-50. */
export const EmptyCodeClears: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('button', { name: 'Coupon code?' })).toBeVisible();
  },
};

/** The code is being checked: the button is busy, and the box keeps what was typed. PASS-99. */
export const Checking: Story = {
  args: { busy: true, initial: 'SUN50' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Coupon code')).toHaveValue('SUN50');
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** PASS-52. */
export const Invalid: Story = {
  args: { error: 'voucher-invalid' },
  async play({ canvas }) {
    await expect(canvas.getByText('Invalid voucher code')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'something-went-wrong', initial: 'SUN50' },
  async play({ canvas }) {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByLabelText('Coupon code')).toHaveValue('SUN50');
  },
};

/** PASS-49. */
export const Applied: Story = {
  args: { applied: 'SUN50' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon code?' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

function SentBack({ error }: { error: 'voucher-invalid' | null }) {
  const [sentBack, setSentBack] = useState<{ code: string } | null>(null);
  return (
    <>
      <Coupon applied={null} busy={false} error={sentBack ? error : null} sentBack={sentBack} onApply={fn()} onRemove={fn()} />
      <button type="button" onClick={() => setSentBack({ code: 'NOPE' })}>
        Next
      </button>
    </>
  );
}

/** Who goes on with a typed code that is not accepted is back at it, and reads how to go on. Typing moves the focus no more. PASS-83. */
export const SentBackToTheCode: Story = {
  render: () => <SentBack error="voucher-invalid" />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await userEvent.keyboard('NOPE');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const input = canvas.getByLabelText('Coupon code');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(canvas.getByText('Invalid voucher code')).toBeVisible();
    await expect(canvas.getByText('Correct the code, or empty the field to go on without it.')).toBeVisible();
    await userEvent.clear(input);
    await expect(canvas.queryByText(/^Correct the code/)).toBeNull();
  },
};

/** The code is sent, and then refused. */
function Refused() {
  const [state, setState] = useState<'typed' | 'busy' | 'refused'>('typed');
  return (
    <div style={{ maxWidth: 328 }}>
      <Coupon
        applied={null}
        busy={state === 'busy'}
        error={state === 'refused' ? 'voucher-invalid' : null}
        onApply={() => setState('busy')}
        onRemove={fn()}
      />
      <button type="button" onClick={() => setState('refused')}>
        Refuse
      </button>
    </div>
  );
}

/** The button stays beside the box, as wide as it was, while the code is checked and when it is refused; what is below does not move either. PASS-99. */
export const ButtonStays: Story = {
  render: () => <Refused />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await userEvent.keyboard('NOPE');
    const button = canvas.getByRole('button', { name: 'Apply' });
    const after = canvas.getByRole('button', { name: 'Refuse' });
    const places = () => [button, after].map((one) => ({ ...one.getBoundingClientRect().toJSON() }));
    const before = places();
    const box = canvas.getByLabelText('Coupon code').getBoundingClientRect();
    await expect([button.getBoundingClientRect().top, button.getBoundingClientRect().bottom]).toEqual([box.top, box.bottom]);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(places()).toEqual(before);
    await userEvent.click(after);
    await expect(canvas.getByText('Invalid voucher code')).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

function WithCode({ stored, refuses = false }: { stored: string | null; refuses?: boolean }) {
  const [applied, setApplied] = useState(stored);
  return <Coupon applied={applied} busy={false} error={null} onApply={refuses ? () => {} : setApplied} onRemove={() => setApplied(null)} />;
}

/** The focus is on what has happened. A coupon that was stored before takes no focus. PASS-71. */
export const Outcomes: Story = {
  render: () => <WithCode stored="SUN50" />,
  async play({ canvas }) {
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon code?' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Coupon SUN50 has been removed.'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon SUN50 has been removed.');
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await userEvent.keyboard('SPRING{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Coupon SPRING is applied.'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon SPRING is applied.');
    await expect(document.body).not.toHaveFocus();
  },
};

/** After a removal, what is entered next does not say that again. PASS-71. */
export const RemovedThenRefused: Story = {
  render: () => <WithCode stored="SUN50" refuses />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon code?' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Coupon SUN50 has been removed.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await userEvent.keyboard('WRONG{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^$/));
  },
};

/** PASS-55. */
export const Dropped: Story = {
  render: () => <DroppedCoupon code="SPRING" />,
  async play({ canvas }) {
    await expect(canvas.getByText('Coupon SPRING is not valid for this departure and has been removed.')).toBeVisible();
  },
};
export const German: Story = { args: { applied: 'SUN50' }, globals: { language: 'de' } };
