import { expect, test, vi } from 'vitest';
import { createChat } from './chat.ts';

/** A page that accepts scripts and events, and a provider that records its calls. */
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
  const here = { address: 'https://tool.test/tours/1' };
  const chat = createChat(page as unknown as Window, settings, 'nl', () => here.address);
  /** Dispatches an event of the provider. */
  const says = (...names: string[]) => {
    for (const name of names) tell(`onEmbeddedMessaging${name}`);
  };
  return { chat, provider, scripts, tell, says, here };
}

test('the bootstrap script is loaded when the chat is first opened, and initialised with the language (OUT-12, OUT-13, OUT-14)', () => {
  const { chat, provider, scripts } = pageWithProvider();
  expect(scripts).toHaveLength(0);
  chat.start();
  chat.start();
  expect(scripts.map(({ src }) => src)).toEqual(['https://chat.test/site/assets/js/bootstrap.min.js']);
  scripts[0]?.onload?.();
  expect(provider.settings).toEqual({ language: 'nl_NL', hideChatButtonOnLoad: true });
  expect(provider.init).toHaveBeenCalledWith('org', 'web', 'https://chat.test/site/', { scrt2URL: 'https://scrt.test' });
});

test('hidden prechat fields are set at each launch, with the current address (OUT-15)', async () => {
  const { chat, provider, scripts, says, here } = pageWithProvider();
  chat.start();
  scripts[0]?.onload?.();
  here.address = 'https://tool.test/tours/2';
  says('Ready', 'ButtonCreated');
  expect(provider.prechatAPI.setHiddenPrechatFields.mock.calls).toEqual([
    [{ End_User_Language: 'nl_NL', SourceURL: 'https://tool.test/tours/2' }],
  ]);
  expect(provider.utilAPI.launchChat).toHaveBeenCalledOnce();

  await Promise.resolve();
  says('WindowMaximized', 'WindowClosed');
  here.address = 'https://tool.test/tours/3';
  chat.start();
  expect(provider.prechatAPI.setHiddenPrechatFields).toHaveBeenLastCalledWith({
    End_User_Language: 'nl_NL',
    SourceURL: 'https://tool.test/tours/3',
  });
  expect(provider.utilAPI.launchChat).toHaveBeenCalledTimes(2);
});

test.each([[['Ready', 'ButtonCreated']], [['ButtonCreated', 'Ready']]])(
  'it is launched once, when the provider is ready and its button exists, however often it was requested: %s',
  (order) => {
    const { chat, provider, scripts, says } = pageWithProvider();
    chat.start();
    scripts[0]?.onload?.();
    for (const name of order) {
      expect(provider.utilAPI.launchChat).not.toHaveBeenCalled();
      says(name);
      chat.start();
      chat.start();
    }
    expect(provider.utilAPI.launchChat).toHaveBeenCalled();
  },
);

test('a rejected launch is logged to the console, and the next click retries with the same script', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { chat, provider, scripts, says } = pageWithProvider();
  provider.utilAPI.launchChat.mockRejectedValueOnce(new Error('busy'));
  chat.start();
  scripts[0]?.onload?.();
  says('Ready', 'ButtonCreated');
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  chat.start();
  expect(provider.utilAPI.launchChat).toHaveBeenCalledTimes(2);
  expect(scripts).toHaveLength(1);
  log.mockRestore();
});

test('states: ready, window open, window minimized or closed (OUT-17, SHELL-25)', () => {
  const { chat, says } = pageWithProvider();
  const seen: string[] = [];
  chat.subscribe(() => seen.push(chat.state()));
  chat.start();
  says('Ready', 'WindowMaximized', 'WindowMinimized', 'WindowMaximized', 'WindowClosed', 'WindowMaximized', 'Ready');
  expect(seen).toEqual(['loading', 'ready', 'open', 'closed', 'open', 'closed', 'open', 'closed']);
});

test('a load failure is only logged to the console, and the chat can be opened again (ERR-24, OUT-18)', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { chat, provider, scripts, says } = pageWithProvider();
  chat.start();
  scripts[0]?.onerror?.(new Error('offline'));
  expect(log).toHaveBeenCalledOnce();
  expect(chat.state()).toBe('closed');
  chat.start();
  expect(scripts).toHaveLength(2);
  scripts[1]?.onload?.();
  says('Ready', 'ButtonCreated');
  expect(provider.utilAPI.launchChat, 'each event is listened to once').toHaveBeenCalledOnce();
  log.mockRestore();
});
