import { createContext, use, useEffect, useState } from 'react';
import { classes } from './classes.ts';
import { useIsHydrating } from './hydration-boundary.tsx';
import styles from './rich-text.module.css';

export type RichTextProps = {
  html: string;
  small?: boolean | undefined;
  className?: string | undefined;
  /** The language of the text, where it may be another than the page's. */
  lang?: string | undefined;
};

/** What a server sanitises with. In a browser there is none: it loads its own when a text needs it. */
export const SanitiserContext = createContext<((html: string) => string) | null>(null);

/** The text without its tags, parsed in an inert document; blocks become lines. */
function plainText(html: string): string {
  const text = new DOMParser().parseFromString(html.replace(/<br\s*\/?>|<\/(p|li)>/gi, '$&\n'), 'text/html').body.textContent;
  return text.trim();
}

/**
 * Sanitised HTML of translations and descriptions. Plain text, and HTML until the sanitiser is loaded, is rendered as text. What a server has
 * sanitised stays as it came with the page.
 */
export function RichText({ html, small = false, className, lang }: RichTextProps) {
  const [clean, setClean] = useState<{ html: string; safe: string } | null>(null);
  const hasMarkup = /[<&]/.test(html);
  const sanitiseHere = use(SanitiserContext);
  const isHydrating = useIsHydrating();
  const [serverHtml] = useState(isHydrating ? html : null);
  const isServerRendered = hasMarkup && serverHtml === html;
  useEffect(() => {
    if (!hasMarkup || isServerRendered) return undefined;
    let current = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => current && setClean({ html, safe: sanitise(html) }),
      // Offline: the plain text stays.
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [html, hasMarkup, isServerRendered]);
  const look = classes(styles.rich, small && styles.small, className);
  if (isServerRendered) {
    // React keeps the content of the page's element: it compares the two markups, which never change, and not the element.
    return <div lang={lang} className={look} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sanitiseHere?.(html) ?? '' }} />;
  }
  if (clean?.html === html) {
    // Sanitised just above; nowhere else is HTML rendered.
    return <div lang={lang} className={look} dangerouslySetInnerHTML={{ __html: clean.safe }} />;
  }
  return (
    <div lang={lang} className={classes(look, styles.plain)}>
      {hasMarkup ? plainText(html) : html}
    </div>
  );
}
