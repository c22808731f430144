import { type PageData, pageDataId } from '../app/page-data.ts';

/**
 * What the server handed over with the page; null where none did. The page and its scripts come from one build, so its shape is known; an
 * element that is cut short is none.
 */
export function readPageData(document: Document): PageData | null {
  try {
    return JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null') as PageData | null;
  } catch {
    return null;
  }
}
