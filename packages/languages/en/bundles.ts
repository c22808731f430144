/** The chunks of the texts. */
export const bundles = {
  core: () => import('./core.ts'),
  steps: () => import('./steps.ts'),
  checkout: () => import('./checkout.ts'),
  confirmation: () => import('./confirmation.ts'),
  group: () => import('./group.ts'),
  payment: () => import('./payment.ts'),
};
