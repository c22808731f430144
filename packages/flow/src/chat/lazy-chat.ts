import type { Chat } from '../app/services.ts';

/** A chat whose code is loaded when it is first opened. A failed load is logged, and the next call retries it. */
export function lazyChat(load: () => Promise<Chat>): Chat {
  let chat: Chat | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  async function open(): Promise<void> {
    isLoading = true;
    notify();
    try {
      chat = await load();
      chat.subscribe(notify);
      chat.start();
    } catch (error) {
      console.error('The chat could not be loaded.', error);
    }
    isLoading = false;
    notify();
  }
  return {
    start() {
      if (chat) chat.start();
      else if (!isLoading) void open();
    },
    state: () => chat?.state() ?? (isLoading ? 'loading' : 'closed'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
