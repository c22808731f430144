/** A width and height in CSS pixels. */
export type Size = { width: number; height: number };

/** An element of the document shown. Clicks and keys are the engine's own, at the element's place. */
export type Handle = {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Selects the option with that value. */
  select(value: string): Promise<unknown>;
};

/**
 * A window of an engine: what the drivers have in common. A function given to `run` and `find` runs in the document shown, with its arguments;
 * it must refer to nothing outside itself. Everything rejects while a document is being loaded.
 */
export type Tab = {
  open(address: string): Promise<void>;
  /** Evaluates a script's source, past the page's content policy. */
  inject(source: string): Promise<void>;
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  find<Args extends unknown[]>(script: (...args: Args) => Element | null, ...args: Args): Promise<Handle | null>;
  /** The later calls concern the frame of that element. */
  enterFrame(script: () => Element | null): Promise<void>;
  /** The later calls concern the window opened last; rejects while there is only one. */
  enterNewWindow(): Promise<void>;
  /** What is visible in the window, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Uncaught errors of the page so far; always empty if the driver does not report them. */
  faults(): readonly string[];
  /** Ends the browser and every other process that was started for it. */
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  isInstalled(): boolean;
  /** The Debian packages that contain it. */
  packages: readonly string[];
  /** Starts a browser with an empty profile. */
  start(size: Size): Promise<Tab>;
};
