/** How occupants are counted: each cabin's own spaces, or (the configuration switch) all spaces together. BRAND-23, PASS-41, PASS-42. */
export const assignmentModes = ['per-cabin', 'total'] as const;
export type AssignmentMode = (typeof assignmentModes)[number];
