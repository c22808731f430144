import type { Services } from '../app/services.ts';

/** The address of a tour's picture, from a template with `{id}`. Of joined tours (`id1:id2`) it is the first one's. */
export function toPictureAddress(template: string, tour: string): string {
  const [id = ''] = tour.split(':');
  return template.replace('{id}', encodeURIComponent(id));
}

/** The address of a tour's picture; null if the deployment has none, undefined while the tour is not known. */
export function tourPicture(services: Pick<Services, 'runtime'>, tour: string): string | null;
export function tourPicture(services: Pick<Services, 'runtime'>, tour: string | undefined): string | null | undefined;
export function tourPicture({ runtime }: Pick<Services, 'runtime'>, tour: string | undefined): string | null | undefined {
  const { tourPictures } = runtime.config;
  if (!tourPictures) return null;
  return tour === undefined ? undefined : toPictureAddress(tourPictures, tour);
}
