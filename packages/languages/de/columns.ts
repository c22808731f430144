/** What a table of travellers calls the columns of their names, in lower case. */
export const nameColumns = { first: ['vorname', 'vornamen'], last: ['nachname', 'familienname', 'name'] };
