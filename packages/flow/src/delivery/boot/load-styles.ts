import { loadFile } from '../../app/load-file.ts';
import { markupStylesId, type PageFileList, pageFilesId } from '../page-files.ts';

/** Resolves once the style sheet applies. One that fails leaves no element behind: what loads later would take it for loaded. */
const addStyle = (document: Document, href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`not loaded: ${href}`));
    };
    document.head.append(link);
  });

/**
 * Loads the style sheets of a server-rendered page. Its inline styles are only those of its own markup, and go once the others apply. The shell's
 * own HTML has links to its style sheets instead.
 * @throws FileNotLoaded
 */
export async function loadStyles(document: Document): Promise<void> {
  const list = document.getElementById(pageFilesId)?.textContent;
  if (!list) return;
  const { styles } = JSON.parse(list) as PageFileList;
  await Promise.all(styles.map((href) => loadFile(() => addStyle(document, href))));
  document.getElementById(markupStylesId)?.remove();
}
