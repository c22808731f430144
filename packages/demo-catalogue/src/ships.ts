/** `slug` names its pictures: /images/ships/<slug>.svg (the ship), -1 (deck), -2 (salon), -3 (by night or under way). */
type CatalogueShip = { id: string; slug: string; name: string; cabins: number; guests: number };

export const ships = [
  { id: 'a0S7T000000WaLeUAK', slug: 'waterlelie', name: 'Waterlelie', cabins: 12, guests: 24 },
  { id: 'a0S7T000000ZiMeUAK', slug: 'zilvermeeuw', name: 'Zilvermeeuw', cabins: 15, guests: 30 },
  { id: 'a0S7T000000LoGeUAK', slug: 'lotte-van-gent', name: 'Lotte van Gent', cabins: 11, guests: 22 },
  { id: 'a0S7T000000RhPeUAK', slug: 'rheinperle', name: 'Rheinperle', cabins: 36, guests: 74 },
  { id: 'a0S7T000000DoWeUAK', slug: 'donauwelle', name: 'Donauwelle', cabins: 40, guests: 84 },
  { id: 'a0S7T000000MiBlUAK', slug: 'mistral-bleu', name: 'Mistral Bleu', cabins: 11, guests: 22 },
  { id: 'a0S7T000000AiroUAK', slug: 'airone-bianco', name: 'Airone Bianco', cabins: 10, guests: 20 },
  { id: 'a0S7T000000DaMaUAK', slug: 'dalmatinka', name: 'Dalmatinka', cabins: 14, guests: 30 },
  { id: 'a0S7T000000MeLtUAK', slug: 'meltemi', name: 'Meltemi', cabins: 13, guests: 26 },
  { id: 'a0S7T000000LyYiUAK', slug: 'lykia-yildizi', name: 'Lykia Yıldızı', cabins: 10, guests: 20 },
] as const satisfies readonly CatalogueShip[];

export type ShipSlug = (typeof ships)[number]['slug'];
