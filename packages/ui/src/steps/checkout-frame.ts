import type { StepFrame } from '../layout/index.ts';

/** The frame of a checkout step, which makes its own main action. */
export type CheckoutFrame = Required<Omit<StepFrame, 'back' | 'next'>> & { backHref: string };
