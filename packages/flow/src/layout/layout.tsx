import { Header, PageLayout } from '@booking/ui/layout';
import { useIsHydrating, useOptionalPart } from '@booking/ui/primitives';
import { Outlet, rootRouteId, useMatches, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useServices } from '../app/services.ts';
import { whenIdle } from '../app/when-idle.ts';
import { chosenLanguageKey } from '../storage/items.ts';
import { LinkBridge } from './link-bridge.tsx';
import { StepLoading } from './step-loading.tsx';
import { useChat } from './use-chat.ts';
import { useLanguageLinks } from './use-language-links.ts';

const loadParts = () => import('./full-page-parts.ts');

const getShownPath = (match?: { status: string; pathname: string }): string | null => (match?.status === 'success' ? match.pathname : null);

/** The shared layout: header and footer (unless embedded), screen and chat button. Reports the screen view to analytics. */
export function Layout() {
  const services = useServices();
  const { runtime, storage, analytics } = services;
  const chat = useChat();
  const parts = useOptionalPart(loadParts, !runtime.embedded);
  const router = useRouter();
  const languages = useLanguageLinks();
  const onLanguage = useCallback((code: string) => storage.session.set(chosenLanguageKey, code), [storage]);
  // A server does not render screens with personal data. They show their loading state until hydration ends.
  const isHydrating = useIsHydrating();
  // Only what is used: a match changes several times while its route is loading.
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? rootRouteId });
  const path = useMatches({ select: (matches) => getShownPath(matches.at(-1)) });
  const { staticData, ssr } = router.routesById[routeId].options;
  const screen = staticData?.screen;
  const step = screen?.step;

  // Every screen removes expired entries, not only the one that reads them.
  useEffect(() => {
    if ((storage.local.get('unvalidated') ?? storage.local.get('booking-attempt')) === null) return undefined;
    return whenIdle(() => void import('../storage/drop-expired.ts').then(({ dropExpired }) => dropExpired(services)).catch(() => {}));
  }, [services, storage]);

  // A layout effect, so that the screen view is reported before the cart events of the screen's own effects.
  useLayoutEffect(() => {
    if (path && step) analytics.page({ path, step, href: router.state.location.publicHref, title: document.title });
  }, [path, step, analytics, router]);

  return (
    <LinkBridge>
      <PageLayout
        embedded={runtime.embedded}
        header={
          runtime.embedded ? null : (
            <Header
              brand={runtime.brand}
              logoLanguage={runtime.language}
              homeHref={runtime.facts.homeSite}
              languages={languages}
              onLanguage={onLanguage}
              phone={runtime.facts.phones[0] ?? null}
              keepsBack={screen?.hasBack?.(runtime) ?? false}
            />
          )
        }
        footer={parts && <parts.Footer facts={runtime.facts} languages={languages} onLanguage={onLanguage} />}
      >
        {isHydrating && ssr === false ? <StepLoading /> : <Outlet />}
      </PageLayout>
      {parts && chat ? <parts.ChatButton chat={chat} /> : null}
      {parts ? <parts.UnsavedGuard /> : null}
    </LinkBridge>
  );
}
