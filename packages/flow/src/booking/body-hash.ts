import type { BookingRequest } from '@booking/domain/schema';

/** FNV-1a, 32 bits, in hexadecimal: distinguishes bodies, not for security. The idempotency key is not part of it. */
export function bodyHash(body: BookingRequest): string {
  const text = JSON.stringify({ ...body, idempotency_key: undefined });
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
