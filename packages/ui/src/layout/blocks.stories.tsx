import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorView } from './error-view.tsx';
import { FloatingButton } from './floating-button.tsx';
import { HelpBlock } from './help-block.tsx';
import { sampleFacts } from './sample-page.ts';

const meta = { title: 'Layout/Blocks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const start = fn();

/** OUT-16, SHELL-24. */
export const Help: Story = {
  render: () => (
    <div style={{ maxWidth: 376 }}>
      <HelpBlock facts={sampleFacts} chat={{ start }} />
    </div>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await expect(start).toHaveBeenCalled();
  },
};

export const HelpGermanWithoutChat: Story = {
  globals: { language: 'de', brand: 'islandhopping' },
  render: () => (
    <div style={{ maxWidth: 376 }}>
      <HelpBlock facts={sampleFacts} chat={null} />
    </div>
  ),
};

/** ERR-14. */
export const ErrorNotFound: Story = {
  render: () => <ErrorView title="Not found" message="Departure doesn't exist." home="/" />,
};

/** ERR-9, TOUR-16. */
export const ErrorWithRetry: Story = {
  render: () => <ErrorView title="Error" message="Something went wrong" retry={{ onClick: () => {} }} home="/" />,
};

/** At the bottom right; its label shows on large screens only. SHELL-25. */
export const ChatButton: Story = {
  render: () => <FloatingButton icon="chat" label="Chat with us" onClick={() => {}} />,
  async play({ canvas, canvasElement }) {
    const button = canvas.getByRole('button', { name: 'Chat with us' });
    const { clientWidth, clientHeight } = canvasElement.ownerDocument.documentElement;
    const { right, bottom, width } = button.getBoundingClientRect();
    await expect(clientWidth - right).toBeLessThanOrEqual(24);
    await expect(clientHeight - bottom).toBeLessThanOrEqual(96);
    await expect(width > 52).toBe(clientWidth >= 1024);
  },
};
