import type { Language } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import type { CatalogueLanguage } from './localised.ts';
import type { CatalogueTour } from './tours.ts';

/** The names of the tours, by slug. The English name is the tour's own. */
const names: Readonly<Record<string, Readonly<Record<Exclude<CatalogueLanguage, 'en'>, string>>>> = {
  'amsterdam-bruges': { nl: 'Amsterdam – Brugge', de: 'Amsterdam – Brügge' },
  'bruges-amsterdam': { nl: 'Brugge – Amsterdam', de: 'Brügge – Amsterdam' },
  'tulip-tour': { nl: 'Tulpenreis vanuit Amsterdam', de: 'Tulpenreise ab Amsterdam' },
  'ijsselmeer-loop': { nl: 'Rondje IJsselmeer', de: 'Rund um das IJsselmeer' },
  'ghent-flanders': { nl: 'Korte reis door Vlaanderen: Gent – Brugge', de: 'Kurzreise durch Flandern: Gent – Brügge' },
  'mainz-cologne': { nl: 'De romantische Rijn: Mainz – Keulen', de: 'Romantischer Rhein: Mainz – Köln' },
  'metz-koblenz': { nl: 'Langs de Moezel: Metz – Koblenz', de: 'An der Mosel entlang: Metz – Koblenz' },
  'passau-vienna': { nl: 'Donau: Passau – Wenen en terug', de: 'Donau: Passau – Wien und zurück' },
  'vienna-budapest': { nl: 'Donau: Wenen – Boedapest', de: 'Donau: Wien – Budapest' },
  'provence-camargue': { nl: 'Provence en Camargue: Aigues-Mortes – Avignon', de: 'Provence und Camargue: Aigues-Mortes – Avignon' },
  'mantua-venice': { nl: 'Mantua – Venetië', de: 'Mantua – Venedig' },
  'south-dalmatia': { nl: 'Zuid-Dalmatië vanuit Split', de: 'Süddalmatien ab Split' },
  'north-dalmatia': { nl: 'Noord-Dalmatië vanuit Zadar', de: 'Norddalmatien ab Zadar' },
  cyclades: { nl: 'Westelijke Cycladen vanuit Athene', de: 'Westliche Kykladen ab Athen' },
  dodecanese: { nl: 'Dodekanesos vanuit Kos', de: 'Dodekanes ab Kos' },
  'lycian-coast': { nl: 'Lycische kust vanuit Göcek', de: 'Lykische Küste ab Göcek' },
};

/** The name of a tour in a language, or else in English. */
export const tourName = ({ slug, name }: Pick<CatalogueTour, 'slug' | 'name'>, language: Language): string =>
  inLanguage({ en: name, ...names[slug] }, language);
