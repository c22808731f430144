import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getWordmark } from '../../theme/wordmark.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Gallery } from './gallery.tsx';
import { Picture } from './picture.tsx';

const meta = { title: 'Primitives/Pictures and text' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const image = getWordmark('islandhopping', 'en').src;

export const PictureMissing: Story = { render: () => <Picture src={null} alt="The ship Meander" width={360} height={240} /> };

export const PictureBroken: Story = {
  render: () => <Picture src="/not-there.jpg" alt="The ship Meander" width={360} height={240} eager />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('img').tagName).toBe('svg'));
  },
};

export const GalleryOfThree: Story = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Gallery images={[`${image}?1`, `${image}?2`, `${image}?3`]} alt="The ship Meander" />
    </div>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous picture' })).toBeVisible());
  },
};

export const GalleryOfOne: Story = { render: () => <Gallery images={[]} alt="The ship Meander" /> };

/** SHELL-20. */
export const RichTextSanitised: Story = {
  name: 'HTML allows only b, i, u, p, br, a, ul, ol, li and the href attribute; links open in a new tab',
  render: () => (
    <RichText
      html={`<p onclick="alert(1)">A <b>fine</b> ship.</p><ul><li>Bikes</li></ul><img src="x"><script>alert(1)</script>
        <a href="javascript:alert(1)">bad</a> <a href="https://example.com" class="x">good</a>`}
    />
  ),
  async play({ canvas, canvasElement }) {
    const good = await canvas.findByRole('link', { name: 'good' });
    await expect(good).toHaveAttribute('target', '_blank');
    await expect(good).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(good).not.toHaveAttribute('class');
    await expect(canvas.getByText('bad')).not.toHaveAttribute('href');
    await expect(canvasElement.querySelector('img, script, [onclick]')).toBeNull();
    await expect(canvas.getByText('fine').tagName).toBe('B');
  },
};

export const PlainWords: Story = { render: () => <RichText html="Three sun decks and a library." /> };
