import type { ShipSlug } from '../../../src/catalogue/ships.ts';
import { riverScenes } from './river-scenes.ts';
import type { Scene } from './scene.ts';
import { seaScenes } from './sea-scenes.ts';

export const scenes: Readonly<Record<ShipSlug, Scene>> = { ...riverScenes, ...seaScenes };
