import type { ChatSettings } from '@booking/domain/brand';
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
 * The live chat of the customer-service provider. Any element or script starts it by dispatching `start-chat` on `window`.
 * A failure is logged to the console only: the page works without chat. OUT-16, OUT-18.
 */
export function createChat(page: ChatWindow, settings: ChatSettings, language: Language, address: () => string): Chat {
  let state: ChatState = 'closed';
  let asked = false;
  let script: HTMLScriptElement | null = null;
  const listeners = new Set<() => void>();
  const become = (next: ChatState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const failed = (cause: unknown) => {
    console.error('The chat could not be loaded.', cause);
    script?.remove();
    script = null;
    asked = false;
    become('closed');
  };
  const launch = () => {
    asked = false;
    page.embeddedservice_bootstrap?.utilAPI.launchChat().catch(failed);
  };
  const on = (name: string, handle: () => void) => page.addEventListener(`${prefix}${name}`, handle);

  const load = () => {
    // Listeners are added before init: the provider dispatches its events only once.
    on('Ready', () => {
      page.embeddedservice_bootstrap?.prechatAPI.setHiddenPrechatFields({
        End_User_Language: providerLanguage[language],
        SourceURL: address(),
      });
      become('ready');
    });
    on('ButtonCreated', () => asked && launch());
    on('WindowMaximized', () => become('open'));
    on('WindowMinimized', () => become('closed'));
    on('WindowClosed', () => become('closed'));
    on('InitError', () => failed(new Error('init failed')));
    script = page.document.createElement('script');
    script.src = settings.bootstrapUrl;
    script.async = true;
    script.onerror = failed;
    script.onload = () => {
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
    become('loading');
    page.document.head.append(script);
  };

  const chat: Chat = {
    start() {
      if (state === 'open') return;
      const known = script !== null;
      asked = true;
      if (!known) load();
      else if (state !== 'loading') launch();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  page.addEventListener('start-chat', () => chat.start());
  return chat;
}
