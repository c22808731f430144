import { createHmac } from 'node:crypto';

/** The `stripe-signature` header of a body: HMAC-SHA256 over time and body. `seconds` since the epoch. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${signature}`;
}
