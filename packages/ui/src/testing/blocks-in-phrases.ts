const phrases = ':is(span, label, p, button, output, strong, em, small, h1, h2, h3, h4):not([data-html] *)';
const blocks = ':is(div, p, ul, ol, dl, table, section, article, nav, aside, figure, fieldset, form, h1, h2, h3, h4)';

/** The blocks inside elements that may contain phrases only, which browsers repair in their own ways. What the sanitiser made is excepted. SHELL-68. */
export const blocksInPhrases = (root: ParentNode): string[] =>
  [...root.querySelectorAll(`${phrases} ${blocks}`)].map((block) => block.parentElement?.outerHTML.slice(0, 300) ?? '');
