import { expect, test } from 'vitest';
import { reportEscape } from './report-escape.ts';

/** What a page posts to its host page when a key is pressed. */
function press(key: string, { isHandled = false, hasDialog = false } = {}): unknown[] {
  const posted: unknown[] = [];
  const page = Object.assign(new EventTarget(), {
    document: { querySelector: () => (hasDialog ? {} : null) },
    parent: { postMessage: (...message: unknown[]) => posted.push(message) },
  });
  reportEscape(page as never);
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  if (isHandled) event.preventDefault();
  page.dispatchEvent(event);
  return posted;
}

test('an Escape that closes nothing in the frame is posted to the host page, any other key is not (EMBED-40)', () => {
  expect(press('Escape')).toEqual([[{ v: 1, type: 'escape' }, '*']]);
  expect(press('Enter')).toEqual([]);
});

test('an Escape that closes a dialog of the frame, or that was handled, is not (EMBED-40)', () => {
  expect(press('Escape', { hasDialog: true })).toEqual([]);
  expect(press('Escape', { isHandled: true })).toEqual([]);
});
