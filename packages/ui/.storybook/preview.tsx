import '../src/theme/index.ts';
import { ensureTemporal } from '@booking/domain/temporal';
import type { Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { blocksInPhrases, type Translator, translatePage, watchSharedTexts } from '../src/testing/index.ts';
import { controlsInWords } from './controls-in-words.ts';
import { slowData } from './slow-data.tsx';
import { StoryShell } from './story-shell.tsx';
import { switches, viewports } from './switches.ts';
import { watchConsole } from './watch-console.ts';
import './switches.css';

// A part of a view that is loaded later takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// `vitest --mode axe` runs axe on all stories in each brand. The file needs Vitest's browser, which the site does not have.
const axe = import.meta.env.MODE === 'axe' ? await import('./axe-in-each-brand.tsx') : null;

let sharedTexts: ReturnType<typeof watchSharedTexts>;
let translator: Translator | null;
let watched: ReturnType<typeof watchConsole>;

const preview: Preview = {
  beforeAll: ensureTemporal,
  beforeEach({ canvasElement, globals: { translated } }) {
    watched = watchConsole();
    sharedTexts = watchSharedTexts(canvasElement);
    translator = translated ? translatePage(document.body) : null;
    return () => {
      sharedTexts.stop();
      translator?.stop();
      watched.stop();
    };
  },
  afterEach: [
    async ({ canvasElement, parameters }) => {
      await expect(blocksInPhrases(canvasElement), 'Blocks inside elements for phrases. SHELL-68').toEqual([]);
      await expect(sharedTexts.list(), 'Texts that are not the only child of their element. SHELL-34').toEqual([]);
      await expect(translator?.getMistakes() ?? [], 'Translated, but without a meaning in another language. SHELL-36').toEqual([]);
      if (!parameters.fails)
        await expect(watched.list(), 'Errors and warnings in the console. A story of a failure has the parameter `fails`.').toEqual([]);
    },
    ...(axe ? [axe.runAxeInEachBrand] : []),
  ],
  globalTypes: switches,
  // `vitest --mode translated` runs all stories as pages that the browser translates.
  initialGlobals: {
    brand: 'boatbiketours',
    language: 'en',
    market: 'default',
    embedded: false,
    slowData: false,
    translated: import.meta.env.MODE === 'translated',
    forcedColors: false,
    textSpacing: false,
    reducedMotion: false,
  },
  argTypesEnhancers: [controlsInWords],
  parameters: {
    // What passed is not listed: axe takes less time, and finds the same.
    a11y: { test: axe ? 'off' : 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Pages',
          [
            'Tour list',
            ['About this page'],
            'Tour date',
            ['About this page'],
            'Ship',
            ['About this page'],
            'Cabins',
            ['About this page'],
            'Passengers',
            ['About this page'],
            'Price overview',
            ['About this page'],
            'Payment',
            ['About this page'],
            'Payment result',
            ['About this page'],
            'Standalone payment',
            ['About this page'],
            'Errors',
            ['About this page'],
          ],
          'Design',
          ['All states'],
          'Primitives',
          ['Keyboard'],
          'Calendar',
          'Layout',
          'Summary',
          'Share',
          'Steps',
        ],
      },
    },
  },
  decorators: [
    slowData,
    (Story, { globals: { brand, language, embedded, forcedColors, textSpacing, reducedMotion } }) => (
      <StoryShell {...{ brand, language, embedded, forcedColors, textSpacing, reducedMotion }}>
        <Story />
      </StoryShell>
    ),
    ...(axe ? [axe.inEachBrand] : []),
  ],
};

export default preview;
