import search from './texts/search.json' with { type: 'json' };
import shell from './texts/shell.json' with { type: 'json' };

/** What only servers say. */
export const server = {
  /** What a search engine says of a page. */
  search,
  /** What the HTML of a shell says by itself. */
  shell,
  /** The page that is shown while there are too many visitors. */
  busy: {
    title: 'Een ogenblik',
    text: 'Veel mensen bekijken nu onze reizen. Deze pagina wordt vanzelf opnieuw geladen.',
    again: 'Nu opnieuw laden',
  },
  /** What the payment of a balance is for. */
  balance: {
    title: 'Restbedrag van boeking',
    persons: (count: number) => (count === 1 ? '1 persoon' : `${count} personen`),
  },
};
