import type { ErrorCode } from '@booking/domain/errors';
import { errorText, useTranslation } from '../../src/i18n/index.ts';
import { ErrorView } from '../../src/layout/index.ts';

type FailedPageProps = {
  title: 'title' | 'notFound' | 'unexpected';
  /** Null: the text of an error in the app itself. */
  code: ErrorCode | null;
  retry: boolean;
};

/** A page that could not be loaded, with the texts of its error. */
export function FailedPage({ title, code, retry }: FailedPageProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorView
      title={t(`error.${title}`)}
      message={code ? errorText(t, code) : t('error.unexpectedText')}
      {...(retry && { retry: { onClick: () => {} } })}
      home="#home"
    />
  );
}
