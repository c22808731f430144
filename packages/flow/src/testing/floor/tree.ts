/** An element of a captured page: its name, its attributes, and what is in it. */
export type Tree = { tag: string; attributes: Record<string, string>; children: (Tree | string)[] };

/** What the page of the floor shows: the frame around the screens, each screen's content, and the styles of the page they are captured from. */
export type Captured = { frame: Tree; screens: Tree[][]; styles: string };

/** In a page: captures the visible elements of the frame without its main element's content, those of the main element, and the styles. */
export function capturePage(): { frame: Tree; content: Tree[]; styles: string } {
  // The options of a select are never visible, and always needed.
  const isShown = (element: Element): boolean =>
    element.matches('select > *') || (element.checkVisibility() && !element.matches('script, style, template, noscript, dialog'));
  const capture = (element: Element, isEmptied = false): Tree => {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    // The floor's page has an origin of its own.
    if (element instanceof HTMLImageElement) attributes.src = element.currentSrc;
    delete attributes.srcset;
    return { tag: element.localName, attributes, children: isEmptied ? [] : captureChildren(element) };
  };
  const captureChildren = (element: Element): (Tree | string)[] =>
    [...element.childNodes].flatMap((node): (Tree | string)[] => {
      if (node instanceof Text) return [node.data];
      return node instanceof Element && (isShown(node) || element instanceof SVGElement) ? [capture(node, node.localName === 'main')] : [];
    });
  const main = document.querySelector('main');
  const root = main?.closest('body > *');
  if (!main || !root) throw new Error('the page has no main element');
  return {
    frame: capture(root),
    content: captureChildren(main).filter((one) => typeof one !== 'string'),
    styles: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n'),
  };
}
