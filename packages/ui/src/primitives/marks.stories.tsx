import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { FewLeft } from './few-left.tsx';
import { Icon } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';
import { Loading } from './loading.tsx';
import { Live } from './messages/live.tsx';
import { Notice } from './messages/notice.tsx';
import { Tag } from './tag.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: 'Primitives/Marks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tags: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Tag tone="discount">10% discount</Tag>
      <FewLeft count={2} />
      <Tag tone="info">On request</Tag>
      <Tag tone="success">Available</Tag>
    </p>
  ),
};

export const Notices: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Notice tone="info" title="On request">
        We answer within 48 hours.
      </Notice>
      <Notice tone="error" title="Something went wrong" action={<Button>Try again</Button>}>
        Nothing that you typed is lost.
      </Notice>
      <Notice tone="success">Your coupon has been applied.</Notice>
    </div>
  ),
};

export const Cards: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card>A card</Card>
      <Card selected>
        <span>A chosen card</span>
        <VisuallyHidden> (chosen)</VisuallyHidden>
      </Card>
    </div>
  ),
};

/** TOUR-15. */
export const LoadingState: Story = { render: () => <Loading /> };
export const LiveRegion: Story = { render: () => <Live>New total: €2,398.00</Live> };

export const Icons: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 16 }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon name={name} size={28} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
