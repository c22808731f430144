/** The id of a passenger's card, the target of its outline entry. */
export const toCardId = (index: number): string => `passenger-${index}`;

/** The passenger whose card has this id; null if it is no card's. */
export function fromCardId(id: string): number | null {
  const index = /^passenger-(\d+)$/.exec(id)?.[1];
  return index === undefined ? null : Number(index);
}
