import type { Texts } from './texts.ts';

export const de: Texts = {
  skip: 'Zum Inhalt',
  nav: {
    label: 'Hauptmenü',
    menu: 'Menü',
    tours: 'Reisen',
    how: 'So geht’s',
    article: 'Geschichten',
    faq: 'Fragen',
    contact: 'Kontakt',
    language: 'Sprache',
  },
  claim: { boatbiketours: 'Tagsüber Rad fahren, nachts an Bord schlafen', islandhopping: 'Mit Rad und Schiff von Insel zu Insel' },
  hero: {
    boatbiketours: {
      title: 'Ihr Hotel fährt voraus. Sie nehmen das Rad.',
      lead: 'Eine Woche an Europas Flüssen und Kanälen: tagsüber ebene Wege, nachts die eigene Kabine, und der Koffer wird nur einmal ausgepackt.',
      alt: 'Ein Schiff auf einem ruhigen Fluss, zwei Radfahrer auf dem Deich daneben, dahinter eine Windmühle und ein Dorf',
    },
    islandhopping: {
      title: 'Jeden Morgen eine neue Insel.',
      lead: 'Mit einem kleinen Schiff von Bucht zu Bucht, auf stillen Straßen von Dorf zu Dorf, und baden, wann immer Sie möchten.',
      alt: 'Ein Motorsegler vor Anker in einer türkisen Bucht, dahinter Kalksteininseln und ein weißes Dorf',
    },
  },
  heroAction: 'Reise finden',
  allTours: 'Alle Reisen',
  promises: [
    { title: 'Einmal auspacken', text: 'Kabine, Restaurant und Räder reisen mit.' },
    { title: 'Im eigenen Tempo', text: 'Mit Reiseleitung oder auf eigene Faust, mit Tourenrad oder E-Bike.' },
    { title: 'Kleine Schiffe', text: 'Nie so viele Gäste, dass die Crew Ihren Namen vergisst.' },
    { title: 'Klare Preise', text: 'Sie zahlen, was als Gesamtpreis dasteht. Es kommen keine Kosten hinzu.' },
  ],
  tours: {
    title: 'Wählen Sie Ihre Reise',
    lead: {
      boatbiketours: 'Von der Kurzreise durch Flandern bis zur Woche auf der Donau.',
      islandhopping: 'Dalmatien, die griechischen Inseln und die lykische Küste.',
    },
    from: 'ab',
    perPerson: 'pro Person',
    onTop: 'zzgl. feste Kosten (Garantiefonds, Kosten vor Ort)',
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
    choose: 'Reisetermine ansehen und buchen',
  },
  how: {
    title: 'So verläuft ein Tag',
    steps: {
      boatbiketours: [
        {
          title: 'Nach dem Frühstück',
          text: 'Wählen Sie die kurze oder die lange Strecke, packen Sie Ihr Lunchpaket und rollen Sie von der Gangway.',
        },
        {
          title: 'Tagsüber',
          text: 'Dreißig bis fünfzig Kilometer, meist eben. Das Schiff fährt voraus und nimmt Sie mit, wenn Sie lieber an Deck sitzen.',
        },
        {
          title: 'Am Abend',
          text: 'Abendessen an Bord, festgemacht mitten in der Stadt. Ihre Kabine ist dort, wo Sie sie verlassen haben.',
        },
      ],
      islandhopping: [
        {
          title: 'Nach dem Frühstück',
          text: 'Das Schiff liegt schon im nächsten Hafen. Rad wählen, Flasche füllen, hinauf zur ersten Aussicht.',
        },
        { title: 'Tagsüber', text: 'Zwanzig bis vierzig Kilometer auf stillen Inselstraßen, am Ende eine Bucht zum Baden.' },
        { title: 'Am Abend', text: 'Fisch vom Grill, ein Spaziergang am Kai und Sterne über dem Sonnendeck.' },
      ],
    },
  },
  ships: {
    title: 'Die Schiffe',
    lead: 'Jedes mit eigenem Charakter, alle mit Sonnendeck.',
    cabins: (count) => `${count} Kabinen`,
    guests: (count) => `${count} Gäste`,
  },
  demo: {
    title: 'Zum Ausprobieren',
    lead: 'Diese Seite steht für die Website eines Reiseveranstalters. Alles rund um das Buchungstool lässt sich hier ausprobieren; es fließt kein echtes Geld.',
    coupons: 'Rabattcodes',
    couponsLead: 'Geben Sie einen unter „Rabattcode?“ neben dem Formular für die Reisenden ein.',
    cards: 'Testkarten',
    cardsLead: 'Jedes Datum in der Zukunft und jede Prüfnummer funktioniert.',
    noSandbox: 'Zahlungen gehen hier an den Kartendienst selbst; verwenden Sie die Testkarten Ihres eigenen Kontos.',
    outcomes: {
      succeeds: 'Gelingt',
      declined: 'Abgelehnt',
      funds: 'Abgelehnt: keine Deckung',
      expired: 'Abgelehnt: Karte abgelaufen',
      code: 'Abgelehnt: falsche Prüfnummer',
      error: 'Fehler bei der Verarbeitung',
      invalid: 'Keine Kartennummer',
      secure: 'Fragt nach Bestätigung, gelingt dann',
      secureDeclined: 'Fragt nach Bestätigung, wird dann abgelehnt',
      bank: 'US-Bankkonto, Routing 110000000: gelingt nach der Bearbeitung',
      bankFails: 'US-Bankkonto, Routing 110000000: scheitert nach der Bearbeitung',
      bankLost: 'US-Bankkonto, Routing 110000000: gelingt nach der Bearbeitung, Meldungen kommen nie',
      bankSlow: 'US-Bankkonto, Routing 110000000: gelingt nach langer Bearbeitung',
      disputed: 'Gelingt, dann vom Karteninhaber angefochten',
      webhookLate: 'Gelingt, die Meldung kommt spät',
      webhookTwice: 'Gelingt, die Meldung kommt doppelt',
      webhookReordered: 'Gelingt nach der Bearbeitung, die Meldungen kommen in falscher Reihenfolge',
      webhookLost: 'Gelingt, die Meldung kommt nie',
    },
    payments: 'Einzelne Zahlungen',
    paymentsLead: 'Wie ein Kunde sie per E-Mail bekommt, für eine Restzahlung oder eine Buchung auf Anfrage.',
    noPayments: 'Zurzeit gibt es keine.',
    pay: 'Zahlungsseite öffnen',
    open: 'offen',
    processing: 'in Bearbeitung',
    settled: 'bezahlt',
    refunded: 'erstattet',
    disputed: 'angefochten',
    embedding: 'Das Buchungstool auf einer anderen Website',
    embeddingLead: 'Eine Reisegeschichte mit dem Buchungstool mittendrin, wie ein Partner es einbauen würde.',
    embeddingLink: 'Zur Geschichte',
    plainLink: 'Dasselbe mit einem einfachen Frame',
    checkLink: 'Selbsttest einer Seite',
    snippetLink: 'Eigenes Snippet erstellen',
  },
  article: {
    boatbiketours: {
      kicker: 'Reisegeschichte',
      title: 'Acht Tage, zwei Städte und sehr viel Wasser',
      lead: 'Von Amsterdam nach Brügge mit einem Rad, einem Schiff und keinem Plan außer dem nächsten Apfelkuchen.',
      before: [
        'Das Schiff legt ab, bevor wir wach sind. Als der Kaffee fertig ist, ist Amsterdam schon eine Reihe Dächer hinter uns, und die Räder stehen an Deck in einer Ordnung, an die sich niemand halten wird. Um neun liegt die Gangway in einem Dorf, dessen Namen wir die ganze Woche falsch aussprechen werden.',
        'Es sind die Deiche, an die man sich erinnert. Man fährt auf Höhe der Dächer, links das Wasser, rechts die Kühe, beide etwas tiefer, als vernünftig scheint. Alle zehn Kilometer kommt eine Fähre von der Größe eines Wohnzimmers, und jede Fähre hat eine Glocke.',
      ],
      bookTitle: 'Fahren Sie selbst',
      bookLead: 'Reisetermine und Plätze an Bord, direkt vom Veranstalter:',
      fallback: 'Amsterdam – Brügge buchen',
      after: [
        'Am siebten Abend steht der Belfried von Brügge über den Bäumen, lange bevor eine Stadt darunter liegt. Jemand öffnet eine Flasche. Kilometer zählt niemand mehr.',
        'Was Sie mitnehmen sollten: eine leichte Jacke, ein zweites Paar Handschuhe und die Bereitschaft, für alles anzuhalten.',
      ],
      alt: 'Grachtenhäuser und eine Bogenbrücke mit einem Radfahrer, davor ein Schiff auf dem Wasser',
    },
    islandhopping: {
      kicker: 'Reisegeschichte',
      title: 'Die Woche, in der wir unsere Schuhe vergaßen',
      lead: 'Süddalmatien ab Split: sechs Inseln, ein Schiff und das Meer als kürzester Heimweg.',
      before: [
        'Der Kapitän sagt, die Insel habe eine Straße und drei Meinungen darüber, wo sie endet. Wir nehmen die Straße. Sie steigt zwischen Trockenmauern und Lavendel, bis das Schiff in der Bucht klein ist wie ein Spielzeug, und rollt dann ohne einen einzigen Tritt hinab zu einem Hafen auf der anderen Seite.',
        'Mittags liegt das Schiff vor Anker, die Leiter ist im Wasser, und das Essen verspätet sich, weil alle baden, auch der Koch.',
      ],
      bookTitle: 'Kommen Sie mit',
      bookLead: 'Reisetermine und Plätze an Bord, direkt vom Veranstalter:',
      fallback: 'Süddalmatien ab Split buchen',
      after: [
        'Am Abend bekommen die Mauern der alten Städtchen die Farbe von Brot. Jemand singt am Kai, nicht für uns, und gerade deshalb ist es schön.',
        'Was Sie mitnehmen sollten: wenig. Badesachen, eine Lampe fürs Deck und Schuhe, die Sie ruhig vergessen dürfen.',
      ],
      alt: 'Eine Bucht mit Kiefern und einem Motorsegler vor Anker, am Ufer eine alte Stadt',
    },
  },
  plain: {
    title: 'Ein einfacher Frame und ein eigener Listener der Seite',
    lead: 'Diese Seite kommt ohne das Skript des Buchungstools aus: ein iFrame und ein paar Zeilen Code, die seine Höhe setzen.',
  },
  check: {
    title: 'Selbsttest einer Seite',
    lead: 'Partner setzen dasselbe Skript in eine eigene Seite. Es zeigt, was dort funktioniert und was die Richtlinie der Seite oder der Browser blockiert.',
  },
  faq: {
    title: 'Fragen und Antworten',
    lead: 'Was Gäste vor ihrer ersten Reise fragen.',
    entries: [
      {
        question: 'Wie fit muss ich sein?',
        answer:
          'Wenn Sie gern einen Nachmittag Rad fahren, sind Sie fit genug. Jeder Tag hat eine kurze und eine lange Strecke, Sie können ein E-Bike nehmen, und das Schiff nimmt Sie mit, wenn Sie einen Tag pausieren möchten.',
      },
      {
        question: 'Was bedeutet „auf Anfrage“?',
        answer:
          'Wir fragen beim Schiff nach, ob noch Platz ist, und bestätigen Ihre Anfrage oder schlagen innerhalb von 48 Stunden eine Alternative vor. Vorher zahlen Sie nichts.',
      },
      {
        question: 'Wann bezahle ich?',
        answer:
          'Bei der Buchung zahlen Sie 30 % des Preises und die ganze Prämie einer Versicherung an, den Rest spätestens 49 Tage vor Reisebeginn. Beginnt die Reise früher, ist der gesamte Betrag sofort fällig.',
      },
      {
        question: 'Kann ich allein reisen?',
        answer:
          'Sehr gern. Manche Schiffe haben Einzelkabinen, andere eine Zweibettkabine zur Alleinbenutzung. Den Preis sehen Sie dort, wo Sie die Kabine wählen.',
      },
      {
        question: 'Kann ich mein eigenes Rad mitbringen?',
        answer: 'Ja, wählen Sie bei dieser Person „eigenes Rad“. Es steht an Deck bei den anderen; bringen Sie ein gutes Schloss mit.',
      },
    ],
  },
  terms: {
    title: 'Bedingungen',
    lead: 'Die Bedingungen dieser Vorführung. Ein Reiseveranstalter setzt hier seine eigenen ein.',
    sections: {
      general: {
        title: 'Allgemeine Reisebedingungen',
        text: 'Die Buchung ist verbindlich, sobald sie bestätigt ist. Die buchende Person bucht für alle Reisenden; für deren Verpflichtungen steht sie nur ein, wenn sie das ausdrücklich und gesondert erklärt hat.',
      },
      consumer: {
        title: 'Formblatt zur Unterrichtung des Reisenden bei einer Pauschalreise',
        text: 'Sie haben alle Rechte, die Ihnen das Gesetz bei Pauschalreisen gibt. Der Veranstalter ist für die ganze Reise verantwortlich und gegen Insolvenz abgesichert.',
      },
      payment: {
        title: 'Zahlungsbedingungen',
        text: '30 % des Reisepreises und die ganze Prämie einer Versicherung sind bei der Buchung fällig, der Rest spätestens 49 Tage vor Reisebeginn. Innerhalb von 49 Tagen vor Reisebeginn ist alles sofort fällig.',
      },
      general_north_america: {
        title: 'Allgemeine Reisebedingungen für Reisende aus Nordamerika',
        text: 'Die Buchung ist verbindlich, sobald sie bestätigt ist. Rechnungen lauten auf Euro; im Übrigen gelten die Allgemeinen Reisebedingungen.',
      },
      payment_north_america: {
        title: 'Zahlungsbedingungen für Nordamerika',
        text: 'Die Rechnung lautet auf Euro, Sie zahlen in US-Dollar zum Tageskurs. 30 % des Reisepreises und die ganze Prämie einer Versicherung bei der Buchung, der Rest spätestens 49 Tage vor Reisebeginn.',
      },
    },
  },
  contact: {
    title: 'Kontakt',
    lead: 'Echte Menschen, die die Strecken selbst gefahren sind.',
    phone: 'Telefonisch',
    email: 'Per E-Mail',
    messenger: 'Per Messenger',
    hours: 'Telefonzeiten',
    note: 'Halten Sie bitte Ihre Buchungsnummer bereit, wenn Sie wegen einer Buchung anrufen.',
  },
  footer: {
    standIn: 'Platzhalter für die Website einer Marke, erstellt zur Vorführung des Buchungstools.',
    sister: { boatbiketours: 'Lieber das Meer? Zu den Inselreisen', islandhopping: 'Lieber ein Fluss? Zu den Rad- und Schiffsreisen' },
  },
};
