import { afterEach, expect, test } from 'vitest';
import { FileNotLoaded } from '../../app/load-file.ts';
import { markupStylesId, pageFilesId } from '../page-files.ts';
import { loadStyles } from './load-styles.ts';

/** The elements of a server-rendered page that has these style sheets. */
function addPage(styles: readonly string[]): void {
  document.head.append(
    Object.assign(document.createElement('style'), { id: markupStylesId, textContent: 'hr{color:red}' }),
    Object.assign(document.createElement('script'), {
      id: pageFilesId,
      type: 'application/json',
      textContent: JSON.stringify({ entries: [], preloads: [], styles }),
    }),
    Object.assign(document.createElement('hr'), { id: 'of-this-test' }),
  );
}
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const getColor = () => getComputedStyle(document.getElementById('of-this-test') as Element).color;

afterEach(() => {
  for (const link of links().filter(({ href }) => href.startsWith('data:'))) link.remove();
  for (const id of [markupStylesId, pageFilesId, 'of-this-test']) document.getElementById(id)?.remove();
});

test('all style sheets of a page apply before it starts, in the place of its inline styles (SHELL-26)', async () => {
  addPage(['data:text/css,hr{color:blue}', 'data:text/css,hr{color:green}']);
  expect(getColor()).toBe('rgb(255, 0, 0)');
  await loadStyles(document);
  expect(getColor()).toBe('rgb(0, 128, 0)');
  expect(document.getElementById(markupStylesId)).toBeNull();
});

test('a style sheet that keeps failing: the page does not start, and looks as before (ERR-26)', async () => {
  const before = links().length;
  addPage(['/no/such/page-style.css']);
  await expect(loadStyles(document)).rejects.toThrow(FileNotLoaded);
  expect(links()).toHaveLength(before);
  expect(getColor()).toBe('rgb(255, 0, 0)');
});

test("the shell's own HTML has its style sheets already", async () => {
  const before = links().length;
  await loadStyles(document);
  expect(links()).toHaveLength(before);
});
