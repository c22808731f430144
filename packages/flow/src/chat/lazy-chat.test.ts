import { afterEach, expect, test, vi } from 'vitest';
import type { Chat, ChatState } from '../app/services.ts';
import { lazyChat } from './lazy-chat.ts';

afterEach(() => void vi.restoreAllMocks());

function aChat() {
  let state: ChatState = 'closed';
  let listener = () => {};
  const start = vi.fn();
  const chat: Chat = {
    start,
    state: () => state,
    subscribe(given) {
      listener = given;
      return () => {};
    },
  };
  return {
    chat,
    start,
    become(next: ChatState) {
      state = next;
      listener();
    },
  };
}

test('its code is loaded when it is first opened, once', async () => {
  const { chat, start } = aChat();
  const load = vi.fn(async () => chat);
  const lazy = lazyChat(load);
  expect(load).not.toHaveBeenCalled();
  expect(lazy.state()).toBe('closed');
  lazy.start();
  lazy.start();
  expect(lazy.state()).toBe('loading');
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  lazy.start();
  expect(start).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledOnce();
});

test('its state is that of the loaded chat, and each change is notified', async () => {
  const { chat, become } = aChat();
  const lazy = lazyChat(async () => chat);
  const changed = vi.fn();
  lazy.subscribe(changed);
  lazy.start();
  await vi.waitFor(() => expect(lazy.state()).toBe('closed'));
  changed.mockClear();
  become('open');
  expect(lazy.state()).toBe('open');
  expect(changed).toHaveBeenCalledOnce();
});

test('a failed load is only logged, and the next call retries it (OUT-38, OUT-18)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { chat, start } = aChat();
  const load = vi.fn<() => Promise<Chat>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(chat);
  const lazy = lazyChat(load);
  lazy.start();
  await vi.waitFor(() => expect(lazy.state()).toBe('closed'));
  expect(log).toHaveBeenCalled();
  lazy.start();
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});
