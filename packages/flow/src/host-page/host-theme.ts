import { type ThemeParameter, themeParameters } from '@booking/config/theme-parameters';
import { accentProperties, parseColour, radiusProperties } from '@booking/ui/theme/accent';
import type { HostTheme } from '../app/runtime.ts';

/** In CSS pixels. */
const highestRadius = 24;

/** The custom properties of each parameter. What is not a colour or a radius has none; a radius is limited. */
const properties: Record<ThemeParameter, (text: string) => Record<string, string>> = {
  accent(text) {
    const colour = parseColour(text);
    return colour ? accentProperties(colour) : {};
  },
  radius(text) {
    const pixels = /^(\d{1,4})(\.\d+)?(px)?$/.exec(text.trim())?.[1];
    return pixels ? radiusProperties(Math.min(Number(pixels), highestRadius)) : {};
  },
};

/** The custom properties of the theme. */
export const themeProperties = (theme: HostTheme): Record<string, string> =>
  Object.assign({}, ...themeParameters.map((name) => properties[name](theme[name] ?? '')));

/** Sets the theme on the root element. */
export function applyTheme({ style }: HTMLElement, theme: HostTheme): void {
  for (const [name, value] of Object.entries(themeProperties(theme))) style.setProperty(name, value);
}
