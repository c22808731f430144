import { createHash } from 'node:crypto';

/** The hash of an inline script or style, as a source of the Content-Security-Policy. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
