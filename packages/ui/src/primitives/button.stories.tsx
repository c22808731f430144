import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionLink } from './action-link.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { HydrationBoundary } from './rendering/hydration-boundary.tsx';

const meta = { title: 'Primitives/Button', component: Button, args: { children: 'Book now', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true } };

export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** As a server sends it: it waits for the page's scripts. */
export const Waiting: Story = {
  render: ({ children }) => {
    const page = (
      <HydrationBoundary>
        <Button variant="primary">{children}</Button>
      </HydrationBoundary>
    );
    return <div dangerouslySetInnerHTML={{ __html: renderToString(page) }} />;
  },
  async play({ canvas }) {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await expect(getComputedStyle(button)).toMatchObject({ cursor: 'progress', opacity: '0.6' });
  },
};

export const Links: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <ActionLink href="/cabins" variant="primary">
        <span>Next</span>
        <Icon name="arrow-right" />
      </ActionLink>
      <ActionLink href="/ship" variant="secondary">
        Change ship
      </ActionLink>
      <ActionLink href="/date" variant="quiet">
        <Icon name="chevron-left" />
        <span>Back</span>
      </ActionLink>
      <ActionLink href="/terms" newWindow>
        Terms
      </ActionLink>
    </div>
  ),
};
