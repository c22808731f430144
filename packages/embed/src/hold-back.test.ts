import { expect, test, vi } from 'vitest';
import { holdBack } from './hold-back.ts';

/** A window with entries of its own and of a frame, which Back leads through one by one. */
function open({ navigation = true, state = { router: 7 } as object | null } = {}) {
  const page = new EventTarget();
  const entries: { state: unknown; isFrame?: boolean }[] = [{ state }];
  let at = 0;
  const go = (to: number) => {
    const before = entries[at]?.state;
    at = to;
    if (entries[at]?.state !== before) page.dispatchEvent(new Event('popstate'));
  };
  const history = {
    get state() {
      return structuredClone(entries[at]?.state);
    },
    pushState: (pushed: unknown) => {
      entries.splice(++at, entries.length, { state: pushed });
    },
    replaceState: (replaced: unknown) => {
      entries[at] = { state: replaced };
    },
  };
  const ownBack = () => {
    const current = entries[at]?.state;
    go(entries.findLastIndex((entry, index) => index < at && entry.state !== current));
  };
  const calls = { onBack: vi.fn(), onForward: vi.fn() };
  const back = holdBack(calls, Object.assign(page, { history, ...(navigation && { navigation: { back: ownBack } }) }) as never);
  const frameStep = () => {
    entries.splice(++at, entries.length, { state: entries[at - 1]?.state, isFrame: true });
  };
  return { back, calls, history, frameStep, goBack: () => go(at - 1), goForward: () => go(at + 1), position: () => at };
}

test("Back closes, after the steps of the frame; the host's own state is kept (EMBED-40)", () => {
  const { back, calls, history, frameStep, goBack } = open();
  back.hold();
  expect(history.state).toMatchObject({ router: 7 });
  frameStep();
  goBack();
  expect(calls.onBack).not.toHaveBeenCalled();
  goBack();
  expect(calls.onBack).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ router: 7 });
});

test('closed otherwise, the page is where it was, whatever the frame added (EMBED-40)', () => {
  const { back, calls, frameStep, position } = open({ state: null });
  back.hold();
  frameStep();
  frameStep();
  back.release();
  expect(position()).toBe(0);
  expect(calls.onBack).not.toHaveBeenCalled();
});

test('Forward opens again (EMBED-40)', () => {
  const { back, calls, goBack, goForward } = open();
  back.hold();
  goBack();
  back.release();
  goForward();
  expect(calls.onForward).toHaveBeenCalledOnce();
});

test('without the Navigation API the entry becomes one of an ordinary page (EMBED-40)', () => {
  const { back, calls, history, goBack } = open({ navigation: false });
  back.hold();
  back.release();
  expect(history.state).toEqual({ router: 7 });
  goBack();
  expect(calls.onBack).not.toHaveBeenCalled();
  expect(calls.onForward).not.toHaveBeenCalled();
});

test("the host's own Back does nothing before anything was opened (EMBED-40)", () => {
  const { calls, history, goBack } = open();
  history.pushState({ router: 8 });
  goBack();
  expect(calls.onBack).not.toHaveBeenCalled();
  expect(calls.onForward).not.toHaveBeenCalled();
});
