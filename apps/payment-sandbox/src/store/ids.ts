import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789';
const text = (length: number): string => Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

/** An id in the format of the provider: `pi_` and 24 letters and digits. */
export const newId = (prefix: 'pi' | 'pm' | 'ch' | 'evt' | 'req' | 're' | 'dp'): string => `${prefix}_${text(24)}`;

/** The secret that allows a browser to read and confirm one intent. */
export const newClientSecret = (intent: string): string => `${intent}_secret_${text(24)}`;
