import { accentProperties, parseColour, radiusProperties } from '@booking/ui/theme/accent';
import type { HostTheme } from '../app/runtime.ts';

/** In CSS pixels. */
const highestRadius = 24;

/** The custom properties of the theme. What is not a colour or a radius is ignored, a radius is limited. */
export function themeProperties({ accent = '', radius = '' }: HostTheme): Record<string, string> {
  const colour = parseColour(accent);
  const pixels = /^(\d{1,4})(\.\d+)?(px)?$/.exec(radius.trim())?.[1];
  return {
    ...(colour && accentProperties(colour)),
    ...(pixels && radiusProperties(Math.min(Number(pixels), highestRadius))),
  };
}

/** Sets the theme on the root element. */
export function applyTheme({ style }: HTMLElement, theme: HostTheme): void {
  for (const [name, value] of Object.entries(themeProperties(theme))) style.setProperty(name, value);
}
