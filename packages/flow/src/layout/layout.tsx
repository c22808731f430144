import { Header, PageLayout } from '@booking/ui/layout';
import { useServed } from '@booking/ui/primitives';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useServices } from '../app/services.ts';
import { reportHeight } from '../embed/height-reporter.ts';
import { ChatButton } from './chat-button.tsx';
import { LinkBridge } from './link-bridge.tsx';
import { StepLoading } from './step-loading.tsx';
import { useLanguageLinks } from './use-language-links.ts';

/** The shared layout: header (not when embedded), the screen, the chat button; reports its height to a host page. */
export function Layout() {
  const { runtime, analytics, chat } = useServices();
  const content = useRef<HTMLDivElement>(null);
  const languages = useLanguageLinks();
  // What a server does not render (it would be personal) is shown as loading until the browser has taken the page over.
  const served = useServed();
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const screen = match?.staticData.screen;
  const path = match?.status === 'success' ? match.pathname : null;
  const step = screen?.step;

  useEffect(() => {
    if (path && step) analytics.page({ path, step });
  }, [path, step, analytics]);

  useEffect(() => {
    if (runtime.framed && content.current) return reportHeight(content.current, window.parent);
    return undefined;
  }, [runtime.framed]);

  return (
    <LinkBridge>
      <div ref={content}>
        <PageLayout
          embedded={runtime.embedded}
          header={
            runtime.embedded ? null : (
              <Header
                brand={runtime.brand}
                logoLanguage={runtime.language}
                homeHref={runtime.facts.homeSite}
                languages={languages}
                phone={runtime.facts.phones[0] ?? null}
                keepsBack={screen?.hasBack?.(runtime) ?? false}
              />
            )
          }
        >
          {served && match?.ssr === false ? <StepLoading /> : <Outlet />}
        </PageLayout>
        {chat && !runtime.embedded ? <ChatButton chat={chat} /> : null}
      </div>
    </LinkBridge>
  );
}
