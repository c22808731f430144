import { luminance } from './contrast.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Then it is readable, 4.5 to 1, on every light background of both brands as well. */
const contrastWithWhite = 5.3;

const toHex = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(toHex(one)), luminance(toHex(other))].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((part, index) => Math.round(part * (1 - share) + (other[index] ?? 0) * share)) as unknown as Rgb;

function darken(colour: Rgb, isDarkEnough: (candidate: Rgb) => boolean): Rgb {
  let share = 0;
  while (!isDarkEnough(mix(colour, black, share))) share += 0.02;
  return mix(colour, black, share);
}

/** Reads `#rgb`, `#rrggbb` (with or without `#`) or `rgb(r, g, b)`; null for anything else. */
export function parseColour(text: string): Rgb | null {
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (hex) {
    const digits = hex.length === 3 ? Array.from(hex, (digit) => digit + digit) : (hex.match(/../g) ?? []);
    return digits.map((part) => Number.parseInt(part, 16)) as unknown as Rgb;
  }
  const parts = /^rgb\((\d{1,3}),? (\d{1,3}),? (\d{1,3})\)$/.exec(text.trim())?.slice(1).map(Number);
  return parts?.every((part) => part <= 255) ? (parts as unknown as Rgb) : null;
}

/**
 * The custom properties of a theme with another accent: the main action has the accent itself, with black or white text, whichever is more
 * readable; as a colour of text, links and chosen days it is darkened until it is readable on every background.
 */
export function accentProperties(accent: Rgb): Record<`--color-${string}`, string> {
  // One of the two always reaches 4.5 to 1.
  const onAction = contrast(accent, white) >= 4.5 ? white : black;
  const brand = darken(accent, (one) => contrast(one, white) >= contrastWithWhite && contrast(one, mix(one, white, 0.9)) >= 4.5);
  const soft = toHex(mix(brand, white, 0.9));
  return {
    '--color-action': toHex(accent),
    '--color-action-strong': toHex(mix(accent, onAction === white ? black : white, 0.15)),
    '--color-on-action': toHex(onAction),
    '--color-brand': toHex(brand),
    '--color-brand-strong': toHex(mix(brand, black, 0.25)),
    '--color-on-brand': toHex(white),
    '--color-brand-soft': soft,
    '--color-link': toHex(brand),
    '--color-selected': toHex(brand),
    '--color-on-selected': toHex(white),
    '--color-selected-soft': soft,
    '--color-focus': toHex(brand),
  };
}

/** The corners of fields, buttons and cards, from the radius of a button in CSS pixels, 0 to 24. */
export const radiusProperties = (radius: number): Record<`--radius-${string}`, string> => ({
  '--radius-s': `${Math.round(radius * 0.8)}px`,
  '--radius-m': `${radius}px`,
  '--radius-l': `${Math.round(radius * 1.4)}px`,
});
