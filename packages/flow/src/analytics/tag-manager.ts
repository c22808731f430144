import type { AnalyticsEvent } from '@booking/domain/analytics';
import type { Consent } from '../app/consent.ts';
import type { Analytics } from '../app/services.ts';

type Entry = Record<string, unknown> | IArguments;
export type TagWindow = Window & { dataLayer?: Entry[] };

type TagManagerOptions = {
  id: string;
  /** The address of a script of this site in place of the tag manager's own; null for that. */
  ownScript: string | null;
  /** The defaults of consent mode. */
  consent: Consent;
  /** Whether the script may be loaded. Until then nothing is kept for it but the screen that is shown. */
  isAllowed(): boolean;
  /** The address as third parties may see it; null if they may not. */
  publicAddress(href: string): string | null;
  /** The referrer as third parties may see it. */
  referrer: string;
};

type TagManager = Analytics & {
  /** Applies a later choice of the visitor. */
  updateConsent(consent: Consent): void;
};

/**
 * Creates the tag manager. The data layer begins with the defaults of consent mode; the script is loaded with the first reported screen. The
 * script reads the page's address itself, so it is never loaded in a document whose address gives access to personal data.
 */
export function createTagManager(
  page: TagWindow,
  { id, ownScript, consent, isAllowed, publicAddress, referrer }: TagManagerOptions,
): TagManager {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // The tag manager recognises a command by its type: an `arguments` object.
  const command = function (..._args: unknown[]) {
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
    script.src = `${ownScript ?? 'https://www.googletagmanager.com/gtm.js'}?id=${encodeURIComponent(id)}`;
    script.onerror = fail;
    page.document.head.append(script);
  };
  let last = referrer;
  let shown: Parameters<Analytics['page']>[0] | null = null;

  const manager: TagManager = {
    async push({ event, ecommerce }: AnalyticsEvent) {
      if (!isAllowed()) return;
      layer.push({ ecommerce: null });
      if (event !== 'purchase') return void layer.push({ event, ecommerce });
      // The page may be unloaded once the tags of the purchase are sent, or if the script has failed.
      const sent = new Promise<void>((eventCallback) => layer.push({ event, ecommerce, eventCallback }));
      await Promise.race([sent, failed]);
    },
    page(view) {
      shown = isAllowed() ? null : view;
      const { href, title } = view;
      const here = publicAddress(href);
      if (here === null || shown) return;
      layer.push({ event: 'page_view', page_location: here, page_title: title, ...(last && { page_referrer: last }) });
      last = here;
      load();
    },
    updateConsent(choice) {
      command('consent', 'update', choice);
      if (shown) manager.page(shown);
    },
  };
  return manager;
}
