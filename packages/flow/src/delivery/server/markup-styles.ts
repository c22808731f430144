import { type ChildNode, parse } from 'postcss';

/** A rule, with the names that each of its selectors needs; or a conditional group with its parts. */
type Part = { text: string; needs: readonly (readonly string[])[] } | { start: string; parts: readonly Part[] };

/** At-rules that contain rules for elements. `@font-face` and `@keyframes` contain none, and are kept. */
const groups = ['media', 'container', 'supports', 'layer', 'starting-style'];

/**
 * The classes (`.card`) and data attributes (`data-few`, `data-state="open"`) without which a selector matches nothing. Those within `:is()`,
 * `:not()` and the like may be missing, and the root element's attributes change before the app starts.
 */
function neededNames(selector: string): string[] {
  let plain = selector.replace(/:root(\[[^\]]*\])+/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = before.replace(/\([^()]*\)/g, '');
  }
  const attributes = Array.from(plain.matchAll(/\[(data-[\w-]+)(?:=["']?([\w-]+)["']?)?[^\]]*\]/g), ([, name = '', value]) =>
    value === undefined ? name : `${name}="${value}"`,
  );
  const classes = plain.replace(/\[[^\]]*\]/g, '').match(/\.[\w-]+/g) ?? [];
  return [...attributes, ...classes];
}

function toPart(node: ChildNode): Part {
  if (node.type === 'rule') return { text: node.toString(), needs: node.selectors.map(neededNames) };
  if (node.type === 'atrule' && node.nodes && groups.includes(node.name))
    return { start: `@${node.name} ${node.params}{`, parts: node.nodes.map(toPart) };
  return { text: `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`, needs: [[]] };
}

/** The classes and data attributes of a page's elements, as in `neededNames`. */
const namesOf = (markup: string): Set<string> =>
  new Set([
    ...Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(/\s+/).map((name) => `.${name}`)).flat(),
    ...Array.from(markup.matchAll(/ (data-[\w-]+)(="[^"]*")?/g), ([, name = '', value = '']) => [name, name + value]).flat(),
  ]);

function write(parts: readonly Part[], names: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.needs.some((needed) => needed.every((name) => names.has(name))) ? part.text : '';
      const inner = write(part.parts, names);
      return inner && `${part.start}${inner}}`;
    })
    .join('');
}

/**
 * Parses the text of style sheets. Returns the function that writes those of its rules that can apply to a page's markup, in their order: a
 * rule is left out if each of its selectors needs a class or data attribute that no element has.
 */
export function markupStyles(text: string): (markup: string) => string {
  const parts = parse(text).nodes.map(toPart);
  return (markup) => write(parts, namesOf(markup));
}
