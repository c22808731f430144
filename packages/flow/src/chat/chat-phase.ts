import type { ChatState } from '../app/services.ts';

type WindowState = Exclude<ChatState, 'loading'>;

/**
 * The provider is ready. It can be launched once its button is there; `launched`: nobody waits for the window any more, because it was opened
 * or the provider has refused.
 */
type Loaded<Script> = { phase: 'awaiting-button' | 'launching' | 'launched'; script: Script; window: WindowState };

/** Where the chat stands. Its script is loaded when somebody asks for the window. */
export type ChatPhase<Script> = { phase: 'unloaded' } | { phase: 'loading'; script: Script; hasButton: boolean } | Loaded<Script>;

export type ChatEvent<Script> =
  /** The provider's script was asked for. */
  | { type: 'load'; script: Script }
  /** The window was asked for. */
  | { type: 'start' }
  | { type: 'ready' }
  | { type: 'button' }
  | { type: 'window'; window: WindowState }
  /** The launch has ended, however it went. */
  | { type: 'settle' }
  /** What was loaded is of no use. */
  | { type: 'fail' };

/** What follows from an event; the same phase where nothing does. */
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
      // It comes again when a conversation has ended and its window was closed.
      return { ...now, window: 'closed' };
    default:
      return now;
  }
}

/** The chat's state as others see it. OUT-17. */
export function toChatState(now: ChatPhase<unknown>): ChatState {
  if (now.phase === 'unloaded') return 'closed';
  return now.phase === 'loading' ? 'loading' : now.window;
}
