import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright';
import { launchOptions } from './chromium.ts';

// Plain values, without the types of Vite: packages may resolve different copies of them.

export { full } from './full.ts';

type Test = { fullName: string; result(): { state: string; note?: string | undefined } };
type Module = { relativeModuleId: string; errors(): readonly unknown[]; children: { allTests(): Iterable<Test> } };

/**
 * Writes how many tests passed and failed, which failed, and why some were skipped, to a file that `npm test` reads for its table. The file of the
 * JSON reporter has axe's findings of each story: 48 MB.
 */
const countTests = (check: string) => ({
  onInit({ vite }: { vite: { config: { mode: string } } }): void {
    if (vite.config.mode !== 'test') check = vite.config.mode;
  },
  onTestRunEnd(modules: readonly Module[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const notes = new Set<string>();
    const failures: { file: string; title: string }[] = [];
    for (const module of modules) {
      const file = module.relativeModuleId;
      if (module.errors().length > 0) failures.push({ file, title: 'the file itself' });
      for (const test of module.children.allTests()) {
        const { state, note } = test.result();
        counts[state as keyof typeof counts] += 1;
        if (state === 'failed') failures.push({ file, title: test.fullName });
        if (note) notes.add(note);
      }
    }
    mkdirSync('node_modules/.cache/counts', { recursive: true });
    writeFileSync(`node_modules/.cache/counts/${check}.json`, JSON.stringify({ ...counts, failures, notes: [...notes] }));
  },
});

export const reporters = (check: string) => ['default', countTests(check)];

/** Packages are read from their sources, without a build. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** Tests that run in Node and need no database. */
export const testsInNode = (name: string, test: object = {}) => ({
  ...source,
  test: {
    name,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.{screens,db,postgres}.test.ts'],
    // Imports cost more than the tests themselves, so test files share them. A test restores what it changes.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'temporal-setup.ts')],
    // A busy machine must not fail a test.
    testTimeout: 30_000,
    reporters: reporters('unit'),
    ...test,
  },
});

/** Vitest's browser settings for headless Chromium, with these options for each page. */
export const inChromium = (contextOptions: NonNullable<PlaywrightProviderOptions['contextOptions']>) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});
