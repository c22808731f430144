import type { Localised } from './localised.ts';
import type { ProductSlug } from './products.ts';

/** Names and descriptions (HTML) of the products. */
export const productTexts: Readonly<Record<ProductSlug, { name: Localised; description: Localised }>> = {
  'touring-bike': {
    name: { en: 'Touring bike, 8 gears', nl: 'Toerfiets, 8 versnellingen', de: 'Tourenrad, 8 Gänge' },
    description: {
      en: '<p>Sturdy, with an upright position, coaster or hand brakes and a pannier.</p>',
      nl: '<p>Degelijk, met een rechte zit, terugtrap- of handremmen en een fietstas.</p>',
      de: '<p>Robust, mit aufrechter Sitzposition, Rücktritt- oder Handbremse und Gepäcktasche.</p>',
    },
  },
  'large-bike': {
    name: { en: 'Touring bike, large frame', nl: 'Toerfiets, groot frame', de: 'Tourenrad, großer Rahmen' },
    description: {
      en: '<p>The touring bike for a body height of 185 cm and more.</p>',
      nl: '<p>De toerfiets voor een lichaamslengte vanaf 185 cm.</p>',
      de: '<p>Das Tourenrad für eine Körpergröße ab 185 cm.</p>',
    },
  },
  'e-bike': {
    name: { en: 'E-bike', nl: 'E-bike', de: 'E-Bike' },
    description: {
      en: '<p>Mid-drive motor, range of about 80 km, charged on board at night. Minimum age 16.</p>',
      nl: '<p>Middenmotor, bereik ongeveer 80 km, ’s nachts aan boord opgeladen. Vanaf 16 jaar.</p>',
      de: '<p>Mittelmotor, etwa 80 km Reichweite, wird nachts an Bord geladen. Ab 16 Jahren.</p>',
    },
  },
  'trekking-bike': {
    name: { en: 'Trekking bike, 24 gears', nl: 'Trekkingfiets, 24 versnellingen', de: 'Trekkingrad, 24 Gänge' },
    description: {
      en: '<p>Light frame and wide gearing for the islands’ hills.</p>',
      nl: '<p>Licht frame en een ruim verzet voor de heuvels van de eilanden.</p>',
      de: '<p>Leichter Rahmen und große Übersetzung für die Hügel der Inseln.</p>',
    },
  },
  'kids-bike': {
    name: { en: 'Children’s bike', nl: 'Kinderfiets', de: 'Kinderfahrrad' },
    description: {
      en: '<p>20 or 24 inch, chosen by the child’s height.</p>',
      nl: '<p>20 of 24 inch, gekozen op de lengte van het kind.</p>',
      de: '<p>20 oder 24 Zoll, passend zur Größe des Kindes.</p>',
    },
  },
  'own-bike': {
    name: { en: 'I bring my own bike', nl: 'Ik neem mijn eigen fiets mee', de: 'Ich bringe mein eigenes Rad mit' },
    description: {
      en: '<p>At your own risk; electric bikes only by prior arrangement.</p>',
      nl: '<p>Op eigen risico; elektrische fietsen alleen in overleg.</p>',
      de: '<p>Auf eigenes Risiko; E-Bikes nur nach Absprache.</p>',
    },
  },
  vegetarian: {
    name: { en: 'Vegetarian', nl: 'Vegetarisch', de: 'Vegetarisch' },
    description: { en: '', nl: '', de: '' },
  },
  vegan: {
    name: { en: 'Vegan', nl: 'Veganistisch', de: 'Vegan' },
    description: { en: '', nl: '', de: '' },
  },
  'gluten-free': {
    name: { en: 'Gluten-free', nl: 'Glutenvrij', de: 'Glutenfrei' },
    description: {
      en: '<p>Prepared in the same kitchen; traces cannot be ruled out.</p>',
      nl: '<p>Bereid in dezelfde keuken; sporen zijn niet uit te sluiten.</p>',
      de: '<p>In derselben Küche zubereitet; Spuren sind nicht auszuschließen.</p>',
    },
  },
  'lactose-free': {
    name: { en: 'Lactose-free', nl: 'Lactosevrij', de: 'Laktosefrei' },
    description: { en: '', nl: '', de: '' },
  },
  'tourist-tax': {
    name: { en: 'Tourist tax', nl: 'Toeristenbelasting', de: 'Touristensteuer' },
    description: {
      en: '<p>Per person and night, paid at departure.</p>',
      nl: '<p>Per persoon per nacht, te betalen bij vertrek.</p>',
      de: '<p>Pro Person und Nacht, vor Ort bei Reisebeginn zu zahlen.</p>',
    },
  },
  'park-fees': {
    name: { en: 'Harbour and national park fees', nl: 'Haven- en nationaalparkgelden', de: 'Hafen- und Nationalparkgebühren' },
    description: {
      en: '<p>For all harbours and parks of the route.</p>',
      nl: '<p>Voor alle havens en parken op de route.</p>',
      de: '<p>Für alle Häfen und Parks der Route.</p>',
    },
  },
  helmet: {
    name: { en: 'Bicycle helmet', nl: 'Fietshelm', de: 'Fahrradhelm' },
    description: {
      en: '<p>Fitted on the first day.</p>',
      nl: '<p>Op maat gesteld op de eerste dag.</p>',
      de: '<p>Wird am ersten Tag angepasst.</p>',
    },
  },
  drinks: {
    name: { en: 'Drinks package', nl: 'Drankenpakket', de: 'Getränkepaket' },
    description: {
      en: '<p>House wine, beer and soft drinks at lunch and dinner.</p>',
      nl: '<p>Huiswijn, bier en fris bij lunch en diner.</p>',
      de: '<p>Hauswein, Bier und Softdrinks zum Mittag- und Abendessen.</p>',
    },
  },
  'airport-transfer': {
    name: { en: 'Airport transfer', nl: 'Transfer vanaf de luchthaven', de: 'Flughafentransfer' },
    description: {
      en: '<p>One way, per person, by shared taxi on the day of embarkation.</p>',
      nl: '<p>Enkele reis, per persoon, met een gedeelde taxi op de dag van inscheping.</p>',
      de: '<p>Einfache Fahrt, pro Person, im Sammeltaxi am Tag der Einschiffung.</p>',
    },
  },
  parking: {
    name: { en: 'Secured parking', nl: 'Bewaakte parkeerplaats', de: 'Bewachter Parkplatz' },
    description: {
      en: '<p>Per car and day, near the port of departure.</p>',
      nl: '<p>Per auto per dag, bij de vertrekhaven.</p>',
      de: '<p>Pro Auto und Tag, in der Nähe des Abfahrtshafens.</p>',
    },
  },
  reservation: {
    name: { en: 'Booking fee', nl: 'Reserveringskosten', de: 'Buchungsgebühr' },
    description: {
      en: '<p>Charged by our local partner for each booking.</p>',
      nl: '<p>Per boeking in rekening gebracht door onze lokale partner.</p>',
      de: '<p>Wird von unserem Partner vor Ort pro Buchung berechnet.</p>',
    },
  },
  luggage: {
    name: { en: 'Luggage service at the harbour', nl: 'Bagageservice in de haven', de: 'Gepäckservice am Hafen' },
    description: {
      en: '<p>From the hotel to the ship and back, paid at departure.</p>',
      nl: '<p>Van het hotel naar het schip en terug, te betalen bij vertrek.</p>',
      de: '<p>Vom Hotel zum Schiff und zurück, vor Ort bei Reisebeginn zu zahlen.</p>',
    },
  },
  sgr: {
    name: { en: 'SGR contribution', nl: 'SGR-bijdrage', de: 'SGR-Beitrag' },
    description: {
      en: '<p>Contribution to the Dutch travel guarantee fund.</p>',
      nl: '<p>Bijdrage aan het garantiefonds voor de reisbranche.</p>',
      de: '<p>Beitrag zum niederländischen Reisegarantiefonds.</p>',
    },
  },
};
