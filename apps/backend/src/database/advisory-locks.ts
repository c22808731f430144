/** Keys of the advisory locks that all processes share: any numbers that no other program on the same server uses. */
export const advisoryLocks = { migration: 4_310_843, sandboxUnit: 4_310_844 } as const;
