import type { StepViewProps } from '../layout/index.ts';

/** The layout props of a checkout step. Its view defines the main action. */
export type CheckoutLayoutProps = Required<Omit<StepViewProps, 'back' | 'next'>> & { backHref: string };
