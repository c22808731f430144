/** Party sizes, in persons. DATE-6. */
export const smallestParty = 1;
export const largestParty = 20;
export const defaultParty = 2;

/** True for a whole number of persons from 1 to 20. */
export const isPartySize = (party: number): boolean => Number.isInteger(party) && party >= smallestParty && party <= largestParty;
