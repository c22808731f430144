import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Interaction } from './interactions.ts';
import type { Vitals } from './lab.ts';
import type { Rendering } from './rendering.ts';
import type { StepTime } from './steps.ts';

export type Measured = { name: string; choosing: boolean; vitals: Vitals };

const file = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
const ms = (value: number): string => `${Math.round(value)}`;
const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0;

function row(floor: number, { name, choosing, vitals }: Measured): string {
  const { paint, largest, blocking, ownBlocking, shifts, scores } = vitals;
  const ratio = largest / floor;
  const isOver = ratio > (choosing ? 1.3 : 2) || blocking > 100 || shifts > 0.01 || scores[0] < 97 || scores[1] < 100 || scores[2] < 100;
  const cells = [
    name,
    ms(paint),
    ms(largest),
    ratio.toFixed(2),
    ms(blocking),
    ms(ownBlocking),
    shifts.toFixed(3),
    scores.join(' / '),
    isOver ? 'over' : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

type Results = {
  floor: Vitals;
  screens: readonly Measured[];
  interactions: readonly Interaction[];
  steps: readonly StepTime[];
  rendering: Rendering | null;
  runs: number;
};

/** The most that the four steps may take on a slow phone, in milliseconds. */
const stepLimits = [250, 150, 180, 280];

function stepRow({ name, clock, own, floorClock, floorOwn }: StepTime, index: number): string {
  const [limit = 0, ratio] = [stepLimits[index], own / floorOwn];
  const isOver = clock > limit || ratio > 2;
  return `| ${[name, ms(clock), ms(limit), ms(floorClock), ms(own), ms(floorOwn), ratio.toFixed(2), isOver ? 'over' : ''].join(' | ')} |`;
}

const costs = ({ pages, cpu, before, after }: Rendering): string =>
  `A page of the date step costs the server ${cpu.toFixed(1)} ms of processor time, its data and its compression included; ${pages} of them took its memory from ${ms(before)} to ${ms(after)} MB.`;

/** The tables of the screens, the interactions and the server, as shown in docs/performance.md. */
export function table({ floor, screens, interactions, steps, rendering, runs }: Results): string {
  const durations = interactions.map(({ duration }) => duration);
  const slowest = interactions.toSorted((one, other) => other.duration - one.duration).slice(0, 5);
  return [
    `Lighthouse, mobile, simulated slow 4G, median of ${runs}; milliseconds.`,
    '',
    '| screen | first paint | largest paint | × static | blocking | its own | shifts | performance / accessibility / best practices | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    row(floor.largest, { name: 'a static page', choosing: true, vitals: floor }),
    ...screens.map((one) => row(floor.largest, one)),
    '',
    `The journey from the tour list to the paid booking, processor four times slower: ${durations.length} interactions of 16 ms or more,`,
    `75th percentile ${ms(percentile(durations, 0.75))} ms, slowest ${ms(Math.max(0, ...durations))} ms. The slowest five:`,
    '',
    ...slowest.map(({ name, target, duration }) => `- ${ms(duration)} ms: ${name} on \`${target.replaceAll('`', "'")}\``),
    '',
    `From a tap to the end of the paint with the next step's content, median of ${runs}; milliseconds. 'Slow' is by the clock from the click, on a phone with slow 4G and a`,
    "processor four times slower. 'Own' is the processor time of the page's main thread from the touch, unthrottled. The floor is a page of React and the router with the same elements.",
    '',
    '| step | slow | limit | floor | own | floor | × floor | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...steps.map(stepRow),
    ...(rendering ? ['', costs(rendering)] : []),
  ].join('\n');
}

/** Puts the text into its section of docs/performance.md, which it formats. */
export function writeSection(text: string): void {
  const page = readFileSync(file, 'utf8');
  const [before, rest = ''] = page.split('<!-- vitals -->');
  const [, after = ''] = rest.split('<!-- /vitals -->');
  writeFileSync(file, `${before}<!-- vitals -->\n\n${text}\n\n<!-- /vitals -->${after}`);
  execFileSync('biome', ['format', '--write', file], { stdio: 'inherit' });
}
