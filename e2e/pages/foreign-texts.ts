import { type Language, languages } from './words.ts';

/** A text that a page shows or reads out, the language that its nearest `lang` says, and where it is. */
export type SeenText = { text: string; lang: string; where: string };

/** What is said in each language, as templates with `{{values}}`. */
export type Corpus = Readonly<Record<Language, readonly string[]>>;

export type ForeignText = SeenText & { reads: Language; because: string };

/** Words of each language that the others do not have, and that hardly a sentence is without. */
const stopWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'the',
    'and',
    'of',
    'with',
    'your',
    'you',
    'from',
    'are',
    'not',
    'this',
    'have',
    'has',
    'by',
    'for',
    'to',
    'a',
    'or',
    'at',
    'before',
  ],
  nl: ['het', 'een', 'van', 'en', 'je', 'niet', 'voor', 'met', 'op', 'zijn', 'bij', 'wij', 'naar', 'ook', 'deze', 'uw', 'te', 'de', 'aan'],
  de: [
    'der',
    'die',
    'das',
    'und',
    'ist',
    'nicht',
    'mit',
    'für',
    'sie',
    'von',
    'ein',
    'eine',
    'den',
    'dem',
    'zu',
    'im',
    'auf',
    'wir',
    'ihre',
    'nach',
  ],
};

const tidy = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const lettersOf = (text: string): number => wordsOf(text.replace(/\{\{.*?\}\}/g, ' ')).join('').length;
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A phrase of a language: `weight` is how many letters of it are fixed. */
type Phrase = { template: string; weight: number; whole: RegExp; part: RegExp | null };

/** Shorter words are too often a part of something else: they are found only where they are the whole text. */
const shortestPart = 5;

function toPhrase(raw: string): Phrase {
  const template = tidy(raw);
  const pattern = template
    .split(/\{\{.*?\}\}/)
    .map(escapeRegExp)
    .join('(.{1,80}?)');
  const weight = lettersOf(template);
  const isPart = !template.includes('{{') && weight >= shortestPart;
  return {
    template,
    weight,
    whole: new RegExp(`^${pattern}$`, 'u'),
    part: isPart ? new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(template)}(?![\\p{L}\\p{N}])`, 'u') : null,
  };
}

/** The heaviest phrase that a text is, or contains. */
const heaviest = (phrases: readonly Phrase[], text: string): Phrase | null =>
  phrases.reduce<Phrase | null>(
    (best, phrase) => (phrase.weight > (best?.weight ?? 0) && (phrase.whole.test(text) || phrase.part?.test(text)) ? phrase : best),
    null,
  );

/** What of a text its own phrase does not say: the values in it, or what stands beside it. */
const restOf = (phrase: Phrase, text: string): string[] =>
  phrase.whole.exec(text)?.slice(1) ?? (phrase.part ? text.split(phrase.part) : []);

/** The language whose words a sentence is made of, if it has at least two of them and more than of its own language. */
function languageOfSentence(text: string, own: Language): Language | null {
  const words = wordsOf(text);
  if (words.length < 4) return null;
  const count = (language: Language): number => words.filter((word) => stopWords[language].includes(word)).length;
  return languages.find((other) => other !== own && count(other) >= 2 && count(other) > count(own)) ?? null;
}

/**
 * Finds the texts that are in another language than their `lang` says: what is, or contains, a phrase of another language and no longer one of its
 * own; and sentences of four words or more whose small words are another language's. What is the same in all languages, such as a name, is in none.
 */
export function foreignTextsIn(corpus: Corpus): (seen: readonly SeenText[]) => ForeignText[] {
  const toPhrases = (language: Language): Phrase[] =>
    [...new Set(corpus[language].map(tidy))].map(toPhrase).filter(({ weight }) => weight >= 3);
  const phrases = { en: toPhrases('en'), nl: toPhrases('nl'), de: toPhrases('de') };
  const judge = (text: string, own: Language): { reads: Language; because: string } | null => {
    if (lettersOf(text) < 3) return null;
    const known = heaviest(phrases[own], text);
    for (const other of languages.filter((language) => language !== own)) {
      const found = heaviest(phrases[other], text);
      if (found && found.weight > (known?.weight ?? 0)) return { reads: other, because: found.template };
    }
    // What two languages say alike may be a name, or not translated in one of them.
    const isShared =
      known !== null && languages.some((other) => other !== own && phrases[other].some(({ template }) => template === known.template));
    if (known && !isShared) {
      const rest = restOf(known, text).map((part) => judge(tidy(part), own));
      return rest.find((part) => part !== null) ?? null;
    }
    const reads = languageOfSentence(text, own);
    return reads && { reads, because: 'its words' };
  };
  // The same texts are on many screens.
  const judged = new Map<string, ReturnType<typeof judge>>();
  const judgeOnce = (text: string, own: Language): ReturnType<typeof judge> => {
    const key = `${own} ${text}`;
    const known = judged.get(key);
    if (known !== undefined) return known;
    const found = judge(text, own);
    judged.set(key, found);
    return found;
  };
  return (seen) =>
    seen.flatMap(({ text, lang, where }): ForeignText[] => {
      const own = languages.find((language) => lang.toLowerCase().startsWith(language));
      const found = own ? judgeOnce(tidy(text), own) : null;
      return found ? [{ text: tidy(text), lang, where, ...found }] : [];
    });
}
