import { publicAddress, publicReferrer } from '../../analytics/public-address.ts';
import { receiveConsent } from '../../analytics/receive-consent.ts';
import { createTagManager } from '../../analytics/tag-manager.ts';
import { publicRouteAt } from '../../app/addresses.ts';
import type { Services } from '../../app/services.ts';
import { connectHost } from '../../host-page/host-page.ts';
import type { AppRouter } from './create-app-router.ts';

/**
 * Connects the tag manager, the host page and the chat's event to a started page, as far as they are configured. An address with access to
 * personal data, or without a screen, connects none of them.
 */
export function connectOutside(page: Window, { runtime, analytics, chat, consent }: Services, router: AppRouter): void {
  if (!publicRouteAt(router, router.latestLocation.publicHref)) {
    analytics.connect([]);
    return;
  }
  const { config, framed } = runtime;
  const tags =
    config.tagManagerId === null
      ? null
      : createTagManager(page, {
          id: config.tagManagerId,
          ownScript: config.tagManagerScript,
          consent: config.consent,
          isAllowed: () => consent.allows('tags'),
          publicAddress: (href) => publicAddress(router, href),
          referrer: publicReferrer(router, page.document.referrer),
        });
  const host = framed ? connectHost(page, { origins: config.parentOrigins, onConsent: consent.update }) : null;
  if (tags) consent.subscribe(tags.updateConsent);
  analytics.connect([tags, host].filter((listener) => listener !== null));
  if (chat) page.addEventListener('start-chat', () => consent.allows('chat') && chat.start());
  receiveConsent(page, consent);
}
