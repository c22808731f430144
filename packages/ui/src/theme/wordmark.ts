import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';
import boatBikeTours from './wordmarks/boatbiketours.svg?no-inline';
import islandHoppingGerman from './wordmarks/islandhopping-de.svg?no-inline';
import islandHopping from './wordmarks/islandhopping-en.svg?no-inline';

/** A wordmark's URL and its rendered size in CSS pixels. */
export type Wordmark = { src: string; width: number; height: number; name: string };

/** The wordmark is 110 px wide for the main brand and 160 px for the island brand, which has a German version. BRAND-8. */
export function getWordmark(brand: Brand, language: Language): Wordmark {
  switch (brand) {
    case 'boatbiketours':
      return { src: boatBikeTours, width: 110, height: 44, name: 'Boat Bike Tours' };
    case 'islandhopping':
      return language === 'de'
        ? { src: islandHoppingGerman, width: 160, height: 40, name: 'Inselhüpfen' }
        : { src: islandHopping, width: 160, height: 40, name: 'Island Hopping' };
  }
}
