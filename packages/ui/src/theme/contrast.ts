type Colours = ReadonlyMap<string, string>;

/** The colours of a brand's style sheet: token without `--color-`, value as `#rrggbb`. Colours with transparency are left out. */
export const parseColours = (css: string): Colours =>
  new Map(Array.from(css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/g), ([, name = '', hex = '']) => [name, hex]));

/** The relative luminance of a colour `#rrggbb` by WCAG 2.2, from 0 to 1. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. Throws for a token that the brand does not have. */
export function contrast(colours: Colours, one: string, other: string): number {
  const light = [one, other].map((name) => {
    const hex = colours.get(name);
    if (!hex) throw new Error(`no colour ${name}`);
    return luminance(hex);
  });
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

const grounds = [
  'ground',
  'surface',
  'sunken',
  'brand-soft',
  'selected-soft',
  'info-soft',
  'available-soft',
  'request-soft',
  'discount-soft',
  'few-soft',
  'error-soft',
];
/** Text and its background: at least 4.5 to 1. */
export const textPairs: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['text', ground]),
  ...['ground', 'surface', 'sunken', 'brand-soft', 'selected-soft'].flatMap((ground): [string, string][] => [
    ['muted', ground],
    ['link', ground],
    ['brand', ground],
  ]),
  // A day's old price and its reduced one.
  ['muted', 'available-soft'],
  ['discount', 'available-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-selected', 'selected'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['surface', 'error'],
  ...['available', 'request', 'discount', 'few', 'error', 'success', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    [tone, 'surface'],
    [tone, 'ground'],
  ]),
];
/** The edge of a control and its background: at least 3 to 1. */
export const uiPairs: [string, string][] = ['line-strong', 'focus', 'selected', 'error', 'brand'].flatMap((name): [string, string][] => [
  [name, 'surface'],
  [name, 'ground'],
]);
