/**
 * The types of problem documents (RFC 9457) that pages have words of their own for. A backend may send them, also as absolute addresses. They are
 * hints: without one, a page says of the error what it says of any other of its status. CALL-45.
 */
export const problemTypes = {
  /** The booking would exceed what the backend holds unpaid for one client. Waiting does not help. */
  unpaidCabins: '/problems/unpaid-cabins',
} as const;
