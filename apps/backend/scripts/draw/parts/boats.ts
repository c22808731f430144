import type { ShipKind } from '../../../src/catalogue/ships.ts';
import { circle, dashes, dots, group, line, path, polygon, rect } from '../svg.ts';
import { parkedBikes } from './bike.ts';

/** How a ship is painted. `glass` is what its windows show: the sky by day, lamps by night. */
export type Livery = { hull: string; stripe: string; boot: string; house: string; trim: string; glass: string; wood: string; sail: string };

const bikeColors = ['#e8743b', '#3d86b8', '#3f9b74', '#e0b23a', '#c2513e'];

const windows = (count: number, x: number, y: number, width: number, height: number, step: number, glass: string): string =>
  dashes(`M${x} ${y + height / 2}h${(count - 1) * step + width}`, glass, height, width, step - width);

const portholes = (count: number, x: number, y: number, step: number, glass: string, r = 5): string =>
  dots(x, y, count, step, r + 1.4, '#e9edef') + dots(x, y, count, step, r, glass);

const railing = (from: number, to: number, deck: number, height: number, stroke: string, step = 26): string =>
  line(`M${from} ${deck - height}H${to}M${from} ${deck - height / 2}H${to}`, stroke, 1.5) +
  dashes(`M${from} ${deck - height / 2}H${to}`, stroke, height, 1.5, step - 1.5);

const flag = (x: number, y: number, color: string, pole = '#8a6a4a'): string =>
  line(`M${x} ${y}L${x - 8} ${y - 38}`, pole, 2) + path(`M${x - 8} ${y - 38}q-14-5-24 2q-8 4-16 0l5 17q8 4 16 0q10-6 22-3z`, color);

const awning = (from: number, to: number, deck: number, height: number, fill: string): string =>
  line(`M${from + 6} ${deck}v${-height}M${to - 6} ${deck}v${-height}M${(from + to) / 2} ${deck}v${-height}`, '#8b98a3', 2) +
  path(`M${from} ${deck - height}Q${(from + to) / 2} ${deck - height - 13} ${to} ${deck - height}l-3 7H${from + 3}Z`, fill);

/** A hotel barge of the Dutch waterways. 540 long, waterline at y = 0, bow to the right. */
const barge = ({ hull, stripe, boot, house, trim, glass, wood }: Livery): string =>
  group([
    flag(-252, -44, trim),
    rect(-214, -78, 366, 46, house, { rx: 4 }),
    windows(6, -198, -67, 34, 22, 46, glass),
    windows(2, 78, -67, 30, 22, 38, glass),
    rect(-222, -84, 382, 8, trim, { rx: 3 }),
    path('M152-78h18l14 46h-32z', house),
    railing(-126, 148, -84, 19, '#eef3f5'),
    group(parkedBikes(5, bikeColors), { transform: 'translate(22 -84)' }),
    awning(-112, 10, -84, 38, '#f4e6c8'),
    rect(-96, -96, 26, 12, wood, { rx: 2 }) + rect(-54, -96, 26, 12, wood, { rx: 2 }) + rect(-22, -96, 22, 12, wood, { rx: 2 }),
    path('M-206-84v-36h56l12 36z', house) + path('M-198-112h42l7 20h-49z', glass) + rect(-212, -126, 68, 8, trim, { rx: 3 }),
    line('M206-38V-96M206-92L236-44M206-92L170-78', '#7d6a58', 3),
    path('M-268-44C-266-20-256 2-234 8H226C254 6 268-22 276-54C252-42 230-36 204-34H-222C-240-34-256-38-268-44Z', hull),
    path('M-268-44C-256-38-240-34-222-34H204C230-36 252-42 276-54L274-46C250-34 230-29 204-27H-222C-240-27-254-31-267-36Z', stripe),
    path('M-250-4H252C246 3 238 7 226 8H-234C-242 6-248 1-250-4Z', boot),
    portholes(9, -190, -14, 44, glass),
    path('M236-30q10-2 12 8q-6 3-12-8z', '#2b3440', { opacity: 0.5 }),
  ]);

/** A river cruise ship. 680 long, waterline at y = 0, bow to the right. */
const riverCruiser = ({ hull, stripe, boot, house, trim, glass, wood }: Livery): string =>
  group([
    flag(-328, -58, trim),
    path('M-318-92H226l34 26 10 40H-318Z', house),
    windows(11, -300, -82, 38, 30, 45, glass),
    path('M206-82h18l22 18v12h-40z', glass),
    dashes('M-300-58H188', trim, 1.6, 38, 7),
    rect(-326, -98, 566, 8, trim, { rx: 3 }),
    railing(-316, 216, -98, 18, '#eef3f5', 38),
    awning(-120, 40, -98, 36, '#f4e6c8'),
    rect(-104, -110, 28, 12, wood, { rx: 2 }) + rect(-58, -110, 28, 12, wood, { rx: 2 }) + rect(-12, -110, 28, 12, wood, { rx: 2 }),
    group(parkedBikes(6, bikeColors), { transform: 'translate(-286 -98)' }),
    path('M92-98v-30h52l16 30z', house) + path('M98-122h42l10 17h-52z', glass) + rect(86, -134, 66, 7, trim, { rx: 3 }),
    line('M186-98v-34', '#7d8b96', 2.4),
    path('M-334-58C-334-26-328 0-312 8H268C302 4 326-24 342-64C318-52 296-48 268-46H-318C-326-48-330-52-334-58Z', hull),
    path('M-334-58C-330-52-326-48-318-46H268C296-48 318-52 342-64L339-57C316-45 294-41 268-39H-318C-326-41-331-46-333-51Z', stripe),
    path('M-324-5H306C296 3 284 7 268 8H-312C-318 6-321 1-324-5Z', boot),
    windows(12, -292, -30, 28, 13, 44, glass),
  ]);

/** A motor sailer of the Dalmatian coast. 470 long, waterline at y = 0, bow to the right. */
const motorSailer = ({ hull, stripe, boot, house, trim, glass, wood, sail }: Livery): string =>
  group([
    flag(-216, -62, trim),
    line('M118-60V-226M118-214L236-78M118-220L-40-96M118-150L60-96', '#8a6a4a', 2),
    rect(114, -232, 7, 176, '#a5794f', { rx: 3 }),
    path('M124-214Q190-150 226-92Q170-100 126-96Z', sail),
    line('M124-96L20-104', '#a5794f', 6) + path('M116-101Q66-116 18-106l2 7q48 2 96 6z', sail),
    rect(-196, -92, 250, 42, house, { rx: 4 }),
    windows(6, -182, -82, 28, 20, 38, glass),
    rect(-204, -98, 266, 8, trim, { rx: 3 }),
    rect(-120, -134, 132, 38, house, { rx: 4 }) + windows(3, -108, -125, 26, 18, 40, glass),
    rect(-130, -140, 152, 8, trim, { rx: 3 }),
    railing(-200, -132, -98, 19, '#f3f6f6', 22),
    awning(-206, -124, -98, 38, '#f4e6c8'),
    rect(-186, -110, 24, 12, wood, { rx: 2 }),
    group(parkedBikes(3, bikeColors), { transform: 'translate(64 -56)' }),
    path('M-228-62C-226-30-214 2-192 10H168C198 0 226-40 250-92C216-68 180-56 130-52H-196C-210-54-220-58-228-62Z', hull),
    path('M-228-62C-220-58-210-54-196-52H130C180-56 216-68 250-92L246-83C214-60 180-48 130-44H-196C-210-46-220-50-227-54Z', stripe),
    path('M-209-4H182C178 3 174 8 168 10H-192C-199 7-205 2-209-4Z', boot),
    portholes(8, -172, -24, 38, glass, 4.6),
    line('M228-84L276-112', '#a5794f', 5),
    line('M118-228L272-111', '#8a6a4a', 1.6),
  ]);

/** A gulet of the Turkish coast, varnished. 500 long, waterline at y = 0, bow to the right. */
const gulet = ({ hull, stripe, boot, house, trim, glass, wood, sail }: Livery): string =>
  group([
    line('M70-60L-62-70M-60-62L-196-72', '#8d5c34', 5),
    rect(66, -262, 7, 210, '#a86e3f', { rx: 3 }) + rect(-64, -222, 6, 172, '#a86e3f', { rx: 3 }),
    line('M70-258L286-104M70-258L-61-218L-210-64M70-150L286-104', '#6f5440', 1.6),
    path('M76-240Q160-170 262-108Q160-112 80-92Z', sail),
    path('M62-246Q0-160-46-80Q10-82 64-76Z', sail, { opacity: 0.94 }),
    path('M-66-206Q-120-140-182-82Q-120-84-66-74Z', sail, { opacity: 0.9 }),
    rect(-104, -76, 142, 28, house, { rx: 6 }) + windows(4, -92, -68, 24, 13, 33, glass),
    rect(-110, -81, 154, 7, wood, { rx: 3 }),
    awning(-206, -112, -58, 38, '#f4e6c8'),
    rect(-192, -70, 30, 14, '#e8efe9', { rx: 5 }) + rect(-156, -70, 30, 14, '#e8efe9', { rx: 5 }),
    flag(-226, -62, trim),
    path('M-240-66C-240-34-214 4-180 10H140C188 2 226-40 252-96C214-70 160-54 100-50C0-46-110-48-176-54C-202-58-226-62-240-66Z', hull),
    path(
      'M-240-66C-226-62-202-58-176-54C-110-48 0-46 100-50C160-54 214-70 252-96L248-87C212-62 160-46 100-42C0-38-110-40-176-46C-202-50-226-54-239-58Z',
      stripe,
    ),
    path('M-206-3H166C158 4 150 8 140 10H-180C-190 8-199 3-206-3Z', boot),
    portholes(7, -148, -22, 42, glass, 4.6),
    polygon(
      [
        [236, -86],
        [296, -112],
        [298, -107],
        [232, -76],
      ],
      wood,
    ),
  ]);

/** The profile of a ship of each kind, with its length. */
export const shipProfiles: Readonly<Record<ShipKind, { length: number; draw(livery: Livery): string }>> = {
  barge: { length: 544, draw: barge },
  'river-cruiser': { length: 676, draw: riverCruiser },
  'motor-sailer': { length: 500, draw: motorSailer },
  gulet: { length: 540, draw: gulet },
};

/** A small flat-bottomed sailing ship of the IJsselmeer. 190 long, waterline at y = 0. */
export const tjalk = (hull = '#3c4a3c', sail = '#b5603a'): string =>
  group([
    rect(10, -206, 5, 180, '#8a6a4a'),
    path('M6-196Q-60-130-84-38H6Z', sail) + path('M6-196Q-20-120-28-38H6Z', '#000', { opacity: 0.08 }),
    path('M19-176Q66-110 92-40H19Z', sail, { opacity: 0.88 }),
    line('M-88-36H10', '#8a6a4a', 4),
    path('M-98-34C-94-10-80 4-64 6H70C90 2 98-16 102-40C80-30 50-26 0-26S-80-28-98-34Z', hull),
    path('M-98-34C-80-28-50-26 0-26S80-30 102-40L100-33C80-23 50-19 0-19S-80-21-97-27Z', '#e0b23a'),
    path('M-58-26q-22 6-20 34q14 2 26-10z', '#8a5a34'),
  ]);

/** A rowing or fishing boat. 96 long, waterline at y = 0. */
export const dinghy = (hull: string, inside = '#f4e6c8'): string =>
  path('M-48-16Q0-8 52-22Q46 2 30 5H-34Q-44 0-48-16Z', hull) + path('M-48-16Q0-8 52-22l-3 6Q0-3-46-11Z', inside);

/** A gondola with its gondolier. 210 long, waterline at y = 0. */
export const gondola = (): string =>
  group([
    path('M-104-34Q-96-8-58 4H44Q88-2 100-44l6 2-4 10Q92 6 50 10H-60Q-102 2-110-30Z', '#1d2733'),
    path('M96-50h12v5H98v5h10v5H97v5h10v5H95z', '#9aa7b2'),
    path('M-20-6h50v8h-50z', '#a5333a'),
    line('M-62-2V-30', '#22303d', 9) + line('M-62-34V-52', '#e9eef0', 11) + line('M-62-48L-40-40', '#e9eef0', 5),
    circle(-61, -66, 7, '#e0a883') + path('M-72-69h22l-4-7h-14z', '#e8d29a') + rect(-72, -70, 22, 3, '#a5333a'),
    line('M-36-52L-66 14', '#8a6a4a', 3),
  ]);
