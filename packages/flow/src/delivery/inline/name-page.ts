import { type Brand, brandName, brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { pageIdentity } from './page-identity.ts';

const ofBrand = (brand: Brand) => Object.fromEntries(languages.map((language) => [language, brandName(brand, language)]));
const names = JSON.stringify(Object.fromEntries(brands.map((brand) => [brand, ofBrand(brand)])));

/**
 * The inline script of a shell's own HTML that sets its language, and the brand's name as its title, until the app is there: behind a static host the
 * same file is every page. Its HTML comes after the page's configuration. It is ES5.
 */
export const namePage = `(function () {${pageIdentity}
  var name = ${names}[brand][language];
  try {
    var given = JSON.parse(document.getElementById('runtime-config').textContent).brands[brand].name;
    name = given[language] || (typeof given === 'string' ? given : name);
  } catch (error) {}
  document.documentElement.lang = language;
  document.title = name;
})()`;
