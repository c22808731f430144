import type { ChatSettings } from '@booking/config';
import type { Language } from '@booking/domain/schema';
import type { Chat, ChatState } from '../app/services.ts';

type Bootstrap = {
  settings: { language?: string; hideChatButtonOnLoad?: boolean };
  init(orgId: string, deploymentName: string, siteUrl: string, options: { scrt2URL: string }): void;
  prechatAPI: { setHiddenPrechatFields(fields: Record<string, string>): void };
  utilAPI: { launchChat(): Promise<unknown> };
};
type ChatWindow = Window & { embeddedservice_bootstrap?: Bootstrap };

const providerLanguage: Record<Language, string> = { en: 'en_US', nl: 'nl_NL', de: 'de' };
const prefix = 'onEmbeddedMessaging';

/**
 * The live chat of the customer-service provider.
 * A failure is logged to the console only: the page works without chat. OUT-13 to OUT-18, OUT-38.
 * @param address the page's address as others may see it, when the chat is opened
 */
export function createChat(page: ChatWindow, settings: ChatSettings, language: Language, address: () => string): Chat {
  let state: ChatState = 'closed';
  let asked = false;
  let script: HTMLScriptElement | null = null;
  /** The provider is ready, and its button is there: only then it takes fields, and can be launched. */
  let ready = false;
  let created = false;
  let launching = false;
  const listeners = new Set<() => void>();
  const become = (next: ChatState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const log = (cause: unknown) => console.error('The chat could not be loaded.', cause);
  /** What was loaded is of no use: the next click loads it again. */
  const failed = (cause: unknown) => {
    log(cause);
    script?.remove();
    script = null;
    asked = ready = created = false;
    become('closed');
  };
  /** Opens the window that was asked for, once. One that is refused may be asked for again. */
  const launch = async () => {
    const provider = page.embeddedservice_bootstrap;
    if (!provider || !asked || !ready || !created || launching) return;
    launching = true;
    try {
      provider.prechatAPI.setHiddenPrechatFields({ End_User_Language: providerLanguage[language], SourceURL: address() });
      await provider.utilAPI.launchChat();
    } catch (error) {
      log(error);
    }
    asked = launching = false;
  };

  // Listeners are added before init: the provider dispatches its events only once.
  const on = (name: string, handle: () => void) => page.addEventListener(`${prefix}${name}`, () => script && handle());
  on('Ready', () => {
    // It comes again when a conversation has ended and its window was closed.
    become(ready ? 'closed' : 'ready');
    ready = true;
    void launch();
  });
  on('ButtonCreated', () => {
    created = true;
    void launch();
  });
  on('WindowMaximized', () => become('open'));
  on('WindowMinimized', () => become('closed'));
  on('WindowClosed', () => become('closed'));
  on('InitError', () => failed(new Error('init failed')));

  const init = () => {
    const provider = page.embeddedservice_bootstrap;
    if (!provider) return failed(new Error('no bootstrap object'));
    try {
      provider.settings.language = providerLanguage[language];
      provider.settings.hideChatButtonOnLoad = true;
      provider.init(settings.orgId, settings.deploymentName, settings.siteUrl, { scrt2URL: settings.scrt2Url });
    } catch (error) {
      failed(error);
    }
  };
  const load = () => {
    script = page.document.createElement('script');
    script.src = settings.bootstrapUrl;
    script.async = true;
    script.onerror = failed;
    script.onload = init;
    become('loading');
    page.document.head.append(script);
  };

  return {
    start() {
      if (state === 'open') return;
      asked = true;
      if (script) void launch();
      else load();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
