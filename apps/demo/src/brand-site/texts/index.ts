import type { Translated } from '@booking/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { Texts } from './texts.ts';

export const siteTexts: Translated<Texts> = { en, nl, de };
