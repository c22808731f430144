import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

/** The markup of `renderOneStep` on a server, which a browser hydrates: a boundary for each match, none around all of them. */
export const oneStepMarkup = '<!--$--><!--$--><p>A step</p><!--/$--><!--/$-->';

/** Renders a loaded router with one step: the smallest tree with the router's own boundaries. */
export async function renderOneStep(prepare: (router: object) => void = () => {}): Promise<string> {
  const root = createRootRoute({ component: Outlet });
  const step = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>A step</p> });
  const router = createRouter({
    routeTree: root.addChildren([step]),
    history: createMemoryHistory(),
    defaultPendingComponent: () => <p>Loading</p>,
  });
  await router.load();
  prepare(router);
  return renderToString(<RouterProvider router={router as never} />);
}
