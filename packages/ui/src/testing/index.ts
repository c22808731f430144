export { blocksInPhrases } from './blocks-in-phrases.ts';
export { type Translator, translatePage } from './translate-page.ts';
export { watchSharedTexts } from './watch-shared-texts.ts';
