import type { Services } from '../app/services.ts';

/**
 * The address of a tour's picture; null if the deployment has none, `pending` as long as the tour is not known. Of joined tours (`id1:id2`) it is the
 * first one's.
 */
export function tourPicture({ runtime }: Pick<Services, 'runtime'>, tour: string | undefined): string | null {
  const { tourPictures } = runtime.config;
  if (!tourPictures) return null;
  if (tour === undefined) return 'pending';
  const [id = ''] = tour.split(':');
  return tourPictures.replace('{id}', encodeURIComponent(id));
}
