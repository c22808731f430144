import type { Brand } from '@booking/domain/brand';
import type { Translated } from '@booking/languages';

/** The pages that the footer of the tool and the lines below its prices link to. */
export const legalPages = ['imprint', 'privacy', 'accessibility', 'guarantee', 'reviews'] as const;
export type LegalPage = (typeof legalPages)[number];

type LegalTexts = Readonly<Record<LegalPage, { title: string; paragraphs: readonly string[] }>> & {
  /** What the footer of the tool says of the guarantee scheme. */
  protection: string;
  /** What the tool says below a price. */
  cancellation: string;
  /** How the guarantee scheme is reached. */
  fundContact: string;
  rating: string;
  /** How the reviews are checked. */
  verified: string;
  since(year: number): string;
};

/** A brand without an entry has no company until it is given one. */
export const companies: Partial<Record<Brand, string>> = {
  boatbiketours: 'Boat Bike Tours Demo B.V., Voorbeeldkade 1, 1000 AA Amsterdam',
  islandhopping: 'Island Hopping Demo B.V., Voorbeeldkade 2, 1000 AA Amsterdam',
};

export const legalTexts: Translated<LegalTexts> = {
  en: {
    imprint: {
      title: 'Imprint',
      paragraphs: [
        'A fictitious company of this demonstration. A travel company has its own here: register, VAT number, managing directors.',
      ],
    },
    privacy: {
      title: 'Privacy',
      paragraphs: [
        'We use what you enter for your booking: the ship needs names and dates of birth, and we need body heights to fit the bikes.',
        'Until you book, it stays on your device for at most 7 days. You can clear it at any time.',
      ],
    },
    accessibility: {
      title: 'Accessibility',
      paragraphs: ['The booking tool follows WCAG 2.2, level AA. Does something not work for you? Please write to us.'],
    },
    guarantee: {
      title: 'Protection of your money',
      paragraphs: [
        'The guarantee fund pays your trip back, or brings you home, if we go out of business. You pay a small contribution per person.',
      ],
    },
    reviews: {
      title: 'Reviews',
      paragraphs: [
        'Invented figures of this demonstration. A travel company links to its profile on a review site here, and says whether and how the reviews are checked.',
      ],
    },
    protection:
      'Your trip is covered by the guarantee fund: if we become insolvent, it refunds you or brings you home, under its conditions.',
    cancellation: 'If you cancel up to 60 days before departure, you pay 15% of the price. After that, the charges in the terms apply.',
    fundContact: 'Demo Guarantee Fund (invented), Voorbeeldkade 3, 1000 AA Amsterdam, fund@demo-guarantee.example',
    rating: '4.7 out of 5 from 1,284 reviews on Example Reviews',
    verified: 'Only guests who have travelled with us can write a review.',
    since: (year) => `Boat and bike tours since ${year}`,
  },
  nl: {
    imprint: {
      title: 'Colofon',
      paragraphs: ['Een verzonnen bedrijf van deze demonstratie. Een reisorganisatie zet hier het hare: KvK-nummer, btw-nummer, directie.'],
    },
    privacy: {
      title: 'Privacy',
      paragraphs: [
        'We gebruiken wat je invult voor je boeking: het schip heeft de namen en geboortedatums nodig, voor de fietsen zijn de lichaamslengtes nodig.',
        'Tot je boekt, blijft het hooguit 7 dagen op je apparaat staan. Je kunt het altijd wissen.',
      ],
    },
    accessibility: {
      title: 'Toegankelijkheid',
      paragraphs: ['De boekingstool volgt WCAG 2.2, niveau AA. Werkt er iets niet voor je? Laat het ons weten.'],
    },
    guarantee: {
      title: 'Bescherming van je geld',
      paragraphs: [
        'Het garantiefonds betaalt je reis terug of brengt je thuis als wij failliet gaan. Je betaalt daarvoor een kleine bijdrage per persoon.',
      ],
    },
    reviews: {
      title: 'Beoordelingen',
      paragraphs: [
        'Verzonnen cijfers van deze demonstratie. Een reisorganisatie verwijst hier naar haar profiel op een beoordelingssite en vermeldt of en hoe de beoordelingen worden gecontroleerd.',
      ],
    },
    protection:
      'Je reis valt onder het garantiefonds: bij financieel onvermogen betaalt het je geld terug of brengt het je thuis, volgens zijn voorwaarden.',
    cancellation: 'Annuleer je tot 60 dagen voor vertrek, dan betaal je 15% van de prijs. Daarna gelden de kosten uit de voorwaarden.',
    fundContact: 'Demo Garantiefonds (verzonnen), Voorbeeldkade 3, 1000 AA Amsterdam, fund@demo-guarantee.example',
    rating: '4,7 van 5 uit 1.284 beoordelingen op Voorbeeldreviews',
    verified: 'Alleen gasten die met ons hebben gereisd, kunnen een beoordeling schrijven.',
    since: (year) => `Vaar- en fietsreizen sinds ${year}`,
  },
  de: {
    imprint: {
      title: 'Impressum',
      paragraphs: [
        'Ein erfundenes Unternehmen dieser Demonstration. Ein Reiseveranstalter nennt hier das eigene: Registernummer, USt-IdNr., Geschäftsführung.',
      ],
    },
    privacy: {
      title: 'Datenschutz',
      paragraphs: [
        'Wir verwenden Ihre Angaben für Ihre Buchung: Das Schiff braucht Namen und Geburtsdaten, für die Fahrräder brauchen wir die Körpergrößen.',
        'Bis Sie buchen, bleiben sie höchstens 7 Tage auf Ihrem Gerät. Sie können sie jederzeit löschen.',
      ],
    },
    accessibility: {
      title: 'Barrierefreiheit',
      paragraphs: ['Das Buchungstool folgt den WCAG 2.2, Stufe AA. Funktioniert etwas für Sie nicht? Schreiben Sie uns.'],
    },
    guarantee: {
      title: 'Absicherung Ihres Geldes',
      paragraphs: [
        'Der Garantiefonds erstattet Ihre Reise oder bringt Sie nach Hause, wenn wir zahlungsunfähig werden. Dafür zahlen Sie einen kleinen Beitrag pro Person.',
      ],
    },
    reviews: {
      title: 'Bewertungen',
      paragraphs: [
        'Erfundene Zahlen dieser Demonstration. Ein Reiseveranstalter verweist hier auf sein Profil auf einer Bewertungsseite und sagt, ob und wie er die Bewertungen prüft.',
      ],
    },
    protection:
      'Ihre Reise ist abgesichert: Werden wir zahlungsunfähig, erstattet der Garantiefonds Ihr Geld oder bringt Sie nach Hause, nach seinen Bedingungen.',
    cancellation:
      'Bei Rücktritt bis 60 Tage vor Reisebeginn zahlen Sie 15\u202f% des Reisepreises. Danach gelten die Stornokosten der Reisebedingungen.',
    fundContact: 'Demo Garantiefonds (erfunden), Voorbeeldkade 3, 1000 AA Amsterdam, fund@demo-guarantee.example',
    rating: '4,7 von 5 aus 1.284 Bewertungen bei Beispielbewertungen',
    verified: 'Nur Gäste, die mit uns gereist sind, können bewerten.',
    since: (year) => `Rad- und Schiffsreisen seit ${year}`,
  },
};
