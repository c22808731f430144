/**
 * An element as a visitor knows it: by its role and accessible name, its label, or its text; by a selector only where it has none of them. A text is
 * the whole name, a pattern a part of it. Of several matches the first visible one is meant: many elements exist twice, for wide and for narrow screens.
 */
export type Target = (
  | { role: 'button' | 'combobox' | 'heading' | 'link' | 'radio'; name: string | RegExp }
  | { label: string | RegExp }
  | { text: string }
  | { css: string }
) & {
  /** A selector of the parts of the page that may contain it. */
  within?: string;
};

/** What a visitor does and sees in one window or frame. Everything but `isShown` waits for its element, and rejects if there is none in time. */
export type Visitor = {
  /** Of the browser; that of this machine, if undefined. */
  timeZone: string | undefined;
  /** Waits until one of them is visible. */
  see(...anyOf: readonly Target[]): Promise<unknown>;
  /** Whether it is visible at this moment. */
  isShown(target: Target): Promise<boolean>;
  /** Waits until that many matches are visible. */
  expectCount(target: Target, count: number): Promise<void>;
  /** Waits until the page has this main heading. */
  expectHeading(text: string): Promise<unknown>;
  /** Waits until the page has such an address. */
  expectAddress(pattern: RegExp): Promise<void>;
  /** Waits until a link leads to such an address; returns it. */
  expectLink(target: Target, pattern: RegExp): Promise<string>;
  click(target: Target): Promise<void>;
  /** Ticks a box, or chooses an option, that is not yet chosen. */
  check(target: Target): Promise<void>;
  fill(target: Target, text: string): Promise<void>;
  /** Selects the option of a list that has this value. */
  select(target: Target, value: string): Promise<unknown>;
};
