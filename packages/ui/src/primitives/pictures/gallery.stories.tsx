import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { getWordmark } from '../../brand/wordmark.ts';
import { CaptionsContext } from './captions-context.ts';
import { Gallery } from './gallery.tsx';

const meta = { title: 'Primitives/Gallery' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const image = getWordmark('islandhopping', 'en').src;
const three = [`${image}?1`, `${image}?2`, `${image}?3`];
const openGallery = async (canvas: Canvas): Promise<HTMLElement> => {
  await userEvent.click(canvas.getByRole('link', { name: /^The ship Meander/ }));
  return canvas.findByRole('dialog', { name: 'The ship Meander' });
};

/** A card's picture. Without scripts it is a link to the picture. SHIP-18, SHIP-19. */
export const GalleryOfThree: Story = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Gallery images={three} alt="The ship Meander" />
    </div>
  ),
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'The ship Meander 3 pictures' });
    await expect(link).toHaveAttribute('href', three[0]);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The gallery turns by its buttons and the arrow keys, as often as they are pressed; when it closes, the picture has the focus. SHIP-18. */
export const GalleryOpened: Story = {
  ...GalleryOfThree,
  async play({ canvas }) {
    const dialog = within(await openGallery(canvas));
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expect(dialog.getByText('3 of 3')).toBeVisible();
    const list = dialog.getByRole('list', { name: 'The ship Meander' });
    await waitFor(() => expect(list.scrollLeft).toBe(2 * list.clientWidth));
    await expect(dialog.getByText('3 of 3')).toBeVisible();
    // As by a swipe.
    fireEvent.pointerDown(list);
    list.scrollTo({ left: 0, behavior: 'instant' });
    await expect(await dialog.findByText('1 of 3')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** On a wide screen a row of small pictures shows them all; a press turns to one and keeps the focus. SHIP-26. */
export const GalleryOnWideScreen: Story = {
  ...GalleryOfThree,
  async play({ canvas }) {
    const dialog = within(await openGallery(canvas));
    const third = dialog.getByRole('button', { name: 'The ship Meander, picture 3 of 3' });
    await userEvent.click(third);
    await expect(await dialog.findByText('3 of 3')).toBeVisible();
    await expect(third).toHaveAttribute('aria-current', 'true');
    await expect(third).toHaveFocus();
    await expect(third.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A caption says what a picture shows. A picture without one keeps its space, so that none moves. SHIP-27. */
export const GalleryWithCaptions: Story = {
  globals: { language: 'nl' },
  render: () => (
    <CaptionsContext value={(src) => (src === image ? { text: 'Het zonnedek', language: 'nl' } : null)}>
      <div style={{ maxWidth: 420 }}>
        <Gallery images={[image, getWordmark('boatbiketours', 'en').src]} alt="Meander" />
      </div>
    </CaptionsContext>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('link', { name: /^Meander/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Meander' }));
    await expect(dialog.getByText('Het zonnedek')).toBeVisible();
    await expect(dialog.getByText('Het zonnedek').getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    const list = dialog.getByRole('list', { name: 'Meander' });
    const { clientHeight } = list;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog.queryByText('Het zonnedek')).toBeNull());
    await expect(list.clientHeight).toBe(clientHeight);
  },
};

/** On a phone a picture is as wide as the window. SHIP-26. */
export const GalleryOnPhone: Story = {
  ...GalleryOfThree,
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const dialog = within(await openGallery(canvas));
    await expect(dialog.queryByRole('button', { name: 'The ship Meander, picture 3 of 3' })).toBeNull();
    const [first] = dialog.getAllByRole('img');
    await expect(first?.clientWidth).toBe(window.innerWidth);
  },
};

/** It covers the window; in a frame, the part that the host page shows. Nothing scrolls sideways but the pictures. SHIP-20. */
export const GalleryInFrame: Story = {
  ...GalleryOfThree,
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const dialog = await openGallery(canvas);
    await expect(dialog.getBoundingClientRect()).toMatchObject({ top: 0, bottom: window.innerHeight, width: window.innerWidth });
    const { style } = document.documentElement;
    style.setProperty('--hidden-above', '120px');
    style.setProperty('--hidden-below', '80px');
    await waitFor(() => expect(dialog.getBoundingClientRect()).toMatchObject({ top: 120, bottom: window.innerHeight - 80 }));
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    for (const name of ['above', 'below']) style.removeProperty(`--hidden-${name}`);
  },
};

/** One picture opens large, too, without controls. */
export const GalleryOfOne: Story = {
  render: () => <Gallery images={three.slice(0, 1)} alt="The ship Meander" />,
  async play({ canvas }) {
    const dialog = within(await openGallery(canvas));
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

export const GalleryOfNone: Story = { render: () => <Gallery images={[]} alt="The ship Meander" /> };
