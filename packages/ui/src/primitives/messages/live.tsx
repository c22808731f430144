import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A polite live region: screen readers announce its text when it changes. Keep it mounted and change its children. */
export const Live = ({ children }: { children: ReactNode }) => (
  <VisuallyHidden as="div" role="status" aria-live="polite" aria-atomic="true">
    {children}
  </VisuallyHidden>
);
