import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement } from './boat-bike-booking.ts';

/** An element, as far as the one of the tool needs it. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly children: FakeElement[] = [];
  shadowRoot: FakeElement | null = null;
  isConnected = true;
  title = '';
  attachShadow() {
    this.shadowRoot = Object.assign(new FakeElement(), { adoptedStyleSheets: [] });
    return this.shadowRoot;
  }
  append = (child: FakeElement) => void this.children.push(child);
  prepend = (child: FakeElement) => void this.children.unshift(child);
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  hasAttribute = (name: string) => this.attributes.has(name);
  toggleAttribute = (name: string, on: boolean) => (on ? this.attributes.set(name, '') : this.attributes.delete(name));
  removeAttribute = (name: string) => this.attributes.delete(name);
}
type Frame = FakeElement & { loading: string; allow: string; src: string };

let Tool: new () => FakeElement & { connectedCallback(): void };
beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('document', { createElement: () => new FakeElement() });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('customElements', { get: () => undefined, define: (_: string, element: typeof Tool) => (Tool = element) });
  defineElement({ base: 'https://booking.example/', loadButton: () => Promise.reject(new Error('no button')) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The frame of an element with these attributes. */
function frameOf(attributes: Record<string, string>): Frame | undefined {
  const element = new Tool();
  for (const [name, value] of Object.entries(attributes)) element.attributes.set(name, value);
  element.connectedCallback();
  return element.shadowRoot?.children.find((child) => 'src' in child) as Frame | undefined;
}

test('the frame is loaded when it comes near the viewport, or at once with the attribute `eager` (EMBED-25)', () => {
  expect(frameOf({ tour: 'x' })?.loading).toBe('lazy');
  expect(frameOf({ tour: 'x', eager: '' })?.loading).toBe('eager');
});

test('the frame may use payment and the clipboard, and nothing else (EMBED-25)', () => {
  expect(frameOf({ tour: 'x' })?.allow).toBe('payment; clipboard-write');
});

test('without a web address of the tool no frame is loaded, and the console shows why (EMBED-45)', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(frameOf({ tour: 'x', 'src-base': 'localhost:4321' })).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith('No src-base with https://', expect.any(FakeElement));
  expect(frameOf({ tour: 'x', 'src-base': 'https://tool.example' })?.src).toBe('https://tool.example/frame/tours/x');
  expect(warn).toHaveBeenCalledOnce();
});

test('the attributes of the element stay as they are, so that hydration finds what a server has rendered (EMBED-42)', () => {
  const element = new Tool();
  element.attributes.set('tour', 'x');
  element.connectedCallback();
  expect([...element.attributes]).toEqual([['tour', 'x']]);
});
