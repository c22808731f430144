import { cabins } from '../../src/catalogue/cabins.ts';
import { ships } from '../../src/catalogue/ships.ts';
import { tours } from '../../src/catalogue/tours.ts';
import { bike, bikes } from './bikes.ts';
import { boatHero, farewell, islandHero } from './brand.ts';
import { cabin } from './cabins.ts';
import { sunDeck } from './ships/deck.ts';
import { shipByDay, shipByNight } from './ships/exterior.ts';
import { salon } from './ships/salon.ts';
import { amsterdamBruges } from './tours/amsterdam-bruges.ts';
import { brugesAmsterdam } from './tours/bruges-amsterdam.ts';
import { cyclades } from './tours/cyclades.ts';
import { dodecanese } from './tours/dodecanese.ts';
import { ghentFlanders } from './tours/ghent-flanders.ts';
import { ijsselmeer } from './tours/ijsselmeer-loop.ts';
import { lycianCoast } from './tours/lycian-coast.ts';
import { mainzCologne } from './tours/mainz-cologne.ts';
import { mantuaVenice } from './tours/mantua-venice.ts';
import { metzKoblenz } from './tours/metz-koblenz.ts';
import { northDalmatia } from './tours/north-dalmatia.ts';
import { passauVienna } from './tours/passau-vienna.ts';
import { provenceCamargue } from './tours/provence-camargue.ts';
import { southDalmatia } from './tours/south-dalmatia.ts';
import { tulipTour } from './tours/tulip-tour.ts';
import { viennaBudapest } from './tours/vienna-budapest.ts';

/** What draws each tour, by the tour's slug. */
const tourPictures: Readonly<Record<string, () => string>> = {
  'amsterdam-bruges': amsterdamBruges,
  'bruges-amsterdam': brugesAmsterdam,
  'tulip-tour': tulipTour,
  'ijsselmeer-loop': ijsselmeer,
  'ghent-flanders': ghentFlanders,
  'mainz-cologne': mainzCologne,
  'metz-koblenz': metzKoblenz,
  'passau-vienna': passauVienna,
  'vienna-budapest': viennaBudapest,
  'provence-camargue': provenceCamargue,
  'mantua-venice': mantuaVenice,
  'south-dalmatia': southDalmatia,
  'north-dalmatia': northDalmatia,
  cyclades: cyclades,
  dodecanese: dodecanese,
  'lycian-coast': lycianCoast,
};

const bikeSlugs = Object.keys(bikes) as (keyof typeof bikes)[];

/** Every picture of the demo catalogue: its path below `public/images`, and what draws it. */
export const pictures: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ...tours.flatMap(({ id, slug }): [string, () => string][] => {
    const draw = tourPictures[slug];
    return draw ? [[`tours/${id}.svg`, draw]] : [];
  }),
  ...ships.flatMap((ship): [string, () => string][] => [
    [`ships/${ship.slug}.svg`, () => shipByDay(ship)],
    [`ships/${ship.slug}-1.svg`, () => sunDeck(ship)],
    [`ships/${ship.slug}-2.svg`, () => salon(ship)],
    [`ships/${ship.slug}-3.svg`, () => shipByNight(ship)],
  ]),
  ...cabins.map((type): [string, () => string] => [`cabins/${type.slug}.svg`, () => cabin(type)]),
  ...bikeSlugs.map((slug): [string, () => string] => [`bikes/${slug}.svg`, () => bike(slug)]),
  ['brand/boatbiketours.svg', boatHero],
  ['brand/islandhopping.svg', islandHero],
  ['brand/thank-you-boatbiketours.svg', () => farewell('boatbiketours')],
  ['brand/thank-you-islandhopping.svg', () => farewell('islandhopping')],
]);
