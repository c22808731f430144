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
    title: 'Just a moment',
    text: 'Many people are looking at our tours right now. This page reloads by itself.',
    again: 'Reload now',
  },
  /** What the payment of a balance is for. */
  balance: {
    title: 'Balance of booking',
    persons: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  },
};
