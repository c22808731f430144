import type { Language } from '@booking/domain/schema';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { Texts } from './texts.ts';

export const siteTexts: Readonly<Record<Language, Texts>> = { en, nl, de };
