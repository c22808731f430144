import type { EndpointWire } from '@booking/api/endpoints';
import { type CatalogueLanguage, catalogueLanguages } from './localised.ts';
import { tours } from './tours.ts';

/** The ports whose names differ between the languages. The others are called the same in all of them. */
const names: Readonly<Record<string, Readonly<Record<Exclude<CatalogueLanguage, 'en'>, string>>>> = {
  Bruges: { nl: 'Brugge', de: 'Brügge' },
  Budapest: { nl: 'Boedapest', de: 'Budapest' },
  Cologne: { nl: 'Keulen', de: 'Köln' },
  Ghent: { nl: 'Gent', de: 'Gent' },
  Mantua: { nl: 'Mantua', de: 'Mantua' },
  Venice: { nl: 'Venetië', de: 'Venedig' },
  Vienna: { nl: 'Wenen', de: 'Wien' },
};

const ports = [...new Set(tours.flatMap(({ from, to }) => [from, to]).filter((port) => port !== null))];

/** The names of all ports, English included. */
export const portTranslations: readonly EndpointWire<'portTranslations'>[number][] = ports.flatMap((name) =>
  catalogueLanguages.map((language) => ({ name, language, translation: (language === 'en' ? null : names[name]?.[language]) ?? name })),
);
