import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { pictures } from '../scripts/draw/pictures.ts';
import { cabins } from './catalogue/cabins.ts';
import { ships } from './catalogue/ships.ts';
import { tours } from './catalogue/tours.ts';

const folder = new URL('../public/images/', import.meta.url);

describe('every ship, cabin type and tour of the demo catalogue has its own picture', () => {
  test('each is drawn', () => {
    const expected = [
      ...tours.map(({ id }) => `tours/${id}.svg`),
      ...ships.flatMap(({ slug }) => ['', '-1', '-2', '-3'].map((suffix) => `ships/${slug}${suffix}.svg`)),
      ...cabins.map(({ slug }) => `cabins/${slug}.svg`),
    ];
    expect(expected.filter((path) => !pictures.has(path))).toEqual([]);
  });

  // After a change of the drawings: npx vitest run pictures --update
  test.each([...pictures])('%s is what its generator draws', async (path, draw) => {
    await expect(draw()).toMatchFileSnapshot(new URL(path, folder).pathname);
  });

  test('and no file is left over', async () => {
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((path) => path.endsWith('.svg') && !pictures.has(path.replaceAll('\\', '/')))).toEqual([]);
  });

  test('each is small, has its size, and says nothing', () => {
    for (const [path, draw] of pictures) {
      const svg = draw();
      expect([path, svg.length < 12_288]).toEqual([path, true]);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/);
      expect([path, /<text|NaN|undefined/.test(svg)]).toEqual([path, false]);
    }
  });

  test('no two are the same', () => {
    expect(new Set([...pictures.values()].map((draw) => draw())).size).toBe(pictures.size);
  });
});
