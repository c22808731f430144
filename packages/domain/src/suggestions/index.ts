export { type PartyIssue, partyIssue, passengerLimitIssue } from './party-issue.ts';
export { type CabinSuggestions, suggestCabins } from './suggest-cabins.ts';
