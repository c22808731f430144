import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportHeight } from './height-reporter.ts';

let resize: () => void;

class FakeResizeObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe() {
    resize();
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});
afterEach(() => vi.unstubAllGlobals());

function start(height: number) {
  const content = { height, getBoundingClientRect: () => ({ height: content.height }) };
  const messages: unknown[] = [];
  const target = { postMessage: (message: unknown) => messages.push(message) };
  reportHeight(content as unknown as HTMLElement, target as unknown as Window);
  const become = (next: number) => {
    content.height = next;
    resize();
  };
  return { messages, become };
}

describe('reports its content height with a message of type resize, once on load and on every size change (EMBED-9, EMBED-10)', () => {
  test('once on load, exactly two fields (EMBED-9)', () => {
    expect(start(640).messages).toEqual([{ type: 'resize', height: 640 }]);
  });

  test('on every change, rounded up, only whole-pixel changes', () => {
    const { messages, become } = start(640.2);
    for (const height of [640.4, 641, 641.0001, 655.5, 655.5]) become(height);
    expect(messages).toEqual([641, 656].map((height) => ({ type: 'resize', height })));
  });

  test('nothing is posted while there is no content', () => {
    const { messages, become } = start(0);
    become(320);
    expect(messages).toEqual([{ type: 'resize', height: 320 }]);
  });
});
