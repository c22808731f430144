import type { AnalyticsEvent } from '@booking/domain/analytics';
import type { Analytics } from '../app/services.ts';

/** Per kind of consent mode. */
type Consent = Readonly<Record<string, 'granted' | 'denied'>>;

type Entry = Record<string, unknown> | IArguments;
export type TagWindow = Window & { dataLayer?: Entry[] };

type TagManagerOptions = {
  id: string;
  consent: Consent;
  /** The address as others may see it; null where they may not. */
  address(): string | null;
  /** Where the document was opened from, as others may see it. */
  referrer: string;
};

type TagManager = Analytics & {
  /** A visitor's later choice. */
  updateConsent(consent: Consent): void;
};

/** Milliseconds that a purchase waits for the tag manager to have dealt with it. */
const pushTimeout = 1000;

/**
 * The tag manager: its data layer begins with consent mode's defaults, and its script comes with the first screen that may be told of. It
 * reads the page's address itself, so that it is never in a document whose address opens personal data. OUT-20, OUT-21, OUT-36, OUT-40.
 */
export function createTagManager(page: TagWindow, { id, consent, address, referrer }: TagManagerOptions): TagManager {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // The tag manager recognises a command by its type: an `arguments` object.
  const command = function (..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  command('consent', 'default', consent);
  let isLoading = false;
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = page.document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    script.onerror = fail;
    page.document.head.append(script);
  };
  let last = referrer;

  return {
    async push({ event, ecommerce }: AnalyticsEvent) {
      layer.push({ ecommerce: null });
      if (event !== 'purchase') return void layer.push({ event, ecommerce });
      // The document may be left after it: until its tags have been sent, or there is nobody to send them.
      const dealtWith = new Promise<void>((eventCallback) => layer.push({ event, ecommerce, eventCallback }));
      await Promise.race([dealtWith, failed, new Promise((resolve) => setTimeout(resolve, pushTimeout))]);
    },
    page() {
      const here = address();
      if (here === null) return;
      const { title } = page.document;
      layer.push({ event: 'page_view', page_location: here, page_title: title, ...(last && { page_referrer: last }) });
      last = here;
      load();
    },
    updateConsent: (choice) => command('consent', 'update', choice),
  };
}
