import { useTranslation } from '../../i18n/index.ts';
import { Icon, VisuallyHidden } from '../../primitives/index.ts';
import styles from './term-link.module.css';

/** A link to terms, which open without leaving the page. */
export function TermLink({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('common');
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.link}>
      <span>{children}</span>
      <Icon name="external" size={16} />
      <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
    </a>
  );
}

type ConsentTextProps = {
  /** The sentence that is agreed to. */
  text: string;
  /** The words of it that lead to the terms. */
  words: string;
  /** The address of the terms; null if they are a text on the page. */
  href: string | null;
};

/**
 * The words of a consent. The terms open by their name in the sentence, without leaving the page; all other words are the checkbox's target. In a text
 * of a deployment's own, which may not have the name in it, the link stands at the end.
 */
export function ConsentText({ text, words, href }: ConsentTextProps) {
  const { t } = useTranslation('common');
  if (href === null) return <span>{text}</span>;
  const start = text.indexOf(words);
  const [before, after] = start < 0 ? [`${text} `, ''] : [text.slice(0, start), text.slice(start + words.length)];
  return (
    <>
      <span>{before}</span>
      {/* The title, as a hidden text would be in the middle of the checkbox's name. */}
      <a href={href} target="_blank" rel="noopener" title={t('newWindow')} className={styles.inSentence}>
        {words}
      </a>
      <span>{after}</span>
    </>
  );
}
