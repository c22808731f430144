import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { getWordmark } from '../../brand/wordmark.ts';
import { HydrationBoundary } from '../rendering/hydration-boundary.tsx';
import { RichText, SanitiserContext } from '../rich-text/rich-text.tsx';
import { Picture } from './picture.tsx';
import { PictureVariantsContext } from './variants.ts';

const meta = { title: 'Primitives/Pictures and text' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const image = getWordmark('islandhopping', 'en').src;

/**
 * A picture that looks like a photograph: sky, hills, water and a red boat at the right, with the grain of a film. The address of a variant differs
 * in its size only.
 */
const photo = (width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}" viewBox="0 0 600 400"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#6f93ad"/><stop offset=".55" stop-color="#e9d3b4"/><stop offset=".56" stop-color="#47707c"/><stop offset="1" stop-color="#1d3f4b"/></linearGradient><filter id="g"><feTurbulence baseFrequency=".8" numOctaves="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .5 0"/></filter></defs><rect width="600" height="400" fill="url(#s)"/><path d="M0 226c90-60 150-30 230-44s130-52 210-30 110 60 160 70v4H0z" fill="#52685a"/><path d="M470 262h96l-14 26h-66z" fill="#a8322a"/><path d="M500 262v-40l34 40z" fill="#efe7d8"/><rect width="600" height="400" filter="url(#g)" opacity=".22"/></svg>`,
  )}`;
const photograph = `${photo(600)}#focus=86,65&color=8f9d96`;

/** Cut to a column, a photograph keeps what it is about in view: the boat at the right. SHELL-56. */
export const PhotographByFocalPoint: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Picture src={photograph} alt="With its focal point" width={120} height={300} eager />
      <Picture src={photo(600)} alt="From its middle" width={120} height={300} eager />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByAltText('With its focal point')).toHaveStyle({ objectPosition: '86% 65%' });
    await expect(canvas.getByAltText('From its middle')).toHaveStyle({ objectPosition: '50% 50%' });
  },
};

/** Its place has the picture's own colour and size until it has loaded, so that nothing moves. SHELL-56. */
export const PhotographLoading: Story = {
  render: () => (
    <>
      <Picture src="/never.jpg?#color=8f9d96" alt="The deck" width={360} height={240} fallback={photograph} />
      <p>Below it</p>
    </>
  ),
  async play({ canvas }) {
    const picture = canvas.getByAltText('The deck');
    await expect(picture).toHaveStyle({ backgroundColor: 'rgb(143, 157, 150)' });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

const variants = { from: 'https://media.example/', to: '/{path}-{width}', widths: [400, 800] };

/** The browser chooses among the variants that the deployment offers; where they are broken, the picture itself is shown, and then its fallback. BRAND-33. */
export const PhotographInVariants: Story = {
  render: () => (
    <PictureVariantsContext value={variants}>
      <Picture src="https://media.example/the deck.jpg#focus=20,50" alt="The deck" width={360} height={240} fallback={photograph} eager />
      <Picture src="/elsewhere.jpg" alt="Elsewhere" width={360} height={240} />
    </PictureVariantsContext>
  ),
  async play({ canvas }) {
    const picture = () => canvas.getByAltText('The deck');
    await expect(canvas.getByAltText('Elsewhere')).not.toHaveAttribute('srcset');
    await waitFor(() => expect(picture()).toHaveAttribute('src', photograph));
    await expect(picture()).not.toHaveAttribute('srcset');
  },
};

/** A ship is drawn in its place. */
export const PictureMissing: Story = {
  render: () => <Picture src={null} alt="The ship Meander" width={360} height={240} />,
  async play({ canvas }) {
    const place = canvas.getByRole('img', { name: 'The ship Meander' });
    const { height } = place.getBoundingClientRect();
    await waitFor(() => expect(place.querySelector('svg')).toBeVisible());
    await expect(place.getBoundingClientRect().height).toBe(height);
  },
};

export const PictureBroken: Story = {
  render: () => <Picture src="/not-there.jpg" alt="The ship Meander" width={360} height={240} eager />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'The ship Meander' }).querySelector('svg')).toBeVisible());
  },
};

/** What is broken is not replaced by a ship where a ship would be wrong. */
export const PictureWithFallback: Story = {
  render: () => <Picture src="/not-there.jpg" alt="An electric bicycle" width={96} height={64} fallback={image} eager />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'An electric bicycle' })).toHaveAttribute('src', image));
  },
};

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
