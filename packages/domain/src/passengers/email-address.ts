const atom = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+\\p{L}(?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])$`, 'u');

/** True for an address that mail can be sent to over the internet: a local part and a domain of at least two labels, letters of any script. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && address.test(text);
