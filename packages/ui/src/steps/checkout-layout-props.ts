import type { StepViewProps } from '../layout/index.ts';

/** The frame of a checkout step, which makes its own main action. */
export type CheckoutLayoutProps = Required<Omit<StepViewProps, 'back' | 'next'>> & { backHref: string };
