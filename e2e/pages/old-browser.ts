import type { Page } from '@playwright/test';

/** What newer browsers have and one of the oldest supported ones (docs/browsers.md) does not, as paths from the window. */
export const newer = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Document.prototype.prerendering',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Error.isError',
  'HTMLDialogElement.prototype.requestClose',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'].map(
    (name) => `Iterator.prototype.${name}`,
  ),
  'LargestContentfulPaint',
  'LayoutShift',
  'Map.groupBy',
  'Object.groupBy',
  'PerformanceEventTiming',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.from',
  'RegExp.escape',
  ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'].map(
    (name) => `Set.prototype.${name}`,
  ),
  'Temporal',
  'URL.canParse',
  'URL.parse',
  'cancelIdleCallback',
  'navigation',
  'Navigator.prototype.connection',
  'requestIdleCallback',
  'scheduler',
];

/** What every supported browser has and the tool needs. */
export const needed = [
  'AbortController',
  'Array.prototype.at',
  'Array.prototype.toSorted',
  'CSS',
  'HTMLDialogElement',
  'IntersectionObserver',
  'Intl.DateTimeFormat.prototype.formatRange',
  'Intl.DisplayNames',
  'Intl.ListFormat',
  'Object.hasOwn',
  'Promise.allSettled',
  'ResizeObserver',
  'String.prototype.replaceAll',
];

/** Removes from every document of a page what an old browser does not have. */
export const removeFeatures = (page: Page, paths: readonly string[]): Promise<unknown> =>
  page.addInitScript((given) => {
    for (const path of given) {
      const names = path.split('.');
      const name = names.pop() ?? '';
      const owner = names.reduce<object | undefined>((object, part) => object && Reflect.get(object, part), window);
      if (owner) Reflect.deleteProperty(owner, name);
    }
  }, paths);
