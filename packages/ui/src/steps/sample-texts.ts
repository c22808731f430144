import type { Language } from '@booking/domain/schema';

/** A ship's description that is too long for its card. */
export const bargeTexts = {
  en: `<p>A <b>comfortable</b> barge with a wide sun deck. ${'She sails calm waters and moors in the heart of small towns. '.repeat(8)}</p>`,
  nl: `<p>Een <b>comfortabel</b> hotelschip met een ruim zonnedek. ${'Het vaart over rustig water en meert aan in het hart van kleine steden. '.repeat(8)}</p>`,
  de: `<p>Ein <b>komfortables</b> Hotelschiff mit großem Sonnendeck. ${'Es fährt auf ruhigen Gewässern und legt mitten in kleinen Städten an. '.repeat(8)}</p>`,
};

/**
 * The English texts of the samples, and what takes their place in the other languages. The name of a person or a ship has no entry: it stays. Every port
 * has one, since pages mark its name with a language.
 */
export const sampleTexts: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  // Tours and ports.
  Amsterdam: { nl: 'Amsterdam', de: 'Amsterdam' },
  Bruges: { nl: 'Brugge', de: 'Brügge' },
  'Amsterdam to Bruges': { nl: 'Amsterdam – Brugge', de: 'Amsterdam – Brügge' },
  'Amsterdam to Bruges, by boat and bike': {
    nl: 'Amsterdam – Brugge per fiets en schip',
    de: 'Amsterdam – Brügge mit Rad und Schiff',
  },
  'Bruges to Amsterdam by barge': { nl: 'Per hotelschip van Brugge naar Amsterdam', de: 'Mit dem Hotelschiff von Brügge nach Amsterdam' },
  'Islands of Dalmatia': { nl: 'Eilanden van Dalmatië', de: 'Inselwelt Dalmatiens' },
  'Tulips and windmills': { nl: 'Tulpen en molens', de: 'Tulpen und Windmühlen' },
  'A day on the Vecht': { nl: 'Een dag op de Vecht', de: 'Ein Tag auf der Vecht' },
  'Along the Moselle from Metz to Cochem': {
    nl: 'Langs de Moezel van Metz naar Cochem',
    de: 'An der Mosel entlang von Metz nach Cochem',
  },
  'May 8 – 15, 2027': { nl: '8–15 mei 2027', de: '8.–15. Mai 2027' },

  // Ships and cabins.
  [bargeTexts.en]: { nl: bargeTexts.nl, de: bargeTexts.de },
  'A small ship for twenty guests.': { nl: 'Een klein schip voor twintig gasten.', de: 'Ein kleines Schiff für zwanzig Gäste.' },
  'Twin cabin': { nl: 'Tweepersoonshut', de: 'Zweibettkabine' },
  'Twin cabin, lower deck': { nl: 'Tweepersoonshut, benedendek', de: 'Zweibettkabine, Unterdeck' },
  'Twin cabin, main deck': { nl: 'Tweepersoonshut, hoofddek', de: 'Zweibettkabine, Hauptdeck' },
  'Suite, upper deck': { nl: 'Suite, bovendek', de: 'Suite, Oberdeck' },
  'Family cabin': { nl: 'Familiehut', de: 'Familienkabine' },
  'Single cabin': { nl: 'Eenpersoonshut', de: 'Einzelkabine' },
  '<p>Two single beds, a window to open and a <b>private bathroom</b>.</p>': {
    nl: '<p>Twee losse bedden, een raam dat open kan en een <b>eigen badkamer</b>.</p>',
    de: '<p>Zwei Einzelbetten, ein Fenster zum Öffnen und ein <b>eigenes Bad</b>.</p>',
  },

  // What can be booked besides.
  'Touring bike': { nl: 'Toerfiets', de: 'Tourenrad' },
  'Touring bike, 8 gears': { nl: 'Toerfiets, 8 versnellingen', de: 'Tourenrad, 8 Gänge' },
  'E-bike': { nl: 'E-bike', de: 'E-Bike' },
  'Electric bike': { nl: 'Elektrische fiets', de: 'Elektrofahrrad' },
  'Own bike': { nl: 'Eigen fiets', de: 'Eigenes Fahrrad' },
  Vegetarian: { nl: 'Vegetarisch', de: 'Vegetarisch' },
  'Gluten free': { nl: 'Glutenvrij', de: 'Glutenfrei' },
  'Tourist tax': { nl: 'Toeristenbelasting', de: 'Touristensteuer' },
  Helmet: { nl: 'Helm', de: 'Helm' },
  'Bicycle helmet': { nl: 'Fietshelm', de: 'Fahrradhelm' },
  'Transfer to the station': { nl: 'Transfer naar het station', de: 'Transfer zum Bahnhof' },
  'Route map': { nl: 'Routekaart', de: 'Routenkarte' },
  'Travel guide': { nl: 'Reisgids', de: 'Reiseführer' },
  '<p>One per cabin is enough.</p>': { nl: '<p>Eén per hut is genoeg.</p>', de: '<p>Einer pro Kabine genügt.</p>' },
  'Guarantee fund contribution': { nl: 'Bijdrage aan het garantiefonds', de: 'Beitrag zum Garantiefonds' },
  'Early booking, 10%': { nl: 'Vroegboekkorting, 10%', de: 'Frühbucherrabatt, 10\u00a0%' },

  // Insurance.
  '<ul><li>Illness before departure</li><li>Coming home early</li></ul>': {
    nl: '<ul><li>Ziekte vóór vertrek</li><li>Eerder naar huis</li></ul>',
    de: '<ul><li>Krankheit vor Reisebeginn</li><li>Vorzeitige Rückreise</li></ul>',
  },
  '<p>Covers the costs when you cannot travel.</p>': {
    nl: '<p>Vergoedt de kosten als je niet op reis kunt.</p>',
    de: '<p>Übernimmt die Kosten, wenn Sie nicht reisen können.</p>',
  },
  'Offered by an insurer of our choice.': {
    nl: 'Aangeboden door een verzekeraar van onze keuze.',
    de: 'Angeboten von einem Versicherer unserer Wahl.',
  },
  '<p>Claims within 30 days.</p>': { nl: '<p>Meld schade binnen 30 dagen.</p>', de: '<p>Melden Sie Schäden innerhalb von 30 Tagen.</p>' },

  // The brand and the booking.
  'United Kingdom': { nl: 'Verenigd Koninkrijk', de: 'Vereinigtes Königreich' },
  'USA & Canada': { nl: 'VS en Canada', de: 'USA und Kanada' },
  'The guarantee fund refunds you if we become insolvent.': {
    nl: 'Het garantiefonds betaalt je terug als wij failliet gaan.',
    de: 'Der Garantiefonds erstattet Ihnen Ihr Geld, wenn wir zahlungsunfähig werden.',
  },
  'Free to cancel until 90 days before departure. After that, the charges in the terms apply.': {
    nl: 'Tot 90 dagen voor vertrek annuleer je kosteloos. Daarna gelden de kosten uit de voorwaarden.',
    de: 'Bis 90 Tage vor Reisebeginn stornieren Sie kostenlos. Danach gelten die Stornokosten der Reisebedingungen.',
  },
  'Keizersgracht 1, 1015 AA Amsterdam, Netherlands': {
    nl: 'Keizersgracht 1, 1015 AA Amsterdam, Nederland',
    de: 'Keizersgracht 1, 1015 AA Amsterdam, Niederlande',
  },
  'Second instalment of your trip': { nl: 'Tweede termijn van je reis', de: 'Zweite Rate für Ihre Reise' },
  'Your card was declined.': { nl: 'Je kaart is geweigerd.', de: 'Ihre Karte wurde abgelehnt.' },

  // The tool's own texts, where a sample has one.
  'No cabin information': { nl: 'Geen gegevens over de hutten', de: 'Keine Angaben zu den Kabinen' },
  'Failed loading tour data': {
    nl: 'De gegevens van de reis konden niet worden geladen',
    de: 'Die Reisedaten konnten nicht geladen werden',
  },
  'Please accept the terms for your travel.': {
    nl: 'Ga akkoord met de voorwaarden voor je reis.',
    de: 'Bitte akzeptieren Sie die Bedingungen für Ihre Reise.',
  },
  'Thank you for booking with us!': { nl: 'Bedankt voor je boeking!', de: 'Vielen Dank für Ihre Buchung!' },
  'Your booking is confirmed.': { nl: 'Je boeking is bevestigd.', de: 'Ihre Buchung ist bestätigt.' },
  'Thank you for your request!': { nl: 'Bedankt voor je aanvraag!', de: 'Vielen Dank für Ihre Anfrage!' },
  'We have received your request. Within 48 hours we will confirm it or suggest alternatives.': {
    nl: 'We hebben je aanvraag ontvangen. Binnen 48 uur bevestigen we die of doen we een ander voorstel.',
    de: 'Ihre Anfrage ist bei uns eingegangen. Innerhalb von 48 Stunden bestätigen wir sie oder schlagen Alternativen vor.',
  },
  'Fulfill your outstanding payment': { nl: 'Voldoe je openstaande betaling', de: 'Begleichen Sie Ihre offene Zahlung' },
  'There was an issue with the payment. Please contact your credit card provider or bank before trying again.': {
    nl: 'Er is iets misgegaan met de betaling. Neem contact op met je creditcardmaatschappij of bank voordat je het opnieuw probeert.',
    de: 'Bei der Zahlung ist ein Problem aufgetreten. Bitte wenden Sie sich an Ihren Kreditkartenanbieter oder Ihre Bank, bevor Sie es erneut versuchen.',
  },
  'First name': { nl: 'Voornaam', de: 'Vorname' },
  'Additional passenger 1': { nl: 'Medereiziger 1', de: 'Mitreisende Person 1' },
};
