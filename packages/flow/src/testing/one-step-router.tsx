import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

/** What a server sends for `renderOneStep`, and a browser hydrates: a boundary for each match, none around all of them. */
export const oneStepMarkup = '<!--$--><!--$--><p>A step</p><!--/$--><!--/$-->';

/** Renders a loaded router of one step, the least that has the router's own boundaries around it. */
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
