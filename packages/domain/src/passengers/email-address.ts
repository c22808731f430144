/** Letters of any script, with the vowel signs and joiners that are part of the words of some. */
const letters = '\\p{L}\\p{M}\\p{N}\\u200C\\u200D';
const atom = `[${letters}!#$%&'*+/=?^_\`{|}~-]+`;
const rest = `[${letters}-]{0,61}[\\p{L}\\p{M}\\p{N}]`;
const label = `[\\p{L}\\p{N}](?:${rest})?`;
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+\\p{L}${rest}$`, 'u');

/** True for an address that mail can be sent to over the internet: a local part and a domain of at least two labels, letters of any script. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && address.test(text);
