import type { CabinType } from '../schema/cabin-type.ts';

/** The occupancy for which a price is shown before a cabin is chosen: two persons, within the limits of the cabin type. CABIN-15. */
export const getDefaultOccupancy = ({
  minimum_occupancy,
  maximum_occupancy,
}: Pick<CabinType, 'minimum_occupancy' | 'maximum_occupancy'>): number => Math.min(Math.max(2, minimum_occupancy), maximum_occupancy);
