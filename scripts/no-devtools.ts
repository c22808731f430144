/**
 * Stands in for `@tanstack/devtools-event-client` in the shells' builds: the form library sends every change to its devtools, and
 * polls for them every second. The shells have none.
 */
export class EventClient {
  emit(): void {}
  on(): () => void {
    return () => {};
  }
}
