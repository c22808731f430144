import { type Language, localeOf } from '@booking/domain/schema';
import { escapeHtml } from './document.ts';
import type { TripPreview } from './trip-preview.ts';

type OpenGraph = {
  siteName: string;
  language: Language;
  /** The page's heading, if it shows no trip. */
  heading: string;
  trip: Pick<TripPreview, 'title' | 'description' | 'image'> | null;
  /** The whole address that shares the trip, without anything about the visitor; null for other pages. */
  url: string | null;
  /** The address of the brand's picture, for a page without a picture of a trip; null if it has none. */
  brandPicture: string | null;
  origin: string;
};

/**
 * The meta elements from which a messenger makes the preview of a link. A page with personal data has its heading and the site's
 * name and picture only.
 */
export function openGraphTags({ siteName, language, heading, trip, url, brandPicture, origin }: OpenGraph): string {
  const picture = trip?.image ?? brandPicture;
  const image = picture && new URL(picture, origin).href;
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': localeOf(language).replace('-', '_'),
    'og:title': trip?.title ?? heading,
    'og:description': trip?.description,
    'og:url': url,
    'og:image': image,
  };
  const tags = Object.entries(properties).map(([name, content]) =>
    content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '',
  );
  return [...tags, image ? '<meta name="twitter:card" content="summary_large_image">' : ''].join('');
}
