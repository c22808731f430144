import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
  }
}

/** An element as a visitor knows it: by its role and accessible name, or its label; by a selector only where it has neither. */
export type Target = ({ role: string; name: string | RegExp } | { label: string | RegExp } | { css: string }) & {
  /** A selector of the part of the page that contains it. */
  within?: string;
};

/** A target as data, with the source of a pattern for its name or label. */
export type Query = { within: string; kind: 'role' | 'label' | 'css'; value: string; pattern: string };

/** Testing Library compares names and labels with plain spaces: also where the text has one that does not break. */
const toPattern = (text: string | RegExp): string =>
  typeof text === 'string' ? `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, ' ')}$` : text.source;

export function toQuery(target: Target): Query {
  const within = target.within ?? 'body';
  if ('role' in target) return { within, kind: 'role', value: target.role, pattern: toPattern(target.name) };
  if ('label' in target) return { within, kind: 'label', value: '', pattern: toPattern(target.label) };
  return { within, kind: 'css', value: target.css, pattern: '' };
}

/** Runs in the page: the first visible match, in the middle of the window, where no bar covers it. Many elements exist twice, for wide and for narrow screens. */
export function findInPage({ within, kind, value, pattern }: Query): Element | null {
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
  const root = document.querySelector<HTMLElement>(within);
  if (!root) return null;
  const name = new RegExp(pattern);
  // The sandbox's card form is in one.
  const shadowRoots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const matches =
    kind === 'role'
      ? queryAllByRole(root, value, { name })
      : kind === 'label'
        ? queryAllByLabelText(root, name)
        : [root, ...shadowRoots].flatMap((one) => [...one.querySelectorAll(value)]);
  const found = matches.find((element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}
