import type { Texts } from './texts.ts';

export const nl: Texts = {
  skip: 'Naar de inhoud',
  nav: {
    label: 'Hoofdmenu',
    menu: 'Menu',
    tours: 'Reizen',
    how: 'Zo gaat het',
    article: 'Verhalen',
    faq: 'Vragen',
    contact: 'Contact',
    language: 'Taal',
  },
  claim: { boatbiketours: 'Overdag fietsen, ’s nachts slapen aan boord', islandhopping: 'Van eiland naar eiland, met fiets en schip' },
  hero: {
    boatbiketours: {
      title: 'Je hotel vaart vooruit. Jij pakt de fiets.',
      lead: 'Een week langs de rivieren en kanalen van Europa: overdag vlakke paden, ’s nachts je eigen hut, en je koffer pak je maar één keer uit.',
      alt: 'Een schip op een kalme rivier, twee fietsers op de dijk ernaast, een molen en een dorp op de achtergrond',
    },
    islandhopping: {
      title: 'Elke ochtend een nieuw eiland.',
      lead: 'Vaar met een klein schip van baai naar baai, fiets over de stille wegen tussen de dorpen en zwem wanneer je maar wilt.',
      alt: 'Een motorzeiler voor anker in een turquoise baai, met kalkstenen eilanden en een wit dorp erachter',
    },
  },
  heroAction: 'Vind je reis',
  allTours: 'Alle reizen',
  promises: [
    { title: 'Eén keer uitpakken', text: 'Hut, restaurant en fietsen reizen met je mee.' },
    { title: 'In je eigen tempo', text: 'Met gids of op eigen houtje, op een toerfiets of een e-bike.' },
    { title: 'Kleine schepen', text: 'Nooit zoveel gasten dat de bemanning je naam vergeet.' },
    { title: 'Duidelijke prijzen', text: 'Het totaal is wat je betaalt. Er komen geen kosten bij.' },
  ],
  tours: {
    title: 'Kies je reis',
    lead: {
      boatbiketours: 'Van een korte reis door Vlaanderen tot een week op de Donau.',
      islandhopping: 'Dalmatië, de Griekse eilanden en de Lycische kust.',
    },
    from: 'vanaf',
    perPerson: 'per persoon',
    onTop: 'plus vaste kosten (garantiefonds, lokale kosten)',
    days: (count) => (count === 1 ? '1 dag' : `${count} dagen`),
    choose: 'Bekijk data en boek',
  },
  how: {
    title: 'Zo gaat een dag',
    steps: {
      boatbiketours: [
        { title: 'Na het ontbijt', text: 'Kies de korte of de lange route, smeer je lunchpakket en rol van de loopplank.' },
        {
          title: 'Overdag',
          text: 'Dertig tot vijftig kilometer, meestal vlak. Het schip vaart vooruit, en neemt je mee als je liever aan dek zit.',
        },
        { title: '’s Avonds', text: 'Diner aan boord, aangelegd midden in de stad. Je hut is waar je hem achterliet.' },
      ],
      islandhopping: [
        {
          title: 'Na het ontbijt',
          text: 'Het schip ligt al in de volgende haven. Kies een fiets, vul je bidon en rijd naar het eerste uitzicht.',
        },
        { title: 'Overdag', text: 'Twintig tot veertig kilometer over stille eilandwegen, met een baai om te zwemmen aan het eind.' },
        { title: '’s Avonds', text: 'Vis van de grill, een wandeling langs de kade en sterren boven het zonnedek.' },
      ],
    },
  },
  ships: {
    title: 'De schepen',
    lead: 'Elk met een eigen karakter, en allemaal met een zonnedek.',
    cabins: (count) => `${count} hutten`,
    guests: (count) => `${count} gasten`,
  },
  demo: {
    title: 'Uitproberen',
    lead: 'Deze site speelt de homepage van een reisorganisatie. Alles rond de boekingstool kun je hier proberen, en er gaat geen echt geld om.',
    coupons: 'Kortingscodes',
    couponsLead: 'Vul er een in onder ‘Kortingscode?’ naast het formulier met de reizigers.',
    cards: 'Testkaarten',
    cardsLead: 'Elke datum in de toekomst en elke code is goed.',
    noSandbox: 'Betalingen gaan hier naar de kaartprovider zelf; gebruik de testkaarten van je eigen account.',
    outcomes: {
      succeeds: 'Lukt',
      declined: 'Geweigerd',
      funds: 'Geweigerd: onvoldoende saldo',
      expired: 'Geweigerd: kaart verlopen',
      code: 'Geweigerd: verkeerde beveiligingscode',
      error: 'Fout bij de verwerking',
      invalid: 'Geen kaartnummer',
      secure: 'Vraagt om bevestiging, lukt daarna',
      secureDeclined: 'Vraagt om bevestiging, wordt daarna geweigerd',
      bank: 'Amerikaanse bankrekening, routing 110000000: lukt na verwerking',
      bankFails: 'Amerikaanse bankrekening, routing 110000000: mislukt na verwerking',
      bankLost: 'Amerikaanse bankrekening, routing 110000000: lukt na verwerking, meldingen komen nooit',
      bankSlow: 'Amerikaanse bankrekening, routing 110000000: lukt na lange verwerking',
      disputed: 'Lukt, daarna betwist door de kaarthouder',
      webhookLate: 'Lukt, de melding komt laat',
      webhookTwice: 'Lukt, de melding komt dubbel',
      webhookReordered: 'Lukt na verwerking, de meldingen komen in de verkeerde volgorde',
      webhookLost: 'Lukt, de melding komt nooit',
    },
    payments: 'Losse betalingen',
    paymentsLead: 'Zoals een klant ze per e-mail krijgt, voor een restbedrag of een boeking op aanvraag.',
    noPayments: 'Die zijn er op dit moment niet.',
    pay: 'Open de betaalpagina',
    open: 'open',
    processing: 'in behandeling',
    settled: 'betaald',
    refunded: 'terugbetaald',
    disputed: 'betwist',
    embedding: 'De tool in een andere pagina',
    embeddingLead: 'Een reisverhaal met de boekingstool er middenin, zoals een partner hem zou plaatsen.',
    embeddingLink: 'Lees het verhaal',
    plainLink: 'Hetzelfde met een gewoon frame',
    checkLink: 'Zelftest van een pagina',
    snippetLink: 'Maak je eigen snippet',
  },
  article: {
    boatbiketours: {
      kicker: 'Reisverhaal',
      title: 'Acht dagen, twee steden en heel veel water',
      lead: 'Van Amsterdam naar Brugge met een fiets, een schip en geen plan voorbij de volgende appeltaart.',
      before: [
        'Het schip vertrekt voordat we wakker zijn. Als de koffie klaar is, is Amsterdam al een rij daken achter ons, en staan de fietsen aan dek in een volgorde die niemand zal aanhouden. Om negen uur ligt de loopplank uit in een dorp waarvan we de naam de hele week verkeerd zullen zeggen.',
        'Het zijn de dijken die je bijblijven. Je fietst op dakhoogte, links water en rechts koeien, allebei iets lager dan verstandig lijkt. Om de tien kilometer vaart er een pont zo groot als een huiskamer, en elke pont heeft een bel.',
      ],
      bookTitle: 'Fiets hem zelf',
      bookLead: 'Data en plaatsen aan boord, rechtstreeks van de organisatie:',
      fallback: 'Boek Amsterdam – Brugge',
      after: [
        'Op de zevende avond staat het belfort van Brugge boven de bomen, lang voordat er een stad onder ligt. Iemand trekt een fles open. Niemand telt nog kilometers.',
        'Wat je meeneemt: een lichte jas, een tweede paar handschoenen en de bereidheid om voor alles te stoppen.',
      ],
      alt: 'Grachtenpanden en een boogbrug met een fietser, een schip op het water ervoor',
    },
    islandhopping: {
      kicker: 'Reisverhaal',
      title: 'De week waarin we onze schoenen vergaten',
      lead: 'Zuid-Dalmatië vanuit Split: zes eilanden, één schip, en de zee als kortste weg naar huis.',
      before: [
        'De kapitein zegt dat het eiland één weg heeft en drie meningen over waar die eindigt. We nemen de weg. Hij klimt tussen stapelmuren en lavendel tot het schip in de baai zo klein is als speelgoed, en rolt dan zonder één trap naar een haven aan de andere kant.',
        'Om twaalf uur ligt het schip voor anker, hangt de ladder in het water en is de lunch te laat omdat iedereen zwemt, ook de kok.',
      ],
      bookTitle: 'Ga mee',
      bookLead: 'Data en plaatsen aan boord, rechtstreeks van de organisatie:',
      fallback: 'Boek Zuid-Dalmatië vanuit Split',
      after: [
        '’s Avonds krijgen de muren van de oude stadjes de kleur van brood. Iemand zingt op de kade, niet voor ons, en dat maakt het mooier.',
        'Wat je meeneemt: weinig. Zwemkleding, een lampje voor aan dek, en schoenen die je rustig mag vergeten.',
      ],
      alt: 'Een baai met dennen en een motorzeiler voor anker, een oud stadje aan de oever',
    },
  },
  plain: {
    title: 'Een gewoon iframe met een eigen listener van de pagina',
    lead: 'Deze pagina doet het zonder het script van de tool: een iframe en een paar regels code die de hoogte instellen.',
  },
  check: {
    title: 'Zelftest van een pagina',
    lead: 'Partners zetten hetzelfde script op een eigen pagina. Het laat zien wat daar werkt en wat het beleid van de pagina of de browser blokkeert.',
  },
  faq: {
    title: 'Vragen en antwoorden',
    lead: 'Wat gasten vragen voor hun eerste reis.',
    entries: [
      {
        question: 'Hoe fit moet ik zijn?',
        answer:
          'Fiets je graag een middag, dan ben je fit genoeg. Elke dag heeft een korte en een lange route, je kunt een e-bike nemen, en het schip neemt je mee als je een dag vrij wilt.',
      },
      {
        question: 'Wat betekent ‘op aanvraag’?',
        answer:
          'We vragen het schip of er nog plaats is, en binnen 48 uur bevestigen we je aanvraag of doen we een ander voorstel. Tot die tijd betaal je niets.',
      },
      {
        question: 'Wanneer betaal ik?',
        answer:
          'Bij het boeken betaal je 30% van de reissom aan en de hele premie van een verzekering, de rest uiterlijk 49 dagen voor vertrek. Begint je reis eerder, dan betaal je alles meteen.',
      },
      {
        question: 'Kan ik alleen reizen?',
        answer:
          'Natuurlijk. Sommige schepen hebben eenpersoonshutten, andere een tweepersoonshut voor één persoon. De prijs zie je waar je de hut kiest.',
      },
      {
        question: 'Mag mijn eigen fiets mee?',
        answer: 'Ja, kies ‘eigen fiets’ bij die reiziger. Hij staat aan dek bij de andere; neem een goed slot mee.',
      },
    ],
  },
  terms: {
    title: 'Voorwaarden',
    lead: 'De voorwaarden van deze demonstratie. Een reisorganisatie zet hier de hare.',
    sections: {
      general: {
        title: 'Algemene voorwaarden',
        text: 'De boeking is bindend zodra die is bevestigd. De hoofdboeker boekt namens alle reizigers en is aansprakelijk voor hun verplichtingen.',
      },
      consumer: {
        title: 'Standaardinformatieformulier voor pakketreisovereenkomsten',
        text: 'Je hebt alle rechten die de wet je bij pakketreizen geeft. De organisator is verantwoordelijk voor de hele reis en verzekerd tegen insolventie.',
      },
      payment: {
        title: 'Betalingsvoorwaarden',
        text: '30% van de reissom en de hele premie van een verzekering betaal je bij het boeken, de rest uiterlijk 49 dagen voor vertrek. Binnen 49 dagen voor vertrek betaal je alles in één keer.',
      },
      general_north_america: {
        title: 'Algemene voorwaarden voor reizigers uit Noord-Amerika',
        text: 'De boeking is bindend zodra die is bevestigd. Facturen zijn in euro’s; verder gelden de algemene voorwaarden.',
      },
      payment_north_america: {
        title: 'Betalingsvoorwaarden voor Noord-Amerika',
        text: 'De factuur is in euro’s; je betaalt in Amerikaanse dollars tegen de dagkoers. 30% van de reissom en de hele premie van een verzekering bij het boeken, de rest uiterlijk 49 dagen voor vertrek.',
      },
    },
  },
  contact: {
    title: 'Contact',
    lead: 'Echte mensen, die de routes zelf hebben gefietst.',
    phone: 'Per telefoon',
    email: 'Per e-mail',
    messenger: 'Per messenger',
    hours: 'Openingstijden',
    note: 'Houd je boekingsnummer bij de hand als je over een boeking belt.',
  },
  footer: {
    standIn: 'Een stand-in voor de eigen site van een merk, gemaakt om de boekingstool te tonen.',
    sister: { boatbiketours: 'Liever de zee? Bekijk de eilandreizen', islandhopping: 'Liever een rivier? Bekijk de vaar- en fietsreizen' },
  },
};
