import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ShareTrip } from './share-trip.tsx';

const href = '/departures/d1/cabins?cabins=twin:2&party=2&locale=en';
const address = new URL(href, window.location.href).href;

type Device = { share?: (data: ShareData) => Promise<void>; copy: (text: string) => Promise<void> };
const received: unknown[] = [];

/** Replaces the browser's share and clipboard APIs for the duration of a story. */
function mockDevice({ share, copy }: Device): () => void {
  received.length = 0;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copy } });
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(navigator, 'share');
  };
}
const record = async (what: unknown): Promise<void> => void received.push(what);
const reject = async (): Promise<void> => Promise.reject(new DOMException('no', 'NotAllowedError'));

const meta = { title: 'Share', component: ShareTrip, args: { href } } satisfies Meta<typeof ShareTrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a share sheet the address is copied to the clipboard, and the button confirms it. */
export const Copied: Story = {
  beforeEach: () => mockDevice({ copy: record }),
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Copy a link to this trip' });
    await userEvent.click(button);
    await expect(received).toEqual([address]);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
    await expect(button).toHaveAccessibleName('Link copied');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Uses the device's share sheet where available. */
export const Shared: Story = {
  beforeEach: () => mockDevice({ share: record, copy: reject }),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share this trip' }));
    await expect(received).toEqual([{ title: document.title, url: address }]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Closing the share sheet is not an error. */
export const SheetClosed: Story = {
  beforeEach: () => mockDevice({ share: async () => Promise.reject(new DOMException('closed', 'AbortError')), copy: record }),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share this trip' }));
    await expect(received).toEqual([]);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** If both sharing and copying fail, the address is shown and selected for manual copying. */
export const ByHand: Story = {
  globals: { language: 'de' },
  beforeEach: () => mockDevice({ share: reject, copy: reject }),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Diese Reise teilen' }));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link zu dieser Reise' });
    await expect(field).toHaveValue(address);
    await waitFor(() => expect(field.selectionEnd).toBe(address.length));
    await expect(field).toHaveAttribute('readonly');
  },
};
