export { countryName, isCountryCode, leadCountries } from './countries.ts';
export { countryCodes } from './country-codes.ts';
export { isEmailAddress } from './email-address.ts';
export * from './form-values.ts';
export { mainBookerRules, stateRule } from './main-booker-rules.ts';
export { earliestBirthDate, heightLimits, heightRule, type Offer, passengerRules } from './passenger-rules.ts';
export { type PassengersContext, passengersFormSchema } from './passengers-form-schema.ts';
export { dropInvalidChoices, mandatoryOther, preparePassengers, pricedPassengers } from './prefill.ts';
export { type Region, regionsOf } from './regions.ts';
