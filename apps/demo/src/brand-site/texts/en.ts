import type { Texts } from './texts.ts';

export const en: Texts = {
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    menu: 'Menu',
    tours: 'Tours',
    how: 'How it works',
    article: 'Stories',
    faq: 'Questions',
    contact: 'Contact',
    language: 'Language',
  },
  claim: { boatbiketours: 'Cycle by day, sleep on board by night', islandhopping: 'Island to island, by bike and ship' },
  hero: {
    boatbiketours: {
      title: 'Your hotel sails ahead. You take the bike.',
      lead: 'A week along Europe’s rivers and canals: level paths by day, your own cabin by night, and you unpack only once.',
      alt: 'A barge on a calm river, two cyclists on the dyke beside it, a windmill and a village behind',
    },
    islandhopping: {
      title: 'A new island every morning.',
      lead: 'Sail from bay to bay on a small ship, ride the quiet roads between the villages, and swim whenever you like.',
      alt: 'A motor sailer at anchor in a turquoise bay, limestone islands and a white village behind it',
    },
  },
  heroAction: 'Find your tour',
  allTours: 'All tours',
  promises: [
    { title: 'Unpack once', text: 'Cabin, restaurant and bicycles travel with you.' },
    { title: 'Ride at your pace', text: 'Guided or on your own, by touring bike or e-bike.' },
    { title: 'Small ships', text: 'Never so many guests that the crew forgets your name.' },
    { title: 'Clear prices', text: 'The total is what you pay. No extra costs later.' },
  ],
  tours: {
    title: 'Choose your tour',
    lead: {
      boatbiketours: 'From a short break in Flanders to a week on the Danube.',
      islandhopping: 'Dalmatia, the Greek islands and the Lycian coast.',
    },
    from: 'from',
    perPerson: 'per person',
    onTop: 'plus fixed costs (guarantee fund, local costs)',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    choose: 'See dates and book',
  },
  how: {
    title: 'How a day goes',
    steps: {
      boatbiketours: [
        { title: 'After breakfast', text: 'Choose the short or the long route, pack your lunch and roll off the gangway.' },
        {
          title: 'During the day',
          text: 'Thirty to fifty kilometres, mostly level. The ship goes ahead, and takes you along when you would rather sit on deck.',
        },
        { title: 'In the evening', text: 'Dinner on board, moored in the middle of town. Your cabin is where you left it.' },
      ],
      islandhopping: [
        {
          title: 'After breakfast',
          text: 'The ship is already in the next harbour. Choose a bike, fill your bottle and ride up to the first view.',
        },
        { title: 'During the day', text: 'Twenty to forty kilometres over quiet island roads, and a bay for a swim at the end of it.' },
        { title: 'In the evening', text: 'Fish from the grill, a walk along the quay, and stars above the sun deck.' },
      ],
    },
  },
  ships: {
    title: 'The ships',
    lead: 'Each has its own character, and all of them a sun deck.',
    cabins: (count) => `${count} cabins`,
    guests: (count) => `${count} guests`,
  },
  demo: {
    title: 'Try it out',
    lead: 'This site stands in for a tour operator’s home page. You can try everything around the booking tool here; no real money is involved.',
    coupons: 'Coupon codes',
    couponsLead: 'Enter one under “Coupon code?” beside the passenger form.',
    cards: 'Test cards',
    cardsLead: 'Any date in the future and any code will do.',
    noSandbox: 'Payments go straight to the card provider here; use the test cards of your own account.',
    outcomes: {
      succeeds: 'Succeeds',
      declined: 'Declined',
      funds: 'Declined: insufficient funds',
      expired: 'Declined: card expired',
      code: 'Declined: wrong security code',
      error: 'Processing error',
      invalid: 'Not a card number',
      secure: 'Asks for confirmation, then succeeds',
      secureDeclined: 'Asks for confirmation, then is declined',
      bank: 'US bank account, routing 110000000: succeeds after processing',
      bankFails: 'US bank account, routing 110000000: fails after processing',
      bankLost: 'US bank account, routing 110000000: succeeds after processing, its events never come',
      bankSlow: 'US bank account, routing 110000000: succeeds after long processing',
      disputed: 'Succeeds, then disputed by the card holder',
      webhookLate: 'Succeeds, its event comes late',
      webhookTwice: 'Succeeds, its event comes twice',
      webhookReordered: 'Succeeds after processing, its events come out of order',
      webhookLost: 'Succeeds, its event never comes',
    },
    payments: 'Standalone payments',
    paymentsLead: 'As customers receive them by email, for a balance or an on-request booking.',
    noPayments: 'There are none at the moment.',
    pay: 'Open the payment page',
    open: 'open',
    processing: 'processing',
    settled: 'paid',
    refunded: 'paid back',
    disputed: 'disputed',
    embedding: 'The tool in another page',
    embeddingLead: 'A travel story with the booking tool in the middle of it, as a partner would place it.',
    embeddingLink: 'Read the story',
    plainLink: 'The same in a plain iframe',
    checkLink: 'Self-test of a host page',
    snippetLink: 'Make your own snippet',
  },
  article: {
    boatbiketours: {
      kicker: 'Travel story',
      title: 'Eight days, two cities and a great deal of water',
      lead: 'From Amsterdam to Bruges with a bicycle, a barge and no plan beyond the next apple tart.',
      before: [
        'The ship leaves before we are awake. When the coffee is ready, Amsterdam is already a row of roofs behind us, and the bicycles are waiting on deck in the order in which nobody will ride them. By nine the gangway is down in a village whose name all of us will pronounce wrongly for the rest of the week.',
        'It is the dykes that you remember. You ride at the height of the roofs, water on your left and cows on your right, both a little lower than seems sensible. Every ten kilometres there is a ferry the size of a living room, and every ferry has a bell.',
      ],
      bookTitle: 'Ride it yourself',
      bookLead: 'Dates and places on board, straight from the operator:',
      fallback: 'Book Amsterdam to Bruges',
      after: [
        'On the seventh evening the belfry of Bruges stands over the trees, long before there is any city under it. Somebody opens a bottle. Nobody counts kilometres any more.',
        'What you should bring: a light jacket, a second pair of gloves, and the willingness to stop for everything.',
      ],
      alt: 'Canal houses and an arched bridge with a cyclist, a barge on the water in front',
    },
    islandhopping: {
      kicker: 'Travel story',
      title: 'The week in which we forgot our shoes',
      lead: 'South Dalmatia from Split: six islands, one ship, and the sea as the shortest way home.',
      before: [
        'The captain says that the island has one road and three opinions about where it ends. We take the road. It climbs between dry walls and lavender until the ship in the bay is as small as a toy, and then it rolls, without a single turn of the pedals, down to a harbour on the other side.',
        'At noon the ship lies at anchor, the ladder is in the water, and lunch is late because everybody is swimming, including the cook.',
      ],
      bookTitle: 'Come along',
      bookLead: 'Dates and places on board, straight from the operator:',
      fallback: 'Book South Dalmatia from Split',
      after: [
        'In the evening the walls of the old towns turn the colour of bread. Somebody sings on the quay, not for us, and all the better for it.',
        'What you should bring: little. A swimsuit, a lamp for the deck, and shoes that you may well forget.',
      ],
      alt: 'A bay with pines and a motor sailer at anchor, an old town on the shore',
    },
  },
  plain: {
    title: 'A plain iframe with the page’s own listener',
    lead: 'This page does without the tool’s script: an iframe and a few lines of code that set its height.',
  },
  check: {
    title: 'Self-test of a host page',
    lead: 'Partners put the same script into a page of their own. It shows what works there and what the page’s policy or the browser blocks.',
  },
  faq: {
    title: 'Questions and answers',
    lead: 'What guests ask before their first trip.',
    entries: [
      {
        question: 'How fit do I have to be?',
        answer:
          'If you like to ride for an afternoon, you are fit enough. Every day has a short and a long route, you can choose an e-bike, and the ship takes you along whenever you want a day off.',
      },
      {
        question: 'What does “on request” mean?',
        answer:
          'We ask the ship whether there is still room, and confirm your request or suggest an alternative within 48 hours. You pay nothing until then.',
      },
      {
        question: 'When do I pay?',
        answer:
          'You pay a deposit of 30% and the whole premium of any insurance when you book, and the balance no later than 49 days before departure. If your trip starts sooner, the full amount is due at once.',
      },
      {
        question: 'Can I travel alone?',
        answer:
          'Of course. Some ships have single cabins, others offer a twin cabin for single use. The price of each is shown where you choose the cabin.',
      },
      {
        question: 'Can I bring my own bike?',
        answer: 'Yes, choose “own bike” for that traveller. It stands on deck with the others; bring a good lock.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The terms of this demonstration. A travel company puts its own here.',
    sections: {
      general: {
        title: 'General terms and conditions',
        text: 'The booking is binding once it is confirmed. The main booker books on behalf of all passengers and is liable for their obligations.',
      },
      consumer: {
        title: 'Standard information form for package travel contracts',
        text: 'You have all rights that the law gives you for package tours. The organiser is responsible for the whole trip and is insured against insolvency.',
      },
      payment: {
        title: 'Payment terms',
        text: '30% of the tour price and the whole premium of an insurance are due at booking, the balance no later than 49 days before the start. Within 49 days of the start everything is due at once.',
      },
      general_north_america: {
        title: 'General terms for travelers from North America',
        text: 'The booking is binding once it is confirmed. Invoices are issued in euros; otherwise the general terms apply.',
      },
      payment_north_america: {
        title: 'Payment terms for North America',
        text: 'You are invoiced in euros and pay in US dollars, at the rate of the day. 30% of the tour price and the whole premium of an insurance are due at booking, the balance no later than 49 days before the start.',
      },
    },
  },
  contact: {
    title: 'Contact',
    lead: 'Real people who have ridden the routes themselves.',
    phone: 'By phone',
    email: 'By email',
    messenger: 'By messenger',
    hours: 'Hours',
    note: 'Please have your booking number ready when you call about a booking.',
  },
  footer: {
    standIn: 'A stand-in for a brand’s own site, made for the demonstration of the booking tool.',
    sister: { boatbiketours: 'Prefer the sea? See the island tours', islandhopping: 'Prefer a river? See the boat and bike tours' },
  },
};
