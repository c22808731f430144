import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { InsuranceCard } from './insurance-card.tsx';

const english = (html: string) => ({ html, language: 'en' }) as const;

const meta = {
  title: 'Steps/Confirmation/Insurance',
  component: InsuranceCard,
  globals: { language: 'de' },
  args: {
    offer: {
      type: 'cancellation',
      price: toCents(19492),
      tax: toCents(3383),
      summary: english('Get back what you paid.'),
      description: { html: '<p>Bis zu 100 % des Reisepreises.</p>', language: 'de' },
      finePrint: english('<p>Offered by an insurer of our choice.</p>'),
      terms: english('<p>Claims within 30 days.</p>'),
    },
    chosen: true,
    accepted: false,
    error: null,
    onChoose: fn(),
    onAccept: fn(),
  },
} satisfies Meta<typeof InsuranceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const getLanguage = (text: HTMLElement) => text.closest('[lang]')?.getAttribute('lang');

/** Names and checkboxes are in the page's language. Each text of the insurer has a `lang` attribute for screen readers. CONF-34. */
export const TextsInOtherLanguages: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Reiserücktrittsversicherung' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Ich habe die Bedingungen der Reiserücktrittsversicherung gelesen/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Bedingungen: Reiserücktrittsversicherung'));
    for (const text of ['Get back what you paid.', 'Offered by an insurer of our choice.', 'Claims within 30 days.']) {
      await expect(getLanguage(await canvas.findByText(text))).toBe('en');
    }
    await userEvent.click(canvas.getByRole('button', { name: /Reiserücktrittsversicherung$/ }));
    await expect(getLanguage(await screen.findByText('Bis zu 100 % des Reisepreises.'))).toBe('de');
  },
};
