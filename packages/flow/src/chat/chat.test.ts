import { expect, test, vi } from 'vitest';
import { createChat } from './chat.ts';

/** A page that takes scripts and events, and a provider that records its calls. */
function pageWithProvider() {
  const scripts: { src: string; onload?: () => void; onerror?: (cause: unknown) => void; remove(): void }[] = [];
  const target = new EventTarget();
  const provider = {
    settings: {} as Record<string, unknown>,
    init: vi.fn(),
    prechatAPI: { setHiddenPrechatFields: vi.fn() },
    utilAPI: { launchChat: vi.fn(async () => undefined) },
  };
  const page = Object.assign(target, {
    embeddedservice_bootstrap: provider,
    document: {
      createElement: () => ({ src: '', remove: () => {} }),
      head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
    },
  });
  const tell = (name: string) => target.dispatchEvent(new Event(name));
  const settings = {
    orgId: 'org',
    deploymentName: 'web',
    siteUrl: 'https://chat.test/site/',
    scrt2Url: 'https://scrt.test',
    bootstrapUrl: 'https://chat.test/site/assets/js/bootstrap.min.js',
  };
  const chat = createChat(page as unknown as Window, settings, 'nl', () => 'https://tool.test/tours/1');
  return { chat, provider, scripts, tell };
}

test('the bootstrap script is loaded when chat is first asked for, and initialised with the language', () => {
  const { chat, provider, scripts } = pageWithProvider();
  expect(scripts).toHaveLength(0);
  chat.start();
  chat.start();
  expect(scripts.map(({ src }) => src)).toEqual(['https://chat.test/site/assets/js/bootstrap.min.js']);
  scripts[0]?.onload?.();
  expect(provider.settings).toEqual({ language: 'nl_NL', hideChatButtonOnLoad: true });
  expect(provider.init).toHaveBeenCalledWith('org', 'web', 'https://chat.test/site/', { scrt2URL: 'https://scrt.test' });
});

test('hidden prechat fields are set when ready; the chat launches once its button is there', () => {
  const { chat, provider, scripts, tell } = pageWithProvider();
  chat.start();
  scripts[0]?.onload?.();
  tell('onEmbeddedMessagingReady');
  expect(provider.prechatAPI.setHiddenPrechatFields).toHaveBeenCalledWith({
    End_User_Language: 'nl_NL',
    SourceURL: 'https://tool.test/tours/1',
  });
  tell('onEmbeddedMessagingButtonCreated');
  expect(provider.utilAPI.launchChat).toHaveBeenCalledOnce();
});

test('states: ready, window open, window minimized or closed', () => {
  const { chat, tell } = pageWithProvider();
  const seen: string[] = [];
  chat.subscribe(() => seen.push(chat.state()));
  chat.start();
  for (const name of ['Ready', 'WindowMaximized', 'WindowMinimized', 'WindowMaximized', 'WindowClosed']) tell(`onEmbeddedMessaging${name}`);
  expect(seen).toEqual(['loading', 'ready', 'open', 'closed', 'open', 'closed']);
});

test('any script may start it by dispatching start-chat on window', () => {
  const { scripts, tell } = pageWithProvider();
  tell('start-chat');
  expect(scripts).toHaveLength(1);
});

test('a load failure is written to the console only, and chat can be asked for again', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { chat, scripts } = pageWithProvider();
  chat.start();
  scripts[0]?.onerror?.(new Error('offline'));
  expect(log).toHaveBeenCalledOnce();
  expect(chat.state()).toBe('closed');
  chat.start();
  expect(scripts).toHaveLength(2);
  log.mockRestore();
});
