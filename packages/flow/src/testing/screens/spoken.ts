import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';

/** What a screen reader says of a node. */
export type Spoken = { phrase: string; node: Node | null };

/** More than any screen has. */
const mostPhrases = 2_000;
const clean = (phrase: string): string => phrase.replaceAll(/\s+/g, ' ');

/** Starts a virtual screen reader on the open page, and ends it after the work. */
async function withReader<Result>(work: () => Promise<Result>): Promise<Result> {
  await virtual.start({ container: document.body });
  try {
    return await work();
  } finally {
    await virtual.stop();
  }
}

/** Reads the open page from its top to its end. That an element ends is left out. */
export const readScreen = (): Promise<Spoken[]> =>
  withReader(async () => {
    const spoken: Spoken[] = [];
    for (let count = 0; count < mostPhrases; count += 1) {
      await virtual.next();
      const phrase = clean(await virtual.lastSpokenPhrase());
      if (phrase === 'end of document') return spoken;
      if (!/^end(?: of|,) /.test(phrase)) spoken.push({ phrase, node: virtual.activeNode });
    }
    throw new Error('The page has no end.');
  });

/** Expects that an act is followed by these announcements: of the live regions ('polite: …'), and of what has the focus. */
export const expectAnnounced = (act: () => Promise<void>, announcements: readonly string[]): Promise<void> =>
  withReader(async () => {
    await virtual.clearSpokenPhraseLog();
    await act();
    await expect.poll(async () => (await virtual.spokenPhraseLog()).map(clean)).toEqual(expect.arrayContaining([...announcements]));
  });

/** The text that labels a field, a region or a group is read beside it, too. */
const isLabelled = (phrase: string): boolean =>
  /^(?:textbox|spinbutton|combobox|searchbox|radio|checkbox|region|group|form|heading), /.test(phrase);
const withoutRole = (phrase: string): string => phrase.replace(/^[a-z]+, /, '');

/** What is said twice in a row, by elements of which neither contains the other. */
export const findSaidTwice = (spoken: readonly Spoken[]): string[] =>
  spoken
    .filter(({ phrase, node }, index) => {
      const before = spoken[index - 1];
      if (!before?.node || !node || before.node.contains(node) || isLabelled(phrase) || isLabelled(before.phrase)) return false;
      return node.textContent !== '' && withoutRole(phrase) === withoutRole(before.phrase);
    })
    .map(({ phrase }) => phrase);

const states = '(?:not )?(?:disabled|pressed|checked|expanded|required|selected)';
const nothing = new RegExp(`^(?:button|link|image|textbox|checkbox|radio|combobox|spinbutton|searchbox|option)(?:, ${states})*$`);
/** Controls and pictures without a name. */
export const findNameless = (spoken: readonly Spoken[]): string[] =>
  spoken.map(({ phrase }) => phrase).filter((phrase) => nothing.test(phrase));
