import { type PageData, pageDataId } from '../app/page-data.ts';

/**
 * What the server handed over with the page; null where none did. The page and its scripts come from one build, so its shape is known; an
 * element that is cut short is none. Times of a server whose clock runs ahead are taken for now: else its answers would stay fresh for too long.
 */
export function readPageData(document: Document, now: number): PageData | null {
  try {
    const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null') as PageData | null;
    for (const { state } of data?.queries.queries ?? []) state.dataUpdatedAt = Math.min(state.dataUpdatedAt, now);
    return data;
  } catch {
    return null;
  }
}
