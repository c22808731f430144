import { publicAddress, publicReferrer, withoutEmails } from '../analytics/public-address.ts';
import { createTagManager } from '../analytics/tag-manager.ts';
import type { Runtime } from '../app/runtime.ts';
import { parseSearch, stringifySearch } from '../app/search-codec.ts';
import type { Analytics, Services } from '../app/services.ts';
import { createChat } from '../chat/chat.ts';
import { chatSettings } from '../chat/chat-settings.ts';
import { connectHost } from '../embed/host-page.ts';
import type { AppRouter } from './create-app-router.ts';

/** Tells several who listen, and each screen once: neither a choice on it nor its being loaded again is another one. OUT-37. */
function tellAll(listeners: readonly Analytics[]): Analytics {
  let shown: string | null = null;
  return {
    async push(event) {
      await Promise.all(listeners.map((listener) => listener.push(event)));
    },
    page(screen) {
      if (screen.path === shown) return;
      shown = screen.path;
      for (const listener of listeners) listener.page(screen);
    },
  };
}

/** An email address that a visitor came with is taken out of the page's own address, where the scripts of others would read it. OUT-32. */
function cutEmails({ location, history }: Window): void {
  const search = parseSearch(location.search);
  const kept = withoutEmails(search);
  if (Object.keys(kept).length < Object.keys(search).length)
    history.replaceState(history.state, '', location.pathname + stringifySearch(kept) + location.hash);
}

/** Tag manager, host page and chat, as far as they are configured. Loaded only where one of them is, and never where the address opens personal data. */
export function connectOutside(page: Window, runtime: Runtime, router: AppRouter): Pick<Services, 'analytics' | 'chat'> {
  const { config, framed, language } = runtime;
  cutEmails(page);
  const address = () => publicAddress(router, page.location.href);
  const tags =
    config.tagManagerId === null
      ? null
      : createTagManager(page, {
          id: config.tagManagerId,
          consent: config.consent,
          address,
          referrer: publicReferrer(router, page.document.referrer),
        });
  const host = framed ? connectHost(page, { origins: config.parentOrigins, onConsent: (consent) => tags?.updateConsent(consent) }) : null;
  const settings = chatSettings(runtime);
  return {
    analytics: tellAll([tags, host].filter((listener) => listener !== null)),
    chat: settings && createChat(page, settings, language, () => address() ?? page.location.origin),
  };
}
