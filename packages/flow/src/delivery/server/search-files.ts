import { RuntimeConfigSchema } from '@booking/config';
import { earliestToday } from '@booking/domain/date';
import { createMemoryHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { resolveRuntime } from '../../app/runtime.ts';
import { brandTours } from '../../app/to-brand-tours.ts';
import { createAppRouter } from '../boot/create-app-router.ts';
import { tourAddresses, tourListAddresses } from './found-addresses.ts';
import { renderRobots } from './robots.ts';
import { type ServerOptions, serverServices } from './server-services.ts';
import { renderSitemap } from './sitemap.ts';

/**
 * Creates the function that makes what a search engine reads first: `/robots.txt`, and the site map of a brand, which has its tour list and the dates of
 * each of its tours, in every language. The brand is that of the site map's own address. Rejects if the tours cannot be loaded. @throws ApiError
 */
export function createSearchFiles({ config, fetch }: ServerOptions): (url: URL) => Promise<string> {
  const parsed = v.parse(RuntimeConfigSchema, config);
  return async ({ pathname, hostname, origin }) => {
    if (pathname === '/robots.txt') return renderRobots(origin);
    const runtime = resolveRuntime({ pathname, hostname, search: '', shell: 'booking', framed: false, forced: null, config: parsed });
    const services = serverServices(runtime, fetch, earliestToday());
    const router = createAppRouter(services, createMemoryHistory());
    const site = { ...services, origin };
    const tours = await services.queryClient.query({ ...services.queries.tours.list(), retry: false });
    const pages = brandTours(tours, runtime.facts.tourIds).map(({ id }) => tourAddresses(router, site, id));
    services.queryClient.clear();
    return renderSitemap([tourListAddresses(router, site), ...pages]);
  };
}
