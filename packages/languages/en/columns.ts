/** What a table of travellers calls the columns of their names, in lower case. */
export const nameColumns = {
  first: ['first name', 'first names', 'given name', 'given names'],
  last: ['last name', 'surname', 'family name', 'name'],
};
