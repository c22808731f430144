import '@booking/ui/theme';
import { ensureTemporal } from '@booking/domain/temporal';
import { blocksInPhrases, type Translator, translatePage, watchSharedTexts } from '@booking/ui/testing';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { notInContract } from './backend.ts';
import './locators.ts';
import { closeScreen, left } from './open-screen.tsx';

await ensureTemporal();

let sharedTexts: ReturnType<typeof watchSharedTexts>;
let translator: Translator | null = null;

beforeEach(() => {
  sharedTexts = watchSharedTexts(document.body);
  // `vitest --mode translated` runs the tests in pages that the browser translates.
  if (import.meta.env.MODE === 'translated') translator = translatePage(document.body);
});

afterEach(() => {
  sharedTexts.stop();
  translator?.stop();
  const blocks = blocksInPhrases(document.body);
  closeScreen();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  expect(notInContract.splice(0), 'requests that are not in the contract').toEqual([]);
  expect(blocks, 'blocks inside elements for phrases. SHELL-68').toEqual([]);
  expect(sharedTexts.list(), 'texts that are not the only child of their element. SHELL-34').toEqual([]);
  expect(translator?.getMistakes() ?? [], 'translated, but without a meaning in another language. SHELL-36').toEqual([]);
});
