import type { TermKey } from '@booking/domain/market';

/** The element id of a terms checkbox. */
export const toTermId = (key: TermKey): string => `term-${key}`;
