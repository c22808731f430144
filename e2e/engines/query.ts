import type * as TestingLibrary from '@testing-library/dom';
import type { Target } from '../../packages/flow/src/testing/journey/visitor.ts';

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    findShown: typeof findShown;
    /** Whether the page got a click since the last press began. */
    isClicked?: boolean;
  }
}

/** A target as data, with the source of a pattern for its name, label or text. */
export type Query = { within: string; kind: 'role' | 'label' | 'text' | 'css'; value: string; pattern: string };

/** Testing Library compares names and labels with plain spaces: also where the text has one that does not break. */
const toPattern = (text: string | RegExp): string =>
  typeof text === 'string' ? `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, ' ')}$` : text.source;

export function toQuery(target: Target): Query {
  const within = target.within ?? 'body';
  if ('role' in target) return { within, kind: 'role', value: target.role, pattern: toPattern(target.name) };
  if ('label' in target) return { within, kind: 'label', value: '', pattern: toPattern(target.label) };
  if ('text' in target) return { within, kind: 'text', value: '', pattern: toPattern(target.text) };
  return { within, kind: 'css', value: target.css, pattern: '' };
}

/** Runs in the page: the visible matches. */
export function findShown({ within, kind, value, pattern }: Query): Element[] {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom;
  const name = new RegExp(pattern);
  const findIn = (root: HTMLElement): Element[] => {
    if (kind === 'role') return queryAllByRole(root, value, { name });
    if (kind === 'label') return queryAllByLabelText(root, name);
    if (kind === 'text') return queryAllByText(root, name);
    // The sandbox's card form is in one.
    const shadowRoots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [root, ...shadowRoots].flatMap((one) => [...one.querySelectorAll(value)]);
  };
  return [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap(findIn)
    .filter((element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }));
}
