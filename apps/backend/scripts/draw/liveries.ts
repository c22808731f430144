import type { ShipSlug } from '../../src/catalogue/ships.ts';
import type { Livery } from './parts/boats.ts';

const plain = { boot: '#8f3a32', house: '#fbfaf5', glass: '#5f8fb0', wood: '#b98354', sail: '#fbf6ea' };

/** How each ship of the catalogue is painted; its cabins keep the colours. */
export const liveries: Readonly<Record<ShipSlug, Livery>> = {
  waterlelie: { ...plain, hull: '#24563f', stripe: '#f4efe2', trim: '#c8443a' },
  zilvermeeuw: { ...plain, hull: '#39516b', stripe: '#e6ebee', trim: '#7f97ab' },
  'lotte-van-gent': { ...plain, hull: '#7b2f3a', stripe: '#f0cf7a', trim: '#2f4a5c', house: '#fbf3e2' },
  rheinperle: { ...plain, hull: '#1f3f6e', stripe: '#e2b857', trim: '#1f3f6e' },
  donauwelle: { ...plain, hull: '#20658a', stripe: '#ffffff', trim: '#20658a' },
  'mistral-bleu': { ...plain, hull: '#2e6fb5', stripe: '#f6d98c', trim: '#f0b343', house: '#fdf7e8' },
  'airone-bianco': { ...plain, hull: '#f6f3ea', stripe: '#c25a3c', trim: '#c25a3c', boot: '#3f6f78', house: '#fdfbf4' },
  dalmatinka: { ...plain, hull: '#f8f6ef', stripe: '#1f6fa8', trim: '#1f6fa8', boot: '#1f4f7c' },
  meltemi: { ...plain, hull: '#1d4f86', stripe: '#ffffff', trim: '#1d4f86', boot: '#b5453c' },
  'lykia-yildizi': { ...plain, hull: '#8a4a26', stripe: '#e2b26a', trim: '#c8443a', boot: '#2f5f63', house: '#f0e2c4', wood: '#b97a45' },
};

/** The same ship with its lamps lit. */
export const byNight = (livery: Livery): Livery => ({
  ...livery,
  hull: mix(livery.hull),
  stripe: mix(livery.stripe),
  boot: mix(livery.boot),
  house: mix(livery.house),
  trim: mix(livery.trim),
  wood: mix(livery.wood),
  sail: mix(livery.sail),
  glass: '#ffd98a',
});

/** Half way to the colour of night. */
export function mix(color: string, night = '#22355c', part = 0.55): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) => Math.round(channel(color, at) * (1 - part) + channel(night, at) * part));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
