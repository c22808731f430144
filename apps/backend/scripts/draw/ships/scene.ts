import type { Canvas } from '../canvas.ts';
import { ridge } from '../parts/land.ts';
import type { SkyName } from '../parts/sky.ts';

/** What lies behind a ship: the country that it sails in. */
export type Scene = { sky: SkyName; sun: number; water: readonly string[]; land(canvas: Canvas): void };

export const hills = (canvas: Canvas, far: string, near: string): void => {
  canvas.add(
    ridge(
      [
        [0, 270],
        [170, 226],
        [360, 272],
        [560, 216],
        [740, 262],
        [900, 222],
      ],
      352,
      far,
    ),
    ridge(
      [
        [0, 316],
        [220, 290],
        [460, 318],
        [700, 288],
        [900, 312],
      ],
      352,
      near,
    ),
  );
};
