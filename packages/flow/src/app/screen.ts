import type { Bundle, TextKey } from '@booking/ui/i18n';
import type { Runtime, Shell } from './runtime.ts';

/** The progress list, index 0 to 6. */
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

/** A route's description of its screen. The loader, the step layout, the server's renderer and the size check use it. */
export type Screen = {
  /** The step's name, which is also that of its folder, unless `file` says otherwise. */
  step: string;
  /** The file with its code, if that is not `steps/{step}/{step}-container.tsx`. */
  file?: string;
  /** The page's heading and title. */
  title: TextKey;
  /** The line under the heading, if it depends on no data. It gives the heading's block its final height while the step loads. */
  lead?: TextKey;
  /** Bundles of texts besides the core bundle. */
  texts: readonly Bundle[];
  /** Its place in the progress list. */
  progress?: Exclude<ProgressStep, 'back_to_home'>;
  /** The header reserves space for a back link, even while its address is unknown. */
  hasBack?: (runtime: Runtime) => boolean;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
    /** The addresses of this route and its children give access to personal data. */
    personal?: true;
    /** The only shell that has this route. */
    shell?: Shell;
  }
}

/** The routes by screen name. `routes.ts` declares them, so that each path is written only in its route. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Screens {}
