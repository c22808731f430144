import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Sighting, sightingType } from './walk-log.ts';

const getSightings = ({ annotations }: TestResult): Sighting[] =>
  annotations.flatMap(({ type, description }) => (type === sightingType && description ? [JSON.parse(description) as Sighting] : []));

/** Prints the table of the walks: a row for each step, a column for each walk. A step that a walk did not reach has a dash. */
export default class WalkReport implements Reporter {
  #walks = new Map<string, Map<string, boolean>>();
  #errors: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#walks.set(test.title, new Map(getSightings(result).map(({ step, seen }) => [step, seen])));
    for (const { message } of result.errors) this.#errors.push(`${test.title}: ${message}`);
    console.log(`${result.status.padEnd(8)} ${test.title} (${Math.round(result.duration / 1_000)} s)`);
  }

  onEnd(): void {
    const titles = [...this.#walks.keys()];
    const journeys = titles.filter((title) => title.includes('px'));
    for (const group of [journeys, titles.filter((title) => !journeys.includes(title))]) this.#print(group);
    for (const error of this.#errors) console.log(`\n${error}`);
  }

  #print(titles: readonly string[]): void {
    const steps = [...new Set(titles.flatMap((title) => [...(this.#walks.get(title)?.keys() ?? [])]))];
    if (steps.length === 0) return;
    const wide = Math.max(...steps.map(({ length }) => length));
    console.log(
      `\nSeen in the viewport, what a press has caused with the focus\n${titles.map((title, index) => `  ${index + 1}  ${title}`).join('\n')}\n`,
    );
    console.log(`${' '.repeat(wide)}  ${titles.map((_, index) => String(index + 1).padEnd(4)).join('')}`);
    for (const step of steps) {
      const cells = titles.map((title) => {
        const seen = this.#walks.get(title)?.get(step);
        return (seen === undefined ? '-' : seen ? 'yes' : 'NO').padEnd(4);
      });
      console.log(`${step.padEnd(wide)}  ${cells.join('')}`);
    }
  }
}
