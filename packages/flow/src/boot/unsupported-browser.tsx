import { type I18n, I18nextProvider, useTranslation } from '@booking/ui/i18n';
import { Notice } from '@booking/ui/primitives';

function Message() {
  const { t } = useTranslation();
  return (
    <Notice tone="error" title={t('unsupportedBrowser.title')}>
      {t('unsupportedBrowser.text')}
    </Notice>
  );
}

/** Shown instead of the app if the browser is too old. SHELL-7. */
export const UnsupportedBrowser = ({ i18n }: { i18n: I18n }) => (
  <I18nextProvider i18n={i18n}>
    <main>
      <Message />
    </main>
  </I18nextProvider>
);
