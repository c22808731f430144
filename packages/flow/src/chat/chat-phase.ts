import type { ChatState } from '../app/services.ts';

type WindowState = Exclude<ChatState, 'loading'>;

/**
 * The provider is ready. It can be launched once its button exists. `launched`: the launch has ended, because the window is open or the
 * provider has rejected it.
 */
type Loaded<Script> = { phase: 'awaiting-button' | 'launching' | 'launched'; script: Script; window: WindowState };

/** The phase of the chat. Its script is loaded when the visitor first opens the window. */
export type ChatPhase<Script> = { phase: 'unloaded' } | { phase: 'loading'; script: Script; hasButton: boolean } | Loaded<Script>;

export type ChatEvent<Script> =
  /** The provider's script was requested. */
  | { type: 'load'; script: Script }
  /** The visitor has requested the window. */
  | { type: 'start' }
  | { type: 'ready' }
  | { type: 'button' }
  | { type: 'window'; window: WindowState }
  /** The launch has ended, however it went. */
  | { type: 'settle' }
  /** Loading or initialising the provider has failed. */
  | { type: 'fail' };

/** The phase after an event; the same object if nothing changes. */
export function nextPhase<Script>(now: ChatPhase<Script>, event: ChatEvent<Script>): ChatPhase<Script> {
  if (event.type === 'fail') return { phase: 'unloaded' };
  switch (now.phase) {
    case 'unloaded':
      return event.type === 'load' ? { phase: 'loading', script: event.script, hasButton: false } : now;
    case 'loading':
      if (event.type === 'button') return { ...now, hasButton: true };
      if (event.type !== 'ready') return now;
      return { phase: now.hasButton ? 'launching' : 'awaiting-button', script: now.script, window: 'ready' };
    default:
      return nextLoadedPhase(now, event);
  }
}

function nextLoadedPhase<Script>(now: Loaded<Script>, event: ChatEvent<Script>): Loaded<Script> {
  switch (event.type) {
    case 'start':
      return now.phase === 'launched' && now.window !== 'open' ? { ...now, phase: 'launching' } : now;
    case 'button':
      return now.phase === 'awaiting-button' ? { ...now, phase: 'launching' } : now;
    case 'settle':
      return now.phase === 'launching' ? { ...now, phase: 'launched' } : now;
    case 'window':
      return { ...now, window: event.window };
    case 'ready':
      // Dispatched again after a conversation has ended and its window was closed.
      return { ...now, window: 'closed' };
    default:
      return now;
  }
}

/** The public state of the chat. */
export function toChatState(now: ChatPhase<unknown>): ChatState {
  if (now.phase === 'unloaded') return 'closed';
  return now.phase === 'loading' ? 'loading' : now.window;
}
