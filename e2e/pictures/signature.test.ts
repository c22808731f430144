import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { findDifference, findPixelDifference, showDifference } from './difference.ts';
import { formatSignature, getSignature, parseSignature } from './signature.ts';

type Box = { left: number; top: number; width: number; height: number; level: number };

/** A white page with lines of text: strokes of 2 px, 4 px apart, so that every fourth pixel of a line is ink. */
function getPage({ width = 390, height = 600, left = 40, top = 100, lines = 1, level = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  const paint = (box: Box): void => {
    for (let y = box.top; y < box.top + box.height; y++) {
      for (let x = box.left; x < box.left + box.width; x++) png.data.fill(box.level, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  };
  for (let line = 0; line < lines; line++) {
    for (let stroke = 0; stroke < 20; stroke++) paint({ left: left + stroke * 8, top: top + line * 24, width: 2, height: 11, level });
  }
  return PNG.sync.write(png);
}
const compare = (before: Buffer, now: Buffer) => findDifference(parseSignature(formatSignature(getSignature(before))), getSignature(now));

test('a signature is written as text and read again', () => {
  const signature = getSignature(getPage({ lines: 5 }));
  const text = formatSignature(signature);
  expect(formatSignature(parseSignature(text))).toBe(text);
  expect(text).toMatch(/^390x600\nbrightness\nff\.+\n=\n=\n/);
  expect(text.length).toBeLessThan(1500);
});

test.each(['', '390x600\n', '390x\nbrightness\nff\ncolours\nffffff\n'])('%j is no signature', (text) => {
  expect(() => parseSignature(text)).toThrow('no signature');
});

test('equal pictures do not differ, and neither do pictures in which a few pixels are drawn otherwise', () => {
  expect(compare(getPage(), getPage())).toBeNull();
  const edge = PNG.sync.read(getPage());
  for (const pixel of [4100, 4101, 4490, 4491]) edge.data.fill(200, pixel * 4, pixel * 4 + 3);
  expect(compare(getPage(), PNG.sync.write(edge))).toBeNull();
});

test.each([40, 44, 48, 52, 56, 60])('a line of text at %i px that moves by 2 px is found', (at) => {
  expect(compare(getPage({ left: at }), getPage({ left: at + 2 }))?.changes.length).toBeGreaterThan(0);
  expect(compare(getPage({ top: at }), getPage({ top: at + 2 }))?.changes.length).toBeGreaterThan(0);
});

test('a text that has another grey is found, and a page that has another colour of the same brightness', () => {
  expect(compare(getPage(), getPage({ level: 60 }))?.changes.length).toBeGreaterThan(0);
  const tinted = PNG.sync.read(getPage());
  for (let pixel = 0; pixel < tinted.data.length; pixel += 4) tinted.data.set([245, 255, 255], pixel);
  const other = PNG.sync.read(getPage());
  for (let pixel = 0; pixel < other.data.length; pixel += 4) other.data.set([255, 250, 255], pixel);
  expect(compare(PNG.sync.write(tinted), PNG.sync.write(other))?.changes.every(({ size }) => size === 96)).toBe(true);
});

test('the difference says which part changed, and by how much', () => {
  const { description } = compare(getPage(), getPage({ lines: 2 })) ?? {};
  expect(description).toMatch(
    /^Colours changed between 0 and 288 px from the left, 0 and 288 px from the top, by up to \d+\.\d of 255 levels\.$/,
  );
});

test('of a page that became longer, the part that both have is compared', () => {
  expect(compare(getPage(), getPage({ height: 602 }))?.description).toBe(
    'It has 390 × 602 px, the baseline 390 × 600. No colour changed in the part that both have.',
  );
  expect(compare(getPage({ height: 602 }), getPage({ top: 102 }))?.description).toMatch(
    /^It has 390 × 600 px, the baseline 390 × 602. Colours changed/,
  );
});

test('in the picture of a difference everything else is faded', () => {
  const file = getPage({ top: 100 });
  const { changes = [] } = compare(getPage({ top: 300 }), file) ?? {};
  const { data, width } = PNG.sync.read(showDifference(file, changes));
  const opacity = (x: number, y: number) => data[(y * width + x) * 4 + 3];
  expect([opacity(60, 105), opacity(60, 305), opacity(60, 500), opacity(380, 105)]).toEqual([255, 255, 60, 60]);
});

test('a word in another colour hardly changes a signature, but the picture itself', () => {
  const paint = (colour: readonly number[]): Buffer => {
    const page = PNG.sync.read(getPage());
    for (let pixel = 0; pixel < 60; pixel++) page.data.set(colour, ((200 + Math.floor(pixel / 20)) * page.width + 100 + (pixel % 20)) * 4);
    return PNG.sync.write(page);
  };
  const [before, now] = [paint([122, 82, 0]), paint([138, 61, 0])];
  expect(compare(before, now)).toBeNull();
  const difference = findPixelDifference(before, now);
  expect(difference?.description).toContain(
    'between 96 and 128 px from the left, 192 and 208 px from the top, by up to 21.0 of 255 levels',
  );
  expect(PNG.sync.read(showDifference(now, difference?.changes ?? [])).data.filter((part) => part === 60).length).toBeGreaterThan(0);
  expect(findPixelDifference(before, before)).toBeNull();
  expect(findPixelDifference(before, getPage({ width: 768 }))).toBeNull();
});

test('a few pixels at the edge of a curve may differ', () => {
  const edge = PNG.sync.read(getPage());
  for (let pixel = 4100; pixel < 4130; pixel++) edge.data.fill(200, pixel * 4, pixel * 4 + 3);
  expect(findPixelDifference(getPage(), PNG.sync.write(edge))).toBeNull();
  edge.data.fill(200, 4130 * 4, 4130 * 4 + 3);
  expect(findPixelDifference(getPage(), PNG.sync.write(edge))).not.toBeNull();
});
