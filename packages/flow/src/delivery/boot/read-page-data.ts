import { type PageData, pageDataId } from '../page-data.ts';

/**
 * Reads the data of a server-rendered page; null if there is none or its JSON is incomplete. It is not validated: the page and its scripts come
 * from one build.
 */
export function readPageData(document: Document): PageData | null {
  try {
    return JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null') as PageData | null;
  } catch {
    return null;
  }
}
