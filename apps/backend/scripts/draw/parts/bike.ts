import { circle, group, line, path, rect, repeat } from '../svg.ts';

export type BikeColors = { frame: string; tyre?: string; rim?: string; dark?: string };
type BikeKind = 'touring' | 'electric' | 'trekking' | 'kids' | 'own';

const wheel = (x: number, r: number, tyre: string, rim: string, spokes: number): string =>
  circle(x, 0, r, 'none', { stroke: tyre, 'stroke-width': r * 0.11 }) +
  circle(x, 0, r * 0.88, 'none', { stroke: rim, 'stroke-width': r * 0.05 }) +
  line(
    repeat(spokes, (index) => {
      const angle = (Math.PI * index) / spokes + 0.2;
      const [dx, dy] = [Math.cos(angle) * r * 0.86, Math.sin(angle) * r * 0.86];
      return `M${(x - dx).toFixed(1)} ${(-dy).toFixed(1)}L${(x + dx).toFixed(1)} ${dy.toFixed(1)}`;
    }),
    rim,
    0.7,
  ) +
  circle(x, 0, r * 0.09, tyre);

/**
 * A bicycle, riding to the right. Rear hub at (0, 0), front hub at (108, 0), wheels of radius 35: 178 wide, 120 high.
 * With `detail` 0 it is light enough to be repeated.
 */
export function bicycle(
  { frame, tyre = '#2b3440', rim = '#9aa7b2', dark = '#2b3440' }: BikeColors,
  kind: BikeKind = 'touring',
  detail = 1,
): string {
  const sporty = kind === 'trekking' || kind === 'own';
  const tube = kind === 'electric' ? 7 : 5;
  const top = sporty ? 'M33-50L85-56' : kind === 'kids' ? 'M38-28L86-44' : 'M38-36Q62-34 84-50';
  return group([
    detail
      ? wheel(0, 35, tyre, rim, 8) + wheel(108, 35, tyre, rim, 8)
      : line('M-35 0a35 35 0 1 0 70 0a35 35 0 1 0-70 0m108 0a35 35 0 1 0 70 0a35 35 0 1 0-70 0', tyre, 3.6),
    detail && kind !== 'own' ? line('M-36-14A39 39 0 0 1 24-31M72-15A39 39 0 0 1 118-38', dark, 2.6) : '',
    detail && kind !== 'own' && kind !== 'kids' ? line('M0-1L-8-42M-30-44H26M-14-44l10 18', dark, 2.6) : '',
    line('M0 0L44 2M0 0L33-48', frame, tube * 0.75),
    kind === 'electric' ? rect(-26, -54, 44, 11, '#3b4752', { rx: 4 }) : '',
    line(`M44 2L31-58${top.replace('M', 'M')}M44 2L87-46M86-66L90-38`, frame, tube),
    line('M90-40Q94-16 108 0', frame, tube * 0.8),
    line(sporty ? 'M86-66L84-76M70-77H90' : 'M86-66L83-82Q72-90 62-84', dark, 3.6),
    path('M14-66Q28-72 44-67Q40-60 30-60Q20-60 14-66Z', dark),
    line('M36 2a8 8 0 1 0 16 0a8 8 0 1 0-16 0M44 2L52 14M47 15H58', dark, 2.8),
    detail ? line('M0-5L42-6M0 5L42 10', '#59646f', 1.2) : '',
    kind === 'touring' && detail
      ? line('M87-68h12', dark, 3) + path('M94-88h27l-3 25h-21z', '#b98a54') + line('M95-80h25M96-72h23', '#96693a', 1.4)
      : '',
    kind === 'electric' && detail ? circle(0, 0, 7, '#3b4752') + line('M88-60l8 1', dark, 3) + circle(98, -58, 5, '#ffe29a') : '',
    kind === 'trekking' && detail
      ? path('M-30-44h24v27a5 5 0 0 1-5 5h-14a5 5 0 0 1-5-5z', '#d7643f') + rect(-30, -38, 24, 4, '#a9482a')
      : '',
    kind === 'kids' && detail
      ? line('M-22-6L-34-84', dark, 1.4) + path('M-34-84l-22 6 20 10z', '#e8b23a') + circle(88, -72, 4, '#e8b23a')
      : '',
    kind === 'own' && detail
      ? path('M60-12l8-22 7 2-8 23z', '#4f9fc4') +
        path('M94-78q0-16 17-16t17 16q-8-4-34 0z', '#c2513e') +
        line('M98-78q4 10 12 8t12-8', dark, 1.6)
      : '',
  ]);
}

export type RiderColors = { shirt: string; trousers: string; helmet: string; skin?: string; frame: string };

/** Somebody on a bicycle, riding to the right; the ground is at y = 37, the helmet at y = -148. */
export function cyclist({ shirt, trousers, helmet, skin = '#e0a883', frame }: RiderColors, detail = 0): string {
  return group([
    line('M33-74L52-38L40 -8', trousers, 10),
    bicycle({ frame }, 'touring', detail),
    line('M34-74L64-42L52 12L62 13', trousers, 11),
    line('M35-78L50-106', shirt, 21),
    line('M51-106L64-88', shirt, 10),
    line('M64-88L76-80', skin, 8),
    line('M52-112L55-122', skin, 8),
    circle(57, -129, 11, skin),
    path('M44-131a13.5 13 0 0 1 26-3l3 3z', helmet),
  ]);
}

/** A pair riding one behind the other, at home on every dyke. The ground is at y = 37. */
const pair = (one: RiderColors, other: RiderColors): string => cyclist(other) + group(cyclist(one), { transform: 'translate(214 4)' });

export const couple = pair(
  { shirt: '#e8743b', trousers: '#2f4358', helmet: '#f4f1ea', frame: '#1f6f9f' },
  { shirt: '#f2c14e', trousers: '#3d4f63', helmet: '#c8443a', frame: '#2f7d5c', skin: '#c98f6b' },
);

/** A row of parked bicycles, as seen on a ship's deck; `count` of them, each 21 from the next. */
export const parkedBikes = (count: number, colors: readonly string[]): string =>
  line(
    repeat(count, (index) => `M${index * 21 - 5} -6a5 5 0 1 0 10 0a5 5 0 1 0-10 0m16 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0`),
    '#3b4752',
    1.4,
  ) +
  repeat(count, (index) => line(`M${index * 21} -6l6-8h7l3 8m-10-8l1 8 6-8m-8-2h3m4-1h3`, colors[index % colors.length] ?? '#fff', 1.5));
