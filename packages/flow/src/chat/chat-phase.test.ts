import { expect, test } from 'vitest';
import { type ChatEvent, type ChatPhase, nextPhase, toChatState } from './chat-phase.ts';

type Phase = ChatPhase<string>;
const script = 's';
const load = { type: 'load', script } as const;
const after = (events: readonly ChatEvent<string>[], from: Phase = { phase: 'unloaded' }): Phase => events.reduce(nextPhase, from);
const [start, ready, button, settle, fail] = (['start', 'ready', 'button', 'settle', 'fail'] as const).map((type) => ({ type }));
const launched = [load, ready, button, settle] as ChatEvent<string>[];
const opened = { type: 'window', window: 'open' } as const;

test.each<[string, readonly unknown[], Phase]>([
  ['nothing is loaded before it is requested', [start, ready, button, opened, settle], { phase: 'unloaded' }],
  ['the button before the provider is ready', [load, button], { phase: 'loading', script, hasButton: true }],
  ['the provider before its button', [load, ready], { phase: 'awaiting-button', script, window: 'ready' }],
  ['requested again while waiting for the button', [load, ready, start], { phase: 'awaiting-button', script, window: 'ready' }],
  ['both, button first', [load, button, ready], { phase: 'launching', script, window: 'ready' }],
  ['both, provider first', [load, ready, button], { phase: 'launching', script, window: 'ready' }],
  ['requested again during the launch', [load, ready, button, start], { phase: 'launching', script, window: 'ready' }],
  ['the window opens before the launch has ended', [load, ready, button, opened, settle], { phase: 'launched', script, window: 'open' }],
  ['requested while the window is open', [...launched, opened, start], { phase: 'launched', script, window: 'open' }],
  ['requested after a rejected launch', [...launched, start], { phase: 'launching', script, window: 'ready' }],
  ['ready again: the conversation has ended', [...launched, opened, ready], { phase: 'launched', script, window: 'closed' }],
  ['a failure', [...launched, opened, fail], { phase: 'unloaded' }],
])('%s (OUT-13, OUT-17)', (_, events, phase) => {
  expect(after(events as ChatEvent<string>[])).toEqual(phase);
});

test('an event without effect returns the same phase object', () => {
  const now = after([load]);
  expect(nextPhase(now, { type: 'settle' })).toBe(now);
});

test.each<[Phase, string]>([
  [{ phase: 'unloaded' }, 'closed'],
  [{ phase: 'loading', script, hasButton: true }, 'loading'],
  [{ phase: 'awaiting-button', script, window: 'ready' }, 'ready'],
  [{ phase: 'launched', script, window: 'open' }, 'open'],
])('the public state of %j is %s (OUT-17)', (phase, state) => {
  expect(toChatState(phase)).toBe(state);
});
