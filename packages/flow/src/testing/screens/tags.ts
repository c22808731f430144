import type { Services } from '../../app/services.ts';
import { connectOutside } from '../../delivery/boot/connect-outside.ts';
import type { AppRouter } from '../../delivery/boot/create-app-router.ts';

/** A recorded entry of the data layer or change of the history, with the document's address and title at that moment. */
type Seen = { entry: Record<string, unknown>; location: string; title: string };

const isDataLayerEntry = ({ entry }: Seen): boolean => !('history' in entry) && !('gtm.start' in entry);

/** Records what is sent to the tag manager and what it could read itself. Its script is not loaded. */
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
        const { eventCallback, ...values } = entry as { eventCallback?: () => void };
        see(values);
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
    /** The entries of the data layer, without the start of its script. */
    entries: () => seen.filter(isDataLayerEntry).map(({ entry }) => entry),
  };
}
