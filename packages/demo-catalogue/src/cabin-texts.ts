import type { Language } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import type { CatalogueCabin } from './cabins.ts';
import type { CatalogueLanguage, Localised } from './localised.ts';

/** Names of the cabins by their English name. A name without an entry keeps its English form. */
const cabinNames: Readonly<Record<string, { nl: string; de: string }>> = {
  'Twin cabin': { nl: 'Tweepersoonshut', de: 'Zweibettkabine' },
  'Twin cabin, lower deck': { nl: 'Tweepersoonshut, benedendek', de: 'Zweibettkabine, Unterdeck' },
  'Twin cabin, main deck': { nl: 'Tweepersoonshut, hoofddek', de: 'Zweibettkabine, Hauptdeck' },
  'Double cabin': { nl: 'Hut met tweepersoonsbed', de: 'Doppelkabine' },
  'Double cabin, main deck': { nl: 'Hut met tweepersoonsbed, hoofddek', de: 'Doppelkabine, Hauptdeck' },
  'Double cabin, upper deck': { nl: 'Hut met tweepersoonsbed, bovendek', de: 'Doppelkabine, Oberdeck' },
  'Double cabin with porthole': { nl: 'Hut met tweepersoonsbed en patrijspoort', de: 'Doppelkabine mit Bullauge' },
  'Double cabin with French balcony': { nl: 'Hut met Frans balkon', de: 'Doppelkabine mit französischem Balkon' },
  'Single cabin': { nl: 'Eenpersoonshut', de: 'Einzelkabine' },
  'Triple cabin': { nl: 'Driepersoonshut', de: 'Dreibettkabine' },
  'Triple cabin, lower deck': { nl: 'Driepersoonshut, benedendek', de: 'Dreibettkabine, Unterdeck' },
  'Triple cabin, main deck': { nl: 'Driepersoonshut, hoofddek', de: 'Dreibettkabine, Hauptdeck' },
  'Family cabin': { nl: 'Familiehut', de: 'Familienkabine' },
  'Captain’s suite': { nl: 'Kapiteinssuite', de: 'Kapitänssuite' },
  'Panorama suite': { nl: 'Panoramasuite', de: 'Panoramasuite' },
  'Suite with river view': { nl: 'Suite met uitzicht op de rivier', de: 'Suite mit Flussblick' },
  'Sun deck suite': { nl: 'Suite op het zonnedek', de: 'Suite auf dem Sonnendeck' },
  'Master cabin in the stern': { nl: 'Masterhut in het achterschip', de: 'Masterkabine im Heck' },
};

/** The name of a cabin type in a language, or else in English. */
export const cabinName = ({ name }: Pick<CatalogueCabin, 'name'>, language: Language): string =>
  inLanguage({ en: name, ...cabinNames[name] }, language);

const beds: Readonly<Record<CatalogueCabin['beds'], Localised>> = {
  twin: {
    en: 'Two single beds of 80 × 200 cm, side by side or apart.',
    nl: 'Twee losse bedden van 80 × 200 cm, naast elkaar of apart.',
    de: 'Zwei Einzelbetten, 80 × 200 cm, nebeneinander oder getrennt.',
  },
  double: {
    en: 'One double bed of 160 × 200 cm.',
    nl: 'Een tweepersoonsbed van 160 × 200 cm.',
    de: 'Ein Doppelbett, 160 × 200 cm.',
  },
  single: {
    en: 'One single bed of 90 × 200 cm, for one guest.',
    nl: 'Een eenpersoonsbed van 90 × 200 cm, voor één gast.',
    de: 'Ein Einzelbett, 90 × 200 cm, für einen Gast.',
  },
  triple: {
    en: 'Two single beds and a bunk above one of them.',
    nl: 'Twee losse bedden en een bovenbed boven een ervan.',
    de: 'Zwei Einzelbetten und ein Oberbett über einem davon.',
  },
  family: {
    en: 'A double bed and two bunks, for families with children.',
    nl: 'Een tweepersoonsbed en twee bedden boven elkaar, voor gezinnen met kinderen.',
    de: 'Ein Doppelbett und zwei Betten übereinander, für Familien mit Kindern.',
  },
  suite: {
    en: 'A double bed, a sitting corner and more room than anywhere else on board.',
    nl: 'Een tweepersoonsbed, een zithoek en meer ruimte dan waar ook aan boord.',
    de: 'Ein Doppelbett, eine Sitzecke und mehr Platz als irgendwo sonst an Bord.',
  },
};

const windows: Readonly<Record<CatalogueCabin['deck'], Localised>> = {
  lower: {
    en: 'High windows just above the waterline.',
    nl: 'Hoge ramen vlak boven de waterlijn.',
    de: 'Hohe Fenster knapp über der Wasserlinie.',
  },
  main: {
    en: 'A wide window that opens.',
    nl: 'Een breed raam dat open kan.',
    de: 'Ein breites Fenster, das sich öffnen lässt.',
  },
  upper: {
    en: 'A panorama window with the best view of the banks.',
    nl: 'Een panoramaraam met het mooiste uitzicht op de oevers.',
    de: 'Ein Panoramafenster mit dem besten Blick auf die Ufer.',
  },
  sun: {
    en: 'Its door opens onto the sun deck.',
    nl: 'De deur komt uit op het zonnedek.',
    de: 'Die Tür führt direkt auf das Sonnendeck.',
  },
};

const bathroom: Localised = {
  en: 'Bathroom with shower and toilet, safe, hairdryer.',
  nl: 'Badkamer met douche en toilet, kluisje, haardroger.',
  de: 'Bad mit Dusche und WC, Safe, Haartrockner.',
};

const plan: Localised = {
  en: 'The pictures include a floor plan.',
  nl: 'Bij de foto’s staat een plattegrond.',
  de: 'Bei den Bildern ist ein Grundriss.',
};

/** A cabin's description as HTML, in one language. */
export const cabinDescription = (cabin: CatalogueCabin, language: CatalogueLanguage): string =>
  `<p>${beds[cabin.beds][language]} ${windows[cabin.deck][language]}</p><p>${bathroom[language]} ${plan[language]}</p>`;
