/** What translators leave alone: what is marked so, and what is not shown as text. */
const untranslated = '[translate="no"], script, style, title, textarea, svg, iframe, font';
/** A price, a phone number, an e-mail address, a booking number: never a text to translate. */
const untranslatable = /^(-?[€$]\s?[\d.,]+|\+\d[\d ]+|\S+@\S+|[A-Z]{3}-\d+)$/;
const style = 'vertical-align: inherit;';

const isTranslated = ({ data, parentElement }: Text): boolean =>
  data.trim() !== '' && parentElement !== null && parentElement.closest(untranslated) === null;

function translateText(text: Text): void {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  outer.setAttribute('style', style);
  inner.setAttribute('style', style);
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
}

/** The text nodes in a node, itself included. */
function getTexts(root: Node): Text[] {
  if (root instanceof Text) return [root];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

export type Translator = {
  /** The texts that it has translated although they must stay as they are. SHELL-36. */
  getMistakes(): string[];
  stop(): void;
};

/**
 * Does to a page what the translator of a browser does: it replaces each text node by two `font` elements with a text of their own, now and
 * whenever a text is added or changes. The words stay the same, so that tests can read them.
 */
export function translatePage(root: HTMLElement): Translator {
  const mistakes = new Set<string>();
  const translate = (node: Node) => {
    for (const text of getTexts(node).filter(isTranslated)) {
      if (untranslatable.test(text.data.trim())) mistakes.add(text.parentElement?.outerHTML.slice(0, 300) ?? '');
      translateText(text);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  translate(root);
  return { getMistakes: () => [...mistakes], stop: () => observer.disconnect() };
}
