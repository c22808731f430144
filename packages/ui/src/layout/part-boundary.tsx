import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from '../i18n/index.ts';
import { Button } from '../primitives/button.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { PageError } from '../primitives/messages/page-error.ts';

function FailedPart({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('common');
  if (error instanceof PageError) throw error;
  return (
    <Notice
      tone="error"
      title={t('error.part')}
      action={
        <Button
          onClick={({ currentTarget }) => {
            // The button disappears: the focus goes to what contains it, the panel or the page's content.
            currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
            resetErrorBoundary();
          }}
        >
          {t('retry')}
        </Button>
      }
    >
      {t('error.partText')}
    </Notice>
  );
}

/** A part of the page. If it fails, the rest of the page stays, and the part says so in the visitor's language, with a retry. */
export const PartBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={FailedPart}>{children}</ErrorBoundary>
);
