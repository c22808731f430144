import { UnsavedDialog } from '@booking/ui/unsaved-dialog';
import { memo, useEffect, useState } from 'react';
import { type AppStorage, useServices } from '../app/services.ts';
import { chosenLanguageKey } from '../storage/items.ts';

/** What a visitor has entered, or the request that was made of it. */
const entered = ['unvalidated', 'validated', 'booking-attempt'] as const;
const isUnsaved = ({ local }: AppStorage): boolean => entered.some((key) => local.isInMemory(key));

/** The address of a link that was pressed and loads another document in this window; null for any other press. The router's links are its own. */
function leavingAddress(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || !['', '_self'].includes(link.target) || link.hasAttribute('download')) return null;
  const { protocol, origin, pathname, search } = new URL(link.href);
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  return protocol.startsWith('http') && !(isHere && link.hash !== '') ? link.href : null;
}

/** Asks before a link of ours, such as another language, loads a new document, if what was entered is only in the memory of this one. */
export const UnsavedGuard = memo(function UnsavedGuard() {
  const { storage } = useServices();
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const address = leavingAddress(event);
      if (address === null || !isUnsaved(storage)) return;
      event.preventDefault();
      setHref(address);
    };
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [storage]);
  const stay = (): void => {
    // The language was not changed.
    storage.session.remove(chosenLanguageKey);
    setHref(null);
  };
  return <UnsavedDialog open={href !== null} onStay={stay} onLeave={() => location.assign(href ?? '')} />;
});
