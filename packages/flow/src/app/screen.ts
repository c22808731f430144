import type { Bundle, TextKey } from '@booking/ui/i18n';
import type { Runtime } from './runtime.ts';

/** The progress list, index 0 to 6. SHELL-11. */
export const progressSteps = [
  'back_to_home',
  'departure_date',
  'ship',
  'cabins',
  'personal_information',
  'price_overview',
  'payment',
] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** A route's description of its screen: used by its loader, its step's frame, the server's renderer and the size check. */
export type Screen = {
  /** The step's name: that of its folder. */
  step: string;
  /** The page's heading and title. */
  title: TextKey;
  /** The line under the heading, where it depends on no data: with it the heading's block has its final size while the step loads. */
  lead?: TextKey;
  /** Texts beyond those that every screen has. */
  texts: readonly Bundle[];
  /** Its place in the progress list. */
  progress?: Exclude<ProgressStep, 'back_to_home'>;
  /** The header has a way back, even while its address is not known yet. */
  hasBack?: (runtime: Runtime) => boolean;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
    /** Addresses of this route, and of those below it, open personal data. */
    personal?: true;
  }
}

/** The routes by the names of their screens. `routes.ts` declares them, so that each path is written only in its route. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Screens {}
