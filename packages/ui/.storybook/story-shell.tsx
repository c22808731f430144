import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider } from '../src/i18n/index.ts';
import { LinkContext } from '../src/primitives/index.ts';
import { texts } from './texts.ts';

// Links in a story do not navigate.
const links = { follow: () => true, intend: () => {} };

// The container of the page layout, by whose width the views decide what fits.
const contentStyle = { container: 'content / inline-size' };

export type StoryShellProps = { brand: Brand; language: Language; embedded: boolean; children: ReactNode };

/** Stands in for the app's shell: brand, language, embedded state, texts. */
export function StoryShell({ brand, language, embedded, children }: StoryShellProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.brand = brand;
    root.dataset.embedded = String(embedded);
  }, [brand, language, embedded]);
  return (
    <I18nextProvider i18n={texts[language]}>
      <LinkContext value={links}>
        <div style={contentStyle}>{children}</div>
      </LinkContext>
    </I18nextProvider>
  );
}
