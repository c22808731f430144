import type { Services } from '../app/services.ts';

/** The address of a tour's picture; null if the deployment has none. Of joined tours (`id1:id2`) it is the first one's. */
export function tourPicture({ runtime }: Pick<Services, 'runtime'>, tour: string): string | null {
  const [id = ''] = tour.split(':');
  return runtime.config.tourPictures?.replace('{id}', encodeURIComponent(id)) ?? null;
}
