import { countryName, type MainBooker, suggestEmailAddress } from '@booking/domain/passengers';
import type { Language } from '@booking/domain/schema';
import type { Contact } from '@booking/ui/steps/confirmation';

/** The main booker's contact details, as the confirmation shows them. */
export function toContact(main: MainBooker, language: Language): Contact {
  const { emailAddress, phoneNumber, streetAddress, zipCode, city, state, country } = main;
  const town = [zipCode, city, state].filter((part) => part !== '').join(' ');
  return {
    emailAddress,
    suggestedEmail: suggestEmailAddress(emailAddress),
    phoneNumber,
    address: [streetAddress, town, countryName(country, language)].filter((part) => part !== '').join(', '),
  };
}
