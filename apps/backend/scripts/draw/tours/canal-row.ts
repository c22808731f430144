import { canalHouse, type Gable } from '../parts/canal-house.ts';

/** A house of a row: its width, its height below the gable, its gable and its colour. */
export type House = readonly [width: number, height: number, gable: Gable, wall: string];

/** Canal houses side by side, from the left foot of the first. */
export function row(from: number, base: number, houses: readonly House[]): string {
  let x = from;
  return houses
    .map(([width, height, gable, wall]) => {
      const drawn = canalHouse(x, base, width, height, gable, wall);
      x += width;
      return drawn;
    })
    .join('');
}
