import type { ShipSlug } from '../../../src/catalogue/ships.ts';
import type { Canvas } from '../canvas.ts';
import { water } from '../parts/land.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { scenes } from './scenes.ts';

/** Where the water begins in every picture of a ship. */
export const horizon = 350;

/** Sky, land and water of a ship's country, over the whole picture. */
export function backdrop(canvas: Canvas, ship: ShipSlug, { byDay = true, withClouds = true, glints = 24 } = {}): void {
  const scene = scenes[ship];
  sky(canvas, scene.sky, horizon + 2);
  if (byDay) sun(canvas, scene.sun, 116, 34);
  if (byDay && withClouds)
    clouds(canvas, [
      [scene.sun > 450 ? 260 : 640, 110, 0.8],
      [scene.sun > 450 ? 470 : 420, 80, 0.45],
    ]);
  scene.land(canvas);
  water(canvas, horizon, canvas.height, scene.water, { seed: ship.length * 7, glints });
}
