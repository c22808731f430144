import '../src/theme/index.ts';
import { ensureTemporal } from '@booking/domain/temporal';
import type { Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { type Translator, translatePage, watchSharedTexts } from '../src/testing/index.ts';
import { StoryShell } from './story-shell.tsx';

// A part of a view that is loaded later takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const viewport = (name: string, width: number, height: number) => ({ name, styles: { width: `${width}px`, height: `${height}px` } });

let sharedTexts: ReturnType<typeof watchSharedTexts>;
let translator: Translator | null;

const preview: Preview = {
  beforeAll: ensureTemporal,
  beforeEach({ canvasElement, globals: { translated } }) {
    sharedTexts = watchSharedTexts(canvasElement);
    translator = translated ? translatePage(document.body) : null;
    return () => {
      sharedTexts.stop();
      translator?.stop();
    };
  },
  async afterEach() {
    await expect(sharedTexts.list(), 'Texts that are not the only child of their element. SHELL-34').toEqual([]);
    await expect(translator?.getMistakes() ?? [], 'Translated, but without a meaning in another language. SHELL-36').toEqual([]);
  },
  globalTypes: {
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'boatbiketours', title: 'Boat Bike Tours' },
          { value: 'islandhopping', title: 'Island Hopping' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'nl', title: 'Nederlands' },
          { value: 'de', title: 'Deutsch' },
        ],
        dynamicTitle: true,
      },
    },
    embedded: {
      toolbar: {
        title: 'Embedded',
        icon: 'browser',
        items: [
          { value: false, title: 'Own page' },
          { value: true, title: 'Embedded' },
        ],
        dynamicTitle: true,
      },
    },
    translated: {
      toolbar: {
        title: 'Translated',
        icon: 'transfer',
        items: [
          { value: false, title: 'As it is' },
          { value: true, title: 'Translated by the browser' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // `vitest --mode translated` runs all stories as pages that the browser translates.
  initialGlobals: { brand: 'boatbiketours', language: 'en', embedded: false, translated: import.meta.env.MODE === 'translated' },
  parameters: {
    // What passed is not listed: axe takes less time, and finds the same.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: {
      options: {
        smallPhone: viewport('Small phone, 360', 360, 740),
        phone: viewport('Phone, 390', 390, 844),
        tablet: viewport('Tablet, 768', 768, 1024),
        desktop: viewport('Desktop, 1280', 1280, 800),
      },
    },
    options: { storySort: { order: ['Primitives', 'Form', 'Layout', 'Summary', 'Steps'] } },
  },
  decorators: [
    (Story, { globals: { brand, language, embedded } }) => (
      <StoryShell brand={brand} language={language} embedded={embedded}>
        <Story />
      </StoryShell>
    ),
  ],
};

export default preview;
