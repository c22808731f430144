import { readFileSync } from 'node:fs';
import { tours } from '@booking/demo-catalogue';
import { brands } from '@booking/domain/brand';
import { renderAsync } from '@resvg/resvg-js';
import { folders } from '../folders.ts';
import { getForBrand, type PerBrand } from './brands.ts';

/** The size that messengers ask for, in pixels. */
const width = 1200;
const height = 630;

const brandDrawings: PerBrand<string> = { boatbiketours: 'brand/boatbiketours', islandhopping: 'brand/islandhopping' };

/** Cuts a drawing to the proportions of `width` and `height`. */
export function cutDrawing(svg: string): string {
  const [, drawnWidth = '0', drawnHeight = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const visible = (Number(drawnWidth) * height) / width;
  const top = (Number(drawnHeight) - visible) / 2;
  return svg
    .replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)
    .replace(/viewBox="[^"]*"/, `viewBox="0 ${top} ${drawnWidth} ${visible}"`);
}

const toPng = async (drawing: string): Promise<Uint8Array<ArrayBuffer>> => {
  const image = await renderAsync(cutDrawing(readFileSync(`${folders.images}/images/${drawing}.svg`, 'utf8')));
  return new Uint8Array(image.asPng());
};

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What messengers show of a link: the drawings of tours and brands as PNG, by the name in their address. Each is made when it is first requested. */
export const socialPictures: ReadonlyMap<string, () => Promise<Uint8Array<ArrayBuffer>>> = new Map(
  [
    ...tours.map(({ id }) => [id, `tours/${id}`] as const),
    ...brands.map((brand) => [brand, getForBrand(brandDrawings, brand)] as const),
  ].map(([name, drawing]) => [name, once(() => toPng(drawing))]),
);
