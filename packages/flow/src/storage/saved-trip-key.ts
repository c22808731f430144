/** The key of the saved trip in local storage; in a file of its own, because most pages need nothing else of it. */
export const savedTripKey = 'saved-trip';
