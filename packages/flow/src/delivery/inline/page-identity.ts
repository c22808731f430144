import { defaultBrand, namedBrands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';

const anyNamed = namedBrands.join('|');
const [defaultLanguage, ...others] = languages;

/** The part of an inline script that finds brand and language of a page, as `brand` and `language`. It is ES5. */
export const pageIdentity = `
  var named = /^\\/(${anyNamed})(\\/|$)/i.exec(location.pathname) || /(${anyNamed})/i.exec(location.hostname) || ['', '${defaultBrand}'];
  var brand = named[1].toLowerCase();
  var language = (/.*[?&;]locale=(${others.join('|')}|)/i.exec(location.search) || ['', ''])[1].toLowerCase() || '${defaultLanguage}';`;
