import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { getWordmark } from '../../brand/wordmark.ts';
import { HydrationBoundary } from '../rendering/hydration-boundary.tsx';
import { RichText, SanitiserContext } from '../rich-text/rich-text.tsx';
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
    await expect(canvas.getByText('fine').closest('b')).toBeVisible();
  },
};

const onRecoverableError = fn();

function ServerRendered() {
  const app = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = app.current;
    if (!element) return undefined;
    const page = (
      <HydrationBoundary>
        <h2>On board</h2>
        <RichText html="<p>Three <b>sun decks</b></p>" />
      </HydrationBoundary>
    );
    element.innerHTML = renderToString(<SanitiserContext value={(html) => html}>{page}</SanitiserContext>);
    for (const heading of element.querySelectorAll('h2')) heading.innerHTML = '<font>An Bord</font>';
    const root = hydrateRoot(element, page, { onRecoverableError });
    return () => queueMicrotask(() => root.unmount());
  }, []);
  return <div ref={app} />;
}

/** React renders a page anew that was translated before hydration. Descriptions, which it has only from the page, must not get lost. SHELL-34. */
export const TranslatedBeforeHydration: Story = {
  render: () => <ServerRendered />,
  async play({ canvas }) {
    await waitFor(() => expect(onRecoverableError).toHaveBeenCalled());
    await waitFor(() => expect(canvas.getByText('sun decks').closest('b')).toBeVisible());
  },
};

export const PlainWords: Story = { render: () => <RichText html="Three sun decks and a library." /> };
