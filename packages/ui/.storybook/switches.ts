import { brandIdentities, brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { facts } from '@booking/languages';
import type { Preview } from '@storybook/react-vite';

type Item = { value: string | boolean; title: string };

/** A menu that is labelled with what is chosen. */
const menu = (name: string, icon: string, items: readonly Item[]) => ({
  name,
  description: name,
  toolbar: { icon, items: [...items], dynamicTitle: true },
});

/** Off or on, each in a short word: at 1280 px all of them are seen. */
const toggle = (name: string, icon: string, off: string, on: string) =>
  menu(name, icon, [
    { value: false, title: off },
    { value: true, title: on },
  ]);

/** The menus of Storybook's toolbar. The viewport has a menu of its own. */
export const switches: NonNullable<Preview['globalTypes']> = {
  brand: menu(
    'Brand',
    'paintbrush',
    brands.map((value) => ({ value, title: brandIdentities[value].names.en })),
  ),
  language: menu(
    'Language',
    'globe',
    languages.map((value) => ({ value, title: facts[value].name })),
  ),
  market: menu('Market', 'credit', [
    { value: 'default', title: 'Euros' },
    { value: 'north_america', title: 'US dollars' },
  ]),
  embedded: toggle('Embedded', 'browser', 'Own page', 'Embedded'),
  slowData: toggle('Slow data', 'timer', 'At once', 'Slow'),
  translated: toggle('Translated', 'transfer', 'Original', 'Translated'),
  forcedColors: toggle('Forced colours', 'contrast', 'Colours', 'Forced'),
  textSpacing: toggle('Text spacing', 'listunordered', 'Spacing', 'Wide'),
  reducedMotion: toggle('Reduced motion', 'lightning', 'Motion', 'Reduced'),
};

const viewport = (name: string, width: number, height: number) => ({ name, styles: { width: `${width}px`, height: `${height}px` } });

export const viewports = {
  smallestPhone: viewport('Smallest phone, 320', 320, 640),
  smallPhone: viewport('Small phone, 360', 360, 740),
  phone: viewport('Phone, 390', 390, 844),
  tablet: viewport('Tablet, 768', 768, 1024),
  smallDesktop: viewport('Small desktop, 1024', 1024, 768),
  desktop: viewport('Desktop, 1280', 1280, 800),
  wideDesktop: viewport('Wide desktop, 1440', 1440, 900),
};
