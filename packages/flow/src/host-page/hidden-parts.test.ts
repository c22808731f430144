import { expect, test } from 'vitest';
import { followHiddenParts } from './hidden-parts.ts';

function framedPage() {
  const parent = {};
  const set = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => set.set(name, value) };
  const page = Object.assign(new EventTarget(), { parent, document: { documentElement: { style } } });
  followHiddenParts(page as unknown as Window);
  const receive = (data: unknown, source: unknown = parent) => page.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  return { set, receive };
}
const message = { v: 1, type: 'hidden', above: 120, below: 2600 };

test('the hidden parts of the frame are known to the style sheets (EMBED-31)', () => {
  const { set, receive } = framedPage();
  receive(message);
  expect(Object.fromEntries(set)).toEqual({ '--hidden-above': '120px', '--hidden-below': '2600px' });
});

test.each([
  ['of another window', message, {}],
  ['of another version', { ...message, v: 2 }, undefined],
  ['of another type', { ...message, type: 'view' }, undefined],
  ['below zero', { ...message, below: -1 }, undefined],
  ['in parts of a pixel', { ...message, below: 0.5 }, undefined],
  ['as a text', { ...message, below: '5px;color:red' }, undefined],
  ['beyond every frame', { ...message, above: 1e9 }, undefined],
  ['none', null, undefined],
])('a message is ignored: %s (EMBED-31)', (_, data, source) => {
  const { set, receive } = framedPage();
  receive(data, source);
  expect(set.size).toBe(0);
});
