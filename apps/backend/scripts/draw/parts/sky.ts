import type { Canvas, Stops } from '../canvas.ts';
import { circle, group, path, random, rect, repeat } from '../svg.ts';

/** Skies from the zenith down to the horizon. */
const skies = {
  morning: ['#a9d3ec', '#dcedf2', '#fdf1dc'],
  day: ['#7fbde8', '#bfe0f3', '#f0f7f3'],
  warm: ['#8cc6e4', '#f6e8d0', '#fbd3a0'],
  evening: ['#5b7fb4', '#e3a99a', '#fcd9a2'],
  south: ['#3fa6dc', '#93d2ec', '#e3f4ee'],
  dusk: ['#31456f', '#8a6f93', '#f0a583'],
  night: ['#0d1b38', '#20365f', '#46608f'],
} as const satisfies Record<string, Stops>;

export type SkyName = keyof typeof skies;

export function sky(canvas: Canvas, name: SkyName, horizon: number): void {
  canvas.add(rect(0, 0, canvas.width, horizon, canvas.gradient(skies[name])));
}

export function sun(canvas: Canvas, x: number, y: number, r: number, color = '#fff3cf'): void {
  canvas.add(circle(x, y, r * 3.2, canvas.glow(color, 0.75)), circle(x, y, r, color));
}

/** Flat-bottomed fair-weather clouds; each is [x, y, scale]. */
export function clouds(canvas: Canvas, where: readonly (readonly [number, number, number])[], fill = '#fff', opacity = 0.82): void {
  const id = canvas.keep(path('M-84 0h160a17 17 0 0 0-4-33 38 38 0 0 0-66-20 27 27 0 0 0-46 16 19 19 0 0 0-44 37z', fill));
  canvas.add(
    group(
      where.map(([x, y, scale]) => canvas.use(id, x, y, scale)),
      { opacity },
    ),
  );
}

export function stars(canvas: Canvas, count: number, bottom: number, seed = 7): void {
  const next = random(seed);
  canvas.add(
    group(
      repeat(count, () => circle(next() * canvas.width, next() * bottom, 0.8 + next() * 1.4, '#fff')),
      { opacity: 0.7 },
    ),
  );
}

export function gulls(canvas: Canvas, where: readonly (readonly [number, number, number])[], stroke = '#5d7385'): void {
  const id = canvas.keep(`<path d="M-14-5Q-6-9 0 0Q6-9 14-5" fill="none" stroke="${stroke}" stroke-width="2.4" stroke-linecap="round"/>`);
  canvas.add(...where.map(([x, y, scale]) => canvas.use(id, x, y, scale)));
}
