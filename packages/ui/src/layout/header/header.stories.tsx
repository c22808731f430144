import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleLanguages } from '../sample-page.ts';
import { Header } from './header.tsx';
import { HeaderBackContext } from './header-back.ts';

const meta = {
  title: 'Layout/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'boatbiketours',
    logoLanguage: 'en',
    homeHref: '/',
    languages: sampleLanguages('en'),
    phone: { label: 'United Kingdom', number: '+44 20 7946 0142' },
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BRAND-8, SHELL-9. */
export const BoatBikeTours: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAttribute('width', '110');
  },
};
/** BRAND-8. */
export const IslandHopping: Story = {
  args: { brand: 'islandhopping' },
  globals: { brand: 'islandhopping' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAttribute('width', '160');
  },
};
/** BRAND-5, BRAND-8. */
export const IslandHoppingGerman: Story = {
  args: { brand: 'islandhopping', logoLanguage: 'de', languages: sampleLanguages('de') },
  globals: { brand: 'islandhopping', language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: /Inselhüpfen/ })).toBeVisible();
  },
};
/** SHELL-10. */
export const PhoneWithBack: Story = {
  args: { back: { href: '/ship' } },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/ship');
  },
};
/** What a screen sets leads back, unless the header is told another way; a wide header has none. SHELL-10. */
export const BackOfTheScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <HeaderBackContext value={{ href: '/tours' }}>
        <Story />
      </HeaderBackContext>
    ),
  ],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/tours');
  },
};
export const WideWithBack: Story = {
  args: { back: { href: '/ship' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull();
  },
};

/** BRAND-13. */
export const LanguagesOpen: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('en'));
    await expect(await canvas.findByRole('link', { name: 'Nederlands' })).toHaveAttribute('href', '?locale=nl');
  },
};
