import type { Page } from '@playwright/test';
import type { SeenText } from './foreign-texts.ts';

/**
 * Everything that the page says: its texts, also those that are collapsed or for screen readers only, the attributes that are read out or shown, its
 * title, and what a messenger shows of it; each with the nearest `lang`.
 */
export const collectTexts = (page: Page): Promise<SeenText[]> =>
  page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'alt',
      'title',
      'placeholder',
      'data-label',
    ];
    const skipped = 'script, style, noscript, template, code';
    const seen: SeenText[] = [];
    const add = (element: Element, text: string | null | undefined, what: string): void => {
      if (!text?.trim() || element.closest(skipped)) return;
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const id = element.id ? `#${element.id}` : '';
      seen.push({ text, lang, where: `${element.tagName.toLowerCase()}${id}${what}` });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement) add(node.parentElement, node.textContent, '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of attributes) add(element, element.getAttribute(name), `[${name}]`);
      if (element instanceof HTMLInputElement && ['button', 'submit'].includes(element.type)) add(element, element.value, '[value]');
    }
    add(document.documentElement, document.title, ' title');
    for (const meta of document.querySelectorAll('meta[name=description], meta[property="og:title"], meta[property="og:description"]'))
      add(meta, meta.getAttribute('content'), `[${meta.getAttribute('property') ?? 'description'}]`);
    return seen;
  });
