import type { Services } from '../../app/services.ts';
import { connectOutside } from '../../boot/connect-outside.ts';
import type { AppRouter } from '../../boot/create-app-router.ts';

/** What the recorder has seen: an entry of the data layer, or a change of the history; with the document's address and title at that moment. */
type Seen = { entry: Record<string, unknown>; location: string; title: string };

const isTold = ({ entry }: Seen): boolean => !('history' in entry) && !('gtm.start' in entry);

/** Records what the tag manager of a screen is told and what it could read by itself. Its script is not loaded. */
export function recordTags() {
  const seen: Seen[] = [];
  const scripts: string[] = [];

  function outside(_: Window, services: Services, router: AppRouter) {
    const here = () => new URL(router.history.location.href, location.origin);
    const see = (entry: object) => seen.push({ entry: { ...entry }, location: here().href, title: document.title });
    router.history.subscribe(() => see({ history: true }));
    const layer: object[] = [];
    layer.push = (...entries) => {
      for (const entry of entries) {
        const { eventCallback, ...told } = entry as { eventCallback?: () => void };
        see(told);
        if (eventCallback) setTimeout(eventCallback);
      }
      return entries.length;
    };
    const page = {
      dataLayer: layer,
      get location() {
        return here();
      },
      document: {
        get title() {
          return document.title;
        },
        referrer: '',
        createElement: () => ({ src: '' }),
        head: { append: ({ src }: { src: string }) => scripts.push(src) },
      },
    };
    connectOutside(page as never, services, router);
  }

  return {
    outside,
    seen,
    scripts,
    /** The entries of the data layer, its script's start left out. */
    entries: () => seen.filter(isTold).map(({ entry }) => entry),
  };
}
