/** The id of a passenger's card, the target of its outline entry. */
export const toCardId = (index: number): string => `passenger-${index}`;
