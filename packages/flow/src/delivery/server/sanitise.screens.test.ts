import { sanitise as inBrowser } from '@booking/ui/sanitise';
import { expect, test } from 'vitest';
import { sanitise as onServer } from './sanitise.ts';

const link = (href: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">x</a>`;
const bare = '<a target="_blank" rel="noopener noreferrer">x</a>';

/** Parses HTML for a comparison of nodes: the order of attributes does not matter. */
function nodes(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

// If they differed, content would appear or disappear on hydration.
test.each([
  ['text', 'A fine ship', 'A fine ship'],
  [
    'the allowed tags',
    '<p>A <b>b</b><i>i</i><u>u</u></p><ul><li>1</li></ul><ol><li>2</li></ol>',
    '<p>A <b>b</b><i>i</i><u>u</u></p><ul><li>1</li></ul><ol><li>2</li></ol>',
  ],
  ['another tag, its text kept', '<div>A <strong>fine</strong> ship</div>', 'A fine ship'],
  ['a script', 'A<script>alert(1)</script>', 'A'],
  ['a style sheet', 'A<style>p{}</style>', 'A'],
  ['a picture', 'A<img src="x" onerror="alert(1)">', 'A'],
  ['attributes', '<p class="x" style="color:red" onclick="alert(1)" data-x="1" aria-label="y" id="z">A</p>', '<p>A</p>'],
  ['a link to https', '<a href="https://example.com" class="x" target="_top">x</a>', link('https://example.com')],
  ['a link to http', '<a href="http://example.com">x</a>', link('http://example.com')],
  ['a link to an email address', '<a href="mailto:info@example.com">x</a>', link('mailto:info@example.com')],
  ['a link that is a script', '<a href="javascript:alert(1)">x</a>', bare],
  ['a link that is a script, in capitals', '<a href="JaVaScRiPt:alert(1)">x</a>', bare],
  ['a link that is data', '<a href="data:text/html,x">x</a>', bare],
])('the server and the browser allow the same HTML: %s (SHELL-20, OUT-33)', (_, html, expected) => {
  expect(inBrowser(html)).toSatisfy((text: string) => nodes(text).isEqualNode(nodes(expected)));
  expect(onServer(html)).toSatisfy((text: string) => nodes(text).isEqualNode(nodes(expected)));
});
