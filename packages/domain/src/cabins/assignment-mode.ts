/** How occupants are counted: each cabin's own spaces, or (the configuration switch) all spaces together. Specification section 5. */
export const assignmentModes = ['per-cabin', 'total'] as const;
export type AssignmentMode = (typeof assignmentModes)[number];
