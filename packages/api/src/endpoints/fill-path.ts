/** Fills path parameters in. A colon is not encoded: it joins several tour ids. CALL-2. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '').replaceAll('%3A', ':'));
