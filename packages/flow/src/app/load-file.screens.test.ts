import { afterEach, expect, test, vi } from 'vitest';
import { loadFile } from './load-file.ts';

/** A style sheet in the document, with what became of it. */
function addStyle(href: string): { link: HTMLLinkElement; settled: Promise<string> } {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const settled = new Promise<string>((resolve) => {
    link.addEventListener('load', () => resolve('load'));
    link.addEventListener('error', () => resolve('error'));
  });
  document.head.append(link);
  return { link, settled };
}
const missing = '/no/such/style.css';
/** Fails as often as given, like a file whose style sheet is missing. */
const failing = (times: number) => {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new TypeError('Unable to preload CSS');
    return 'loaded';
  };
};

afterEach(() => {
  vi.useRealTimers();
  for (const link of document.querySelectorAll(`link[href^="${missing}"]`)) link.remove();
});

test('a failed style sheet is requested again, once for all files that wait for it (ERR-26)', async () => {
  const { link, settled } = addStyle(missing);
  expect(await settled).toBe('error');
  // It is there by now. The element itself would not notice.
  const requested = vi.spyOn(link, 'replaceWith');
  link.setAttribute('href', `data:text/css,#style-of-a-test{}`);
  expect(await Promise.all([loadFile(failing(1)), loadFile(failing(1)), loadFile(failing(1))])).toEqual(['loaded', 'loaded', 'loaded']);
  expect(requested).toHaveBeenCalledOnce();
  const styles = document.querySelectorAll('link[href^="data:text/css"]');
  expect(styles).toHaveLength(1);
  for (const style of styles) style.remove();
});

test('a style sheet that is still loading is left alone: whatever waits for it hears of it (ERR-26)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const file = loadFile(failing(1));
  await Promise.resolve();
  // At the retry the style sheet is on its way: between its request and the retry no event of the network can come.
  const { link, settled } = addStyle(`${missing}?slow`);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(await file).toBe('loaded');
  expect(await settled).toBe('error');
  expect(link.isConnected).toBe(true);
});
