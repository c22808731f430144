import type { ChatSettings } from '@booking/config';
import type { Language } from '@booking/domain/schema';
import { facts } from '@booking/languages';
import type { Chat } from '../app/services.ts';
import { type ChatEvent, type ChatPhase, nextPhase, toChatState } from './chat-phase.ts';

type Bootstrap = {
  settings: { language?: string; hideChatButtonOnLoad?: boolean };
  init(orgId: string, deploymentName: string, siteUrl: string, options: { scrt2URL: string }): void;
  prechatAPI: { setHiddenPrechatFields(fields: Record<string, string>): void };
  utilAPI: { launchChat(): Promise<unknown> };
};
type ChatWindow = Window & { embeddedservice_bootstrap?: Bootstrap };

const prefix = 'onEmbeddedMessaging';
/** The provider's events, by name without prefix. */
const providerEvents = {
  Ready: { type: 'ready' },
  ButtonCreated: { type: 'button' },
  WindowMaximized: { type: 'window', window: 'open' },
  WindowMinimized: { type: 'window', window: 'closed' },
  WindowClosed: { type: 'window', window: 'closed' },
} as const satisfies Record<string, ChatEvent<never>>;

/**
 * The live chat of the customer-service provider.
 * A failure is logged to the console only: the page works without chat.
 * @param address returns the page's address as third parties may see it; called at each launch
 */
export function createChat(page: ChatWindow, settings: ChatSettings, language: Language, address: () => string): Chat {
  let now: ChatPhase<HTMLScriptElement> = { phase: 'unloaded' };
  const listeners = new Set<() => void>();
  const dispatch = (event: ChatEvent<HTMLScriptElement>): void => {
    const before = now;
    now = nextPhase(before, event);
    if (toChatState(now) !== toChatState(before)) for (const listener of listeners) listener();
    if (now.phase === 'launching' && before.phase !== 'launching') void launch();
  };
  const log = (cause: unknown) => console.error('The chat could not be loaded.', cause);
  /** Resets the chat: the next click loads the script again. */
  const fail = (cause: unknown): void => {
    log(cause);
    if (now.phase !== 'unloaded') now.script.remove();
    dispatch({ type: 'fail' });
  };

  /** Opens the window. A rejected launch can be retried. */
  const launch = async (): Promise<void> => {
    try {
      const { prechatAPI, utilAPI } = getProvider(page);
      prechatAPI.setHiddenPrechatFields({ End_User_Language: facts[language].chat, SourceURL: address() });
      await utilAPI.launchChat();
    } catch (error) {
      log(error);
    }
    dispatch({ type: 'settle' });
  };
  const init = (): void => {
    try {
      const provider = getProvider(page);
      provider.settings.language = facts[language].chat;
      provider.settings.hideChatButtonOnLoad = true;
      provider.init(settings.orgId, settings.deploymentName, settings.siteUrl, { scrt2URL: settings.scrt2Url });
    } catch (error) {
      fail(error);
    }
  };
  const load = (): void => {
    const script = page.document.createElement('script');
    script.src = settings.bootstrapUrl;
    script.async = true;
    script.onerror = fail;
    script.onload = init;
    dispatch({ type: 'load', script });
    page.document.head.append(script);
  };

  // Listeners are added before init: the provider dispatches its events only once.
  for (const [name, event] of Object.entries(providerEvents)) page.addEventListener(`${prefix}${name}`, () => dispatch(event));
  page.addEventListener(`${prefix}InitError`, () => now.phase !== 'unloaded' && fail(new Error('init failed')));

  return {
    start: () => (now.phase === 'unloaded' ? load() : dispatch({ type: 'start' })),
    state: () => toChatState(now),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @throws Error if the script has not created it */
function getProvider(page: ChatWindow): Bootstrap {
  if (!page.embeddedservice_bootstrap) throw new Error('no bootstrap object');
  return page.embeddedservice_bootstrap;
}
