import { reportHeight } from './height-reporter.ts';
import { followHiddenParts } from './hidden-parts.ts';
import { reportEscape } from './report-escape.ts';

/** Fits a framed page into its host page: the host follows its height, its bar follows what the host shows of it, Escape closes the host's dialog. */
export function fitHost(content: HTMLElement, page: Window): void {
  // The host page says what is hidden in response to a height.
  followHiddenParts(page);
  reportHeight(content, page.parent);
  reportEscape(page);
}
