import type { PictureVariants } from '@booking/config';
import { createContext } from 'react';

/** The sizes in which the deployment offers its pictures; null if each has only one. */
export const PictureVariantsContext = createContext<PictureVariants | null>(null);

/** A picture's variants, as a `srcset`; undefined if it has none. */
export function toSrcSet(src: string, variants: PictureVariants | null): string | undefined {
  if (!variants || !src.startsWith(variants.from)) return undefined;
  const [path = ''] = src.slice(variants.from.length).replaceAll(' ', '%20').split('#');
  return variants.widths
    .map((width) => `${variants.to.replace('{path}', () => path).replace('{width}', String(width))} ${width}w`)
    .join(', ');
}

/**
 * What the fragment of a picture's address says about it: the point that stays in view when it is cropped, in per cent from the top left, and the
 * colour of its place until it has loaded. `#focus=30,60&color=8fb3c7`.
 */
export function toPictureStyle(src: string): { objectPosition?: string; backgroundColor?: string } {
  const [, x, y] = /#.*?\bfocus=(\d+),(\d+)/.exec(src) ?? [];
  const [, color] = /#.*?\bcolor=([\da-f]{6})/i.exec(src) ?? [];
  return { ...(x && { objectPosition: `${x}% ${y}%` }), ...(color && { backgroundColor: `#${color}` }) };
}
