import { beforeEach, expect, test, vi } from 'vitest';
import { notStartedId, showNotStarted } from './not-started.ts';

class FakeHistory {
  state: unknown = null;
  replaceState(state: unknown): void {
    this.state = state;
  }
}
beforeEach(() => void vi.stubGlobal('History', FakeHistory));

/** A page whose server responds, with the template of the message. */
function createPage() {
  const reload = vi.fn();
  const show = vi.fn();
  const page = Object.assign(new EventTarget(), {
    history: new FakeHistory(),
    fetch: async () => new Response(),
    location: { href: 'http://localhost/x', reload },
    document: { getElementById: (id: string) => (id === notStartedId ? { content: 'message', after: show } : null) },
  }) as unknown as Window;
  return { page, reload, show };
}

test('a start that fails reloads the page once; after that the message is shown, and the page reloads when it is online (ERR-26)', async () => {
  const { page, reload, show } = createPage();
  await showNotStarted(page);
  expect(reload).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
  await showNotStarted(page);
  expect(reload).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledExactlyOnceWith('message');
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
