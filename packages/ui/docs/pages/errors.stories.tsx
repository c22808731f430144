import { brandFacts } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import { errorCodes } from '@booking/domain/errors';
import type { Language } from '@booking/domain/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getWordmark } from '../../src/brand/wordmark.ts';
import { useTranslation } from '../../src/i18n/index.ts';
import { unsupportedTemplate } from '../../src/layout/unsupported-notice.ts';
import { FailedPage } from './failed-page.tsx';
import { wholePage } from './whole-page.tsx';

const meta = {
  title: 'Pages/Errors',
  component: FailedPage,
  args: { title: 'title', code: 'page-not-found', retry: false },
  argTypes: { code: { name: 'Message', control: 'select', options: [null, ...errorCodes] } },
} satisfies Meta<typeof FailedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { ...wholePage, tags: ['not-found', 'picture'] };
export const Unexpected: Story = { ...wholePage, tags: ['failed', 'release'], args: { title: 'unexpected', code: null, retry: true } };
/** A new version was released: the files of the old one are gone. The page was reloaded once, in vain. */
export const NewVersion: Story = { ...wholePage, tags: ['new-version'], args: { code: 'file-not-loaded', retry: true } };

type UnsupportedProps = { brand: Brand; language: Language };

/** The notice of the page's HTML, which has no header and no application. */
function UnsupportedBrowser({ brand, language }: UnsupportedProps) {
  const { t } = useTranslation('common');
  const { name, phones, email } = brandFacts(brand, language, { brands: {}, stage: 'production' });
  const notice = {
    title: t('unsupportedBrowser.title'),
    text: t('unsupportedBrowser.text'),
    phone: phones[0]?.number ?? null,
    email,
    logo: { ...getWordmark(brand, language), name },
  };
  const html = unsupportedTemplate(notice).replaceAll(/<\/?template[^>]*>/g, '');
  // The template escapes its values.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
export const Unsupported: Story = {
  tags: ['unsupported', 'picture'],
  parameters: wholePage.parameters,
  render: (_, { globals: { brand, language } }) => <UnsupportedBrowser brand={brand} language={language} />,
};
