/**
 * Stands in for `@tanstack/devtools-event-client` in the shells' builds: the form library tells its devtools of every change, and looks
 * for them every second. There are none.
 */
export class EventClient {
  emit(): void {}
  on(): () => void {
    return () => {};
  }
}
