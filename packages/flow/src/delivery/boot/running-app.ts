import type { Services } from '../../app/services.ts';
import type { AppRouter } from './create-app-router.ts';

/** A started page. */
export type RunningApp = { services: Services; router: AppRouter };
