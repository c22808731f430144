import { useOptionalPart } from '../../primitives/index.ts';

const load = () => import('./form-parts.ts');

/** What the form does not need at first; null until it is loaded. */
export const useFormParts = () => useOptionalPart(load);
