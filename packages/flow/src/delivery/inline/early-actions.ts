/** What the visitor did with a control of a server-rendered page before its app was hydrated. */
export type EarlyAction = {
  /** `input` and `change` of a field, `click` on a button or link. */
  type: string;
  element: HTMLElement;
  /** The field's value and state after the event; undefined for other elements. */
  value: string | undefined;
  checked: boolean | undefined;
};

/** The recorder that the page's inline script starts. */
type EarlyActions = {
  /** Called right before hydration. From here on clicks are React's own: it hydrates at once what is clicked. */
  stopClicks(): void;
  /** Stops recording and returns the actions in their order. */
  take(): EarlyAction[];
};

declare global {
  interface Window {
    /** Absent without a server-rendered page. */
    earlyActions?: EarlyActions | undefined;
  }
}
