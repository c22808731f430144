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
    title: 'Einen Moment',
    text: 'Gerade sehen sich viele Menschen unsere Reisen an. Diese Seite lädt sich von selbst neu.',
    again: 'Jetzt neu laden',
  },
  /** What the payment of a balance is for. */
  balance: {
    title: 'Restbetrag der Buchung',
    persons: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
  },
};
