/** The address that a text is, or null. `URL.canParse` and `URL.parse` are missing in supported browsers (docs/browsers.md). */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
