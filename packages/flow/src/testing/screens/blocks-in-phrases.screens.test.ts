import { blocksInPhrases } from '@booking/ui/testing';
import { expect, test } from 'vitest';

// Every screen and every story is examined after its test.
test.each([
  ['<p>one <span>two</span></p>', 0],
  ['<div><h2>one</h2><p>two</p></div>', 0],
  ['<span><div>one</div></span>', 1],
  ['<button><ul><li>one</li></ul></button>', 1],
  ['<label>one <fieldset></fieldset></label>', 1],
  ['<div data-html><span><div>of a description</div></span></div>', 0],
])('blocks inside phrases are found: %s has %i (SHELL-68)', (html, count) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  expect(blocksInPhrases(root)).toHaveLength(count);
});
