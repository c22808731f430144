/** Keys of the advisory locks that all processes share. No other program on the same server may use them. */
export const advisoryLocks = { migration: 4_310_843, sandboxUnit: 4_310_844 } as const;
