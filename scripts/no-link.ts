/**
 * Stands in for the router's own link component in the shells' builds, which every route carries. Our links are plain anchors that
 * hand their clicks to the router.
 */
export function Link(): null {
  throw new Error('use ActionLink');
}
