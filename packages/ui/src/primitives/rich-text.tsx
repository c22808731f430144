import { useEffect, useState } from 'react';
import { classes } from './classes.ts';
import styles from './rich-text.module.css';

export type RichTextProps = { html: string; small?: boolean | undefined; className?: string | undefined };

/** The text without its tags, parsed in an inert document; blocks become lines. */
function plainText(html: string): string {
  const text = new DOMParser().parseFromString(html.replace(/<br\s*\/?>|<\/(p|li)>/gi, '$&\n'), 'text/html').body.textContent;
  return text.trim();
}

/** Sanitised HTML of translations and descriptions. Plain text, and HTML until the sanitiser is loaded, is rendered as text. */
export function RichText({ html, small = false, className }: RichTextProps) {
  const [clean, setClean] = useState<{ html: string; safe: string } | null>(null);
  const marked = /[<&]/.test(html);
  useEffect(() => {
    if (!marked) return undefined;
    let current = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => current && setClean({ html, safe: sanitise(html) }),
      // Offline: the plain text stays.
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [html, marked]);
  const look = classes(styles.rich, small && styles.small, className);
  if (clean?.html === html) {
    // Sanitised just above; nowhere else is HTML rendered.
    return <div className={look} dangerouslySetInnerHTML={{ __html: clean.safe }} />;
  }
  return <div className={classes(look, styles.plain)}>{marked ? plainText(html) : html}</div>;
}
