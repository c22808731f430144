import type { Translated } from '@booking/languages';

type StandInTexts = {
  /** On the page for trying out. */
  book: string;
  outside: string;
  chatLead: string;
  chatLink: string;
  noChat: string;
  eventsLead: string;
  eventsLink: string;
  /** The page of events. */
  events: {
    title: string;
    lead: string;
    log: string;
    clear: string;
    show: string;
    layer: string;
    messages: string;
    empty: string;
    /** Where an entry comes from: the data layer of the frame or of another window, or a message to or from the frame. */
    sources: { layer: string; window: string; received: string; sent: string };
    noTags: string;
    /** Where the page is not a configured host page. */
    unknownOrigin: string;
    tool: string;
    fallback: string;
  };
};

export const standInTexts: Translated<StandInTexts> = {
  en: {
    book: 'Book a trip now',
    outside: 'Chat, data layer and messages',
    chatLead: 'A stand-in takes the place of the chat provider and shows what it is given; nothing is sent. Boat Bike Tours has the chat.',
    chatLink: 'Open a tour with the chat',
    noChat: 'No chat is set up here.',
    eventsLead: 'What the tool reports to analytics and to a partner’s page, as it happens.',
    eventsLink: 'Events, live',
    events: {
      title: 'Events, live',
      lead: 'Use the tool: each entry of its data layer, and each message between the frame and this page, appears at once. Nothing is stored or sent.',
      log: 'What is reported',
      clear: 'Clear',
      show: 'Show',
      layer: 'Data layer',
      messages: 'Messages',
      empty: 'Nothing yet. Choose a date in the tool.',
      sources: {
        layer: 'Data layer',
        window: 'Data layer, another window',
        received: 'Message from the frame',
        sent: 'Message to the frame',
      },
      noTags: 'The tag manager is a real one here, or there is none: its data layer is not shown.',
      unknownOrigin: 'This page’s address is not in parentOrigins: from the frame, only its height comes.',
      tool: 'The tool in a frame',
      fallback: 'Book this tour',
    },
  },
  nl: {
    book: 'Boek nu een reis',
    outside: 'Chat, data layer en berichten',
    chatLead:
      'Hier staat iets in de plaats van de chatprovider: het laat zien wat die krijgt, en verstuurt niets. Boat Bike Tours heeft de chat.',
    chatLink: 'Open een reis met de chat',
    noChat: 'Hier is geen chat ingesteld.',
    eventsLead: 'Wat de tool meldt aan de statistieken en aan de pagina van een partner, op het moment zelf.',
    eventsLink: 'Meldingen, live',
    events: {
      title: 'Meldingen, live',
      lead: 'Gebruik de tool: elke regel van de data layer en elk bericht tussen het frame en deze pagina verschijnt meteen. Er wordt niets bewaard of verstuurd.',
      log: 'Wat er wordt gemeld',
      clear: 'Wissen',
      show: 'Tonen',
      layer: 'Data layer',
      messages: 'Berichten',
      empty: 'Nog niets. Kies een datum in de tool.',
      sources: {
        layer: 'Data layer',
        window: 'Data layer, ander venster',
        received: 'Bericht van het frame',
        sent: 'Bericht aan het frame',
      },
      noTags: 'De tagmanager is hier een echte, of er is geen: de data layer wordt niet getoond.',
      unknownOrigin: 'Het adres van deze pagina staat niet in parentOrigins: van het frame komt alleen de hoogte.',
      tool: 'De tool in een frame',
      fallback: 'Boek deze reis',
    },
  },
  de: {
    book: 'Jetzt eine Reise buchen',
    outside: 'Chat, Data-Layer und Nachrichten',
    chatLead:
      'Anstelle des Chat-Anbieters zeigt hier ein Fenster, was er erhält; gesendet wird nichts. Den Chat gibt es bei Boat Bike Tours.',
    chatLink: 'Eine Reise mit Chat öffnen',
    noChat: 'Hier ist kein Chat eingerichtet.',
    eventsLead: 'Was das Buchungstool an die Statistik und an die Seite eines Partners meldet, im selben Augenblick.',
    eventsLink: 'Meldungen, live',
    events: {
      title: 'Meldungen, live',
      lead: 'Benutzen Sie das Buchungstool: Jeder Eintrag seines Data-Layers und jede Nachricht zwischen Frame und Seite erscheint sofort. Gespeichert oder gesendet wird nichts.',
      log: 'Was gemeldet wird',
      clear: 'Leeren',
      show: 'Anzeigen',
      layer: 'Data-Layer',
      messages: 'Nachrichten',
      empty: 'Noch nichts. Wählen Sie im Buchungstool ein Datum.',
      sources: {
        layer: 'Data-Layer',
        window: 'Data-Layer, anderes Fenster',
        received: 'Nachricht vom Frame',
        sent: 'Nachricht an den Frame',
      },
      noTags: 'Der Tag-Manager ist hier ein echter, oder es gibt keinen: Sein Data-Layer wird nicht angezeigt.',
      unknownOrigin: 'Die Adresse dieser Seite steht nicht in parentOrigins: Vom Frame kommt nur seine Höhe.',
      tool: 'Das Buchungstool in einem Frame',
      fallback: 'Diese Reise buchen',
    },
  },
};
