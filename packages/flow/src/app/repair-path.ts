/**
 * The path of a page's address as it was meant: slashes that were doubled on the way are one. Slashes alone are no page, but the router would
 * take them for the root: escaped, they match no route. NUL, which is part of no identifier, becomes a byte that nobody can decode.
 */
export const repairPath = (pathname: string): string =>
  /^\/{2,}$/.test(pathname) ? '/%2F' : pathname.replace(/\/{2,}/g, '/').replaceAll('%00', '%FF');

/** False for a path that nobody can decode, such as `/tours/%E0%A4%A`. */
export function isDecodable(pathname: string): boolean {
  try {
    // The bundler drops a call whose result is not used.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
