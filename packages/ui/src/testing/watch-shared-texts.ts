/** Sanitised HTML of the backend, which React sets as a whole and never changes in part. */
const html = '[data-html]';

/** A text that was removed again, or translated, since it was added has no parent. */
const isShared = (node: Node): boolean => {
  const parent = node.parentElement;
  return node instanceof Text && node.data.trim() !== '' && parent !== null && parent.childNodes.length !== 1 && !parent.closest(html);
};

function addSharedTexts(root: Node, found: Map<Node, string>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (isShared(node)) found.set(node, node.parentElement?.outerHTML.slice(0, 300) ?? '');
}

/**
 * Collects the texts that are not the only child of their element, from now on. React changes and removes such a text node by itself. A translator
 * has replaced it by then, so React would change a text that nobody sees, or fail. SHELL-34.
 */
export function watchSharedTexts(root: HTMLElement): { list(): string[]; stop(): void } {
  const found = new Map<Node, string>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) addSharedTexts(node, found);
  });
  observer.observe(root, { childList: true, subtree: true });
  addSharedTexts(root, found);
  return { list: () => [...new Set(found.values())], stop: () => observer.disconnect() };
}
