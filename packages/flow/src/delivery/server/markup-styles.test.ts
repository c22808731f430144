import { expect, test } from 'vitest';
import { markupStyles } from './markup-styles.ts';

const markup =
  '<html data-brand="ours"><div id="app"><p class="card open" data-few>Text</p><template><b class="later" data-state="full"></b></template></div>';
const kept = (styles: string) => markupStyles(styles)(markup);

test.each([
  ['an element', 'p{color:red}'],
  ['a class of the markup', '.card{color:red}'],
  ['a class within a template', '.later{color:red}'],
  ['all classes of a selector', '.card.open .later:hover>a{color:red}'],
  ['one of several selectors', '.closed,.card{color:red}'],
  ['a class that must be missing', '.card:not(.closed){color:red}'],
  ['one class of a choice', '.card:is(.closed,.open:not(.gone)){color:red}'],
  ['an attribute with a dot', 'a[href$=".pdf"]{color:red}'],
  ['a state of the page', ':root[data-changed] .card{color:red}'],
  ['a state that elements do without a script', '.card[open]:disabled{color:red}'],
  ['a data attribute', '.card[data-few]{color:red}'],
  ['a data attribute with its value', '[data-brand=ours] .later[data-state="full"]{color:red}'],
  ['a part of the value of a data attribute', '.later[data-state~=full]{color:red}'],
  ['a condition', '@media (width>=600px){.card{color:red}}'],
  ['a condition within another', '@supports (display:grid){@media print{.card{color:red}}}'],
  ['an animation', '@keyframes fade{0%{opacity:0}}'],
  ['a font', '@font-face{font-family:Ours;src:url(/a.woff2)}'],
  ['a statement', '@layer base,step;'],
])('a rule for %s is kept', (_, styles) => {
  expect(kept(styles)).toBe(styles);
});

test.each([
  ['a class that no element has', '.closed{color:red}'],
  ['a class that only begins like one of the markup', '.car{color:red}'],
  ['two classes of which one is missing', '.card .closed{color:red}'],
  ['a class of the text, or of another attribute', '.Text,.app{color:red}'],
  ['a data attribute that no element has', '.card[data-many]{color:red}'],
  ['another value of a data attribute', '[data-brand=theirs]{color:red}'],
  ['a condition around it', '@media (width>=600px){.closed{color:red}}'],
])('a rule for %s is left out', (_, styles) => {
  expect(kept(styles)).toBe('');
});

test('what is kept stays in its order', () => {
  expect(kept('.closed{color:red}p{color:green}@media print{.closed{color:red}.open{color:blue}}.card{color:red}')).toBe(
    'p{color:green}@media print{.open{color:blue}}.card{color:red}',
  );
});
