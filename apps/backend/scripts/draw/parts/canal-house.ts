import { boxes, line, path } from '../svg.ts';

export type Gable = 'step' | 'neck' | 'bell' | 'point' | 'flat';

/** A narrow house of the Low Countries, from its left foot; the gable stands above `height`. Whole units only: there are many of them. */
export function canalHouse(
  x: number,
  base: number,
  width: number,
  height: number,
  gable: Gable,
  wall: string,
  { trim = '#f6efe3', glass = '#3d5164', door = '#2f4a3f' } = {},
): string {
  const r = Math.round;
  const rise = r(width * 0.62);
  const [half, stair, tread] = [width / 2, r(rise / 4), r(width / 9)];
  const top = base - height;
  const climb = `v${-stair}h${tread}`.repeat(4);
  const descend = `v${stair}h${tread}`.repeat(4);
  const outline: Readonly<Record<Gable, string>> = {
    step: `${climb}h${width - 8 * tread}${descend}`,
    neck: `c${r(width * 0.1)} ${-r(rise * 0.1)} ${r(width * 0.26)} ${-r(rise * 0.2)} ${r(width * 0.27)} ${-rise}h${width - 2 * r(width * 0.27)}c0 ${r(rise * 0.8)} ${r(width * 0.16)} ${r(rise * 0.9)} ${r(width * 0.27)} ${rise}`,
    bell: `c${r(width * 0.3)} ${-r(rise * 0.1)} ${r(width * 0.16)} ${-r(rise * 0.9)} ${half} ${-rise}c${r(width * 0.34)} ${r(rise * 0.1)} ${r(width * 0.2)} ${r(rise * 0.9)} ${half} ${rise}`,
    point: `l${half} ${-rise}l${half} ${rise}`,
    flat: '',
  };
  const crown: Readonly<Record<Gable, string>> = {
    step: `M${x} ${top}${climb}h${width - 8 * tread}${descend}`,
    neck: `M${x + r(width * 0.2)} ${top - rise}q${r(width * 0.3)} ${-r(rise * 0.55)} ${r(width * 0.6)} 0z`,
    bell: `M${x} ${top}${outline.bell}`,
    point: `M${x} ${top}${outline.point}`,
    flat: `M${x - 2} ${top}h${width + 4}`,
  };
  const columns = width > 69 ? 3 : 2;
  const step = r(width / columns);
  const pane = r(step * 0.54);
  const [tall, storey] = [r(pane * 1.5), r(pane * 2.7)];
  const rows = Math.max(1, Math.floor((height - 44) / storey));
  const left = x + r((step - pane) / 2);
  const attic = gable === 'flat' ? '' : `M${r(x + half - pane * 0.4)} ${r(top - rise * 0.42)}h${r(pane * 0.8)}v${pane}h${-r(pane * 0.8)}z`;
  const shop = boxes(left + step, base - 27, 1, 1, (columns - 2) * step + pane, 17, 0, 0);
  return (
    path(`M${x} ${base}V${top}${outline[gable]}V${base}z`, wall) +
    (gable === 'neck' ? path(crown.neck, trim) : line(crown[gable], trim, 2.4)) +
    path(attic + boxes(left, top + 10, columns, rows, pane, tall, step, storey) + shop, glass, { stroke: trim, 'stroke-width': 2.4 }) +
    path(`M${left} ${base}v-30h${r(pane * 1.15)}v30z`, door)
  );
}
