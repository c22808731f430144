import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { useIsHydrating } from '../rendering/hydration-boundary.tsx';
import styles from './rich-text.module.css';

export type RichTextProps = {
  html: string;
  small?: boolean | undefined;
  className?: string | undefined;
  /** The language of the text, if it may differ from the page's. */
  lang?: string | undefined;
};

type Sanitise = (html: string) => string;

/** The sanitiser of the server; null in a browser, which loads its own on demand. */
export const SanitiserContext = createContext<Sanitise | null>(null);

/** The sanitiser of the browser, once it is loaded. */
let loaded: Sanitise | null = null;

/** The text without tags, parsed in an inert document. Each block becomes a line. */
function toPlainText(html: string): string {
  const text = new DOMParser().parseFromString(html.replace(/<br\s*\/?>|<\/(p|li)>/gi, '$&\n'), 'text/html').body.textContent;
  return text.trim();
}

/**
 * Sanitised HTML of translations and descriptions. Plain text is rendered as text, as is HTML until the sanitiser is loaded.
 * Server-rendered HTML, which the server has sanitised, is kept as it is.
 */
export function RichText({ html, small = false, className, lang }: RichTextProps) {
  const [sanitise, setSanitise] = useState(() => loaded);
  const hasMarkup = /[<&]/.test(html);
  const sanitiseHere = use(SanitiserContext);
  const isHydrating = useIsHydrating();
  const [serverHtml, setServerHtml] = useState(isHydrating ? html : null);
  const isServerRendered = hasMarkup && serverHtml === html;
  const element = useRef<HTMLDivElement>(null);
  // If the page does not match, because the browser has translated it for example, React renders it anew, without the server's HTML.
  useLayoutEffect(() => {
    if (isServerRendered && element.current?.hasChildNodes() === false) setServerHtml(null);
  }, [isServerRendered]);
  const isSanitisedHere = hasMarkup && !isServerRendered;
  useEffect(() => {
    if (!isSanitisedHere || sanitise) return undefined;
    let current = true;
    import('./sanitise.ts').then(
      (part) => {
        loaded = part.sanitise;
        if (current) setSanitise(() => loaded);
      },
      // When the sanitiser cannot be loaded, the plain text stays.
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [isSanitisedHere, sanitise]);
  const safe = useMemo(() => (isSanitisedHere && sanitise ? sanitise(html) : null), [html, isSanitisedHere, sanitise]);
  const classNames = classes(styles.rich, small && styles.small, className);
  if (isServerRendered) {
    // Hydration keeps the element's content, and later renders pass the same markup, so React never replaces it.
    return (
      <div
        ref={element}
        lang={lang}
        className={classNames}
        data-html=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: sanitiseHere?.(html) ?? '' }}
      />
    );
  }
  if (safe !== null) {
    // Sanitised above. No other component renders HTML.
    return <div lang={lang} className={classNames} data-html="" dangerouslySetInnerHTML={{ __html: safe }} />;
  }
  return (
    <div lang={lang} className={classes(classNames, styles.plain)}>
      {hasMarkup ? toPlainText(html) : html}
    </div>
  );
}
