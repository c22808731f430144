import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { full } from './full.ts';

/** Prints at the end how many combinations of the payment matrix were run. */
export default class MatrixReport implements Reporter {
  #ends = new Map<string, TestResult['status']>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (test.tags.includes('@payment-matrix') && status !== 'skipped') this.#ends.set(test.id, status);
  }

  onEnd(): void {
    const ends = [...this.#ends.values()];
    if (ends.length === 0) return;
    const form = full ? 'all of them' : 'the short form';
    console.log(`Payment matrix: ${ends.length} combinations run (${form}), ${ends.filter((end) => end === 'passed').length} passed.`);
  }
}
