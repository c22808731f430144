import { expect, waitFor } from 'storybook/test';
import { sampleTexts } from '../../src/steps/sample-texts.ts';

/** A text of the samples as it is read on a page: without its elements. */
function withoutHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent ?? '';
}

const samples = Object.entries(sampleTexts).map(([english, { de = english }]) => ({
  english: withoutHtml(english),
  german: withoutHtml(de),
}));

/** All that a page shows or reads out. */
function readPage(page: HTMLElement): string {
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ value }) => value));
  return [page.textContent, ...attributes].join('\n');
}

/** The samples of a page are German, and none of them is marked as English. */
async function expectGermanSamples({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(samples.filter(({ german }) => readPage(canvasElement).includes(german))).not.toEqual([]));
  const text = readPage(canvasElement);
  await expect(samples.filter(({ english, german }) => english !== german && text.includes(english))).toEqual([]);
  const marked = [...canvasElement.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent);
  await expect(marked.filter((english) => samples.some(({ german }) => english.includes(german)))).toEqual([]);
}

/** For the story of a page in German. */
export const inGerman = { globals: { language: 'de' }, play: expectGermanSamples };
