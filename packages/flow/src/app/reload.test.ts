import { beforeEach, expect, test, vi } from 'vitest';
import { askForPage, hasReloaded, reloadPage } from './reload.ts';

class FakeHistory {
  state: unknown = { __TSR_index: 3 };
  replaceState(state: unknown): void {
    this.state = state;
  }
}
beforeEach(() => void vi.stubGlobal('History', FakeHistory));

function createPage(respond: () => Promise<Response>) {
  const reload = vi.fn();
  const history = new FakeHistory();
  return { reload, history, page: { history, fetch: respond, location: { href: 'http://localhost/x', reload } } as unknown as Window };
}

test('the page reloads the current release and records that in the history', async () => {
  const { page, reload, history } = createPage(async () => new Response());
  expect(hasReloaded(page)).toBe(false);
  expect(await reloadPage(page)).toBe('reloading');
  expect(reload).toHaveBeenCalledOnce();
  expect(hasReloaded(page)).toBe(true);
  expect(history.state).toMatchObject({ __TSR_index: 3 });
});

test('the page of an unknown departure is reloaded, too (ERR-26)', async () => {
  const { page, reload } = createPage(async () => new Response(null, { status: 404 }));
  expect(await reloadPage(page)).toBe('reloading');
  expect(reload).toHaveBeenCalledOnce();
});

test('concurrent calls cause one reload', async () => {
  const { page, reload } = createPage(async () => new Response());
  expect(await Promise.all([reloadPage(page), reloadPage(page)])).toEqual(['reloading', 'reloading']);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('offline')), 'offline'],
  ['the server is down', async () => new Response(null, { status: 503 }), 'failed'],
] as const)('it does not reload when that would show an error page of the browser: %s (ERR-26)', async (_, respond, reason) => {
  const { page, reload } = createPage(respond);
  expect(await reloadPage(page)).toBe(reason);
  expect(reload).not.toHaveBeenCalled();
  expect(hasReloaded(page)).toBe(false);
});

test('asking for the page does not reload it', async () => {
  const { page, reload } = createPage(async () => new Response());
  expect(await askForPage(page)).toBe('page');
  expect(reload).not.toHaveBeenCalled();
});
