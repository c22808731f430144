import { checkoutRoutes } from './checkout-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { rootRoute } from './root-route.ts';
import { selectionRoutes } from './selection-routes.ts';

/** All routes of the specification's section 2, for every brand and both shells; the base path tells them apart. */
export const routeTree = rootRoute.addChildren([...selectionRoutes, ...checkoutRoutes, ...paymentRoutes]);
