import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleLanguages } from '../sample-page.ts';
import { Header } from './header.tsx';

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
};
/** SHELL-10. */
export const PhoneWithBack: Story = { args: { back: { href: '/ship' } }, globals: { viewport: { value: 'phone' } } };

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
    await expect(canvas.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('href', '?locale=nl');
  },
};
