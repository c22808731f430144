import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from '../i18n/index.ts';
import { Button } from '../primitives/button.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { PageError } from '../primitives/messages/page-error.ts';

/** Before a button disappears, the focus goes to what contains it: the panel, or where that has no box of its own, the page's content. */
function focusContainer(button: Element): void {
  let container = button.closest<HTMLElement>('[tabindex]');
  while (container?.getClientRects().length === 0) container = container.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  container?.focus({ preventScroll: true });
}

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
            focusContainer(currentTarget);
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
