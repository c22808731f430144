import { toCents, zero } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { InsuranceCard } from './insurance-card.tsx';
import { pressInPlace, samplePolicy } from './sample-confirmation.tsx';

const english = (text: string) => ({ text, language: 'en' }) as const;

const basic = samplePolicy({
  summary: english('Get back what you paid.'),
  description: { text: '<p>Bis zu 100 % des Reisepreises.</p>', language: 'de' },
  finePrint: english('<p>Offered by an insurer of our choice.</p>'),
  price: toCents(19492),
  tax: toCents(3383),
});

const meta = {
  title: 'Steps/Confirmation/Insurance',
  component: InsuranceCard,
  globals: { language: 'de' },
  args: {
    offer: {
      type: 'cancellation',
      price: toCents(19492),
      tax: toCents(3383),
      policies: [basic],
    },
    aligned: true,
    insurer: null,
    termsHref: null,
    chosen: true,
    asked: true,
    accepted: false,
    error: null,
    onChoose: fn(),
    onAccept: fn(),
  },
} satisfies Meta<typeof InsuranceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const getLanguage = (text: HTMLElement) => text.closest('[lang]')?.getAttribute('lang');

/** Names and checkboxes are in the page's language. Each text of the insurer has a `lang` attribute for screen readers. CONF-55. */
export const TextsInOtherLanguages: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Reiserücktrittsversicherung' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Ich stimme den Bedingungen der Reiserücktrittsversicherung zu/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Bedingungen: Reiserücktrittsversicherung'));
    for (const text of ['Get back what you paid.', 'Offered by an insurer of our choice.', 'Claims within 30 days.']) {
      await expect(getLanguage(await canvas.findByText(text))).toBe('en');
    }
    await userEvent.click(canvas.getByRole('button', { name: /Reiserücktrittsversicherung$/ }));
    await expect(getLanguage(await screen.findByText('Bis zu 100 % des Reisepreises.'))).toBe('de');
  },
};

/** The whole card chooses; its terms and its details do not. CONF-61. */
export const WholeCard: Story = {
  globals: { language: 'en' },
  async play({ canvas, args }) {
    const press = (element: Element | null) => {
      const { left, top, width, height } = (element as Element).getBoundingClientRect();
      return userEvent.click(document.elementFromPoint(left + width / 2, top + height / 2) as Element);
    };
    await press(canvas.getByText('Get back what you paid.'));
    await expect(args.onChoose).toHaveBeenCalledWith(false);
    await press(canvas.getByRole('button', { name: /^Details/ }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await press(canvas.getByText('Terms: Cancellation insurance', { exact: false }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

const consent = /^I agree to the terms of the cancellation insurance/;
const link = 'terms of the cancellation insurance';

/** Terms at an address: a link in the sentence of the consent, which opens without leaving the page and changes nothing. CONF-49, CONF-53, CONF-62. */
export const TermsAtAnAddress: Story = {
  globals: { language: 'en' },
  args: { offer: { ...meta.args.offer, policies: [{ ...basic, terms: null }] }, termsHref: '/terms#cancellation' },
  async play({ canvas, args }) {
    await expect(canvas.getByLabelText(consent)).toBeVisible();
    await expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', '/terms#cancellation');
    await expect(canvas.getByRole('link', { name: link })).toHaveAttribute('target', '_blank');
    pressInPlace(canvas.getByRole('link', { name: link }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Terms: Cancellation insurance')).toBeNull();
  },
};

/** The text of the policy comes before an address. CONF-49. */
export const TermsOfThePolicy: Story = {
  globals: { language: 'en' },
  args: { termsHref: '/terms#cancellation' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: consent })).toBeVisible();
    await expect(canvas.getByText('Terms: Cancellation insurance')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Without a text and without an address nothing is to be agreed to. CONF-49. */
export const NothingToRead: Story = {
  globals: { language: 'en' },
  args: { offer: { ...meta.args.offer, policies: [{ ...basic, terms: null }] }, asked: false },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Who insures, with the product information document. CONF-58. */
export const InsurerNamed: Story = {
  globals: { language: 'en' },
  args: { insurer: { name: 'Example Insurance, Dublin', informationSheet: '/ipid' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Insurer: Example Insurance, Dublin')).toBeVisible();
    const sheet = canvas.getByRole('link', { name: /^Insurance product information document\s?\(opens in a new window\)$/ });
    await expect(sheet).toHaveAttribute('href', '/ipid');
    await expect(sheet).toHaveAttribute('target', '_blank');
  },
};

/** An insurance without tax says nothing about it. CONF-52. */
export const WithoutTax: Story = {
  globals: { language: 'en' },
  args: { offer: { ...meta.args.offer, tax: zero, policies: [{ ...basic, tax: zero }] } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('€194.92')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/insurance tax|€0/);
  },
};

/** Two policies of one type: both are described, each under its name, with its price and terms; one checkbox takes both. CONF-51. */
export const TwoPolicies: Story = {
  globals: { language: 'en' },
  args: {
    aligned: false,
    offer: {
      type: 'cancellation',
      price: toCents(29492),
      tax: toCents(3383),
      policies: [
        { ...basic, label: { name: english('Trip cover'), number: 1 } },
        samplePolicy({
          id: 'second',
          label: { name: null, number: 2 },
          price: toCents(10_000),
          tax: zero,
          summary: english('Also for your dog.'),
          description: english('<p>Dogs up to 20 kg.</p>'),
          finePrint: english('No cats.'),
          terms: english('<p>Bark once.</p>'),
        }),
      ],
    },
  },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('listitem').map((policy) => within(policy));
    await expect(first?.getByRole('heading', { name: 'Trip cover' })).toBeVisible();
    await expect(first?.getByText('Get back what you paid.')).toBeVisible();
    await expect(first?.getByText('€194.92')).toBeVisible();
    await expect(second?.getByRole('heading', { name: 'Cancellation insurance 2' })).toBeVisible();
    for (const text of ['Also for your dog.', 'No cats.', '€100.00']) await expect(second?.getByText(text)).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: /^Yes, I want/ })).toHaveLength(1);
    for (const name of ['Trip cover', 'Cancellation insurance 2']) await expect(canvas.getByText(`Terms: ${name}`)).toBeVisible();
    await userEvent.click(canvas.getByText('Terms: Cancellation insurance 2'));
    await expect(await canvas.findByText('Bark once.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Cancellation insurance 2' }));
    await expect(await screen.findByText('Dogs up to 20 kg.')).toBeVisible();
  },
};
