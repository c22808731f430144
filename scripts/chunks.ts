/** True for a module of our packages whose path begins like one of these patterns. */
const ours = (...patterns: string[]) => {
  const pattern = new RegExp(`/packages/(${patterns.join('|')})`);
  return (id: string): boolean => pattern.test(id.replaceAll('\\', '/'));
};

/** Libraries that every screen needs; without the parts of the query library that only the checkout uses. */
const tanstack = [
  'react-router',
  'router-core',
  'history',
  'react-store',
  'store',
  '(react-query|query-core)/(?!.*([qQ]ueriesObserver|[uU]seQueries|[uU]seSuspense|[uU]seMutation|mutationObserver))',
].join('|');
const libraries = new RegExp(
  `/node_modules/(react|react-dom|scheduler|use-sync-external-store|@tanstack/(${tanstack})|i18next|react-i18next|valibot)/`,
);

const dateStep = ours(
  'api/src/(?!bookings|departures|payments|translations|endpoints/(booking|departure))',
  'domain/src/(brand|calendar|errors)',
  'domain/src/cabins/assignment-mode',
  'domain/src/date/(?!parse)',
  'domain/src/money/(money|format|index)',
  'domain/src/schema/(?!booking|cabin-type|fields|insurance|main-booker|passenger|payment|product|translation)',
  // The summary needs no more of the translations than their key.
  'domain/src/translations/translation-key',
  'flow/src/boot(?!/unsupported)',
  'flow/src/containers/(tour-date|layout|aside|selection|use-language)',
  'flow/src/routes/(?!checkout-loader|payment-loaders|stay-loaders)',
  'flow/src/storage/(stored-item|session-date|cid)',
  'ui/src/(calendar|theme)',
  'ui/src/i18n/(?!locales)',
  'ui/src/layout(?!/floating)',
  'ui/src/primitives/(action-link|button|card|classes|error-tooltip|field|icon|link-context|live|loading|notice|select|tag|visually-hidden)',
  'ui/src/steps/(tour-date/(?!departure-l)|step-field|load-error-notice)',
  'ui/src/summary/(trip-panel|trip-facts)',
);

const laterSteps = ours(
  'api/src/(departures|translations|endpoints/departure)',
  'domain/src/translations/translate',
  'domain/src/schema/(cabin-type|insurance|product|translation)',
  'flow/src/routes/stay-loaders',
  'ui/src/primitives/rich-text',
);

/**
 * What is bundled together: in one file what the date step needs, libraries and ours, since many small files compress 10 % worse; and
 * what every later step needs. The bundler decides about the rest.
 */
export const chunks = [
  { name: 'first', test: (id: string) => libraries.test(id.replaceAll('\\', '/')) || dateStep(id), priority: 1 },
  { name: 'stay', test: laterSteps },
];
