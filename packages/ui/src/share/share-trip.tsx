import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, controlClass, Field, Icon, VisuallyHidden } from '../primitives/index.ts';

type Outcome = 'shared' | 'copied' | 'shown';

/** Opens the share sheet with an address, or copies it. Returns 'shown' if both fail and the address must be displayed. */
async function shareOrCopy(url: string): Promise<Outcome> {
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return 'shared';
    }
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Shares the trip: `href` is its address, which contains no personal data. */
export function ShareTrip({ href }: { href: string }) {
  const { t } = useTranslation('share');
  const [shared, setShared] = useState<{ href: string; outcome: Outcome } | null>(null);
  const id = useId();
  const link = useRef<HTMLInputElement>(null);
  // Ignore the outcome for a previous address.
  const outcome = shared?.href === href ? shared.outcome : null;
  const url = new URL(href, window.location.href).href;

  useEffect(() => {
    if (outcome === 'shown') link.current?.select();
  }, [outcome]);

  return (
    <div>
      <VisuallyHidden as="div" role="status">
        {outcome === 'copied' ? t('copied') : ''}
      </VisuallyHidden>
      <Button variant="quiet" onClick={() => void shareOrCopy(url).then((outcome) => setShared({ href, outcome }))}>
        {outcome === 'copied' ? (
          <>
            <Icon name="check" size={18} />
            <span>{t('copied')}</span>
          </>
        ) : (
          t('share' in navigator ? 'share' : 'copy')
        )}
      </Button>
      {outcome === 'shown' ? (
        <Field id={id} label={t('link')}>
          <input ref={link} id={id} className={controlClass} readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      ) : null}
    </div>
  );
}
