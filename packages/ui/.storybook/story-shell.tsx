import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider } from '../src/i18n/index.ts';
import { LinkContext } from '../src/primitives/index.ts';
import { emulateMedia } from './emulate-media.ts';
import { texts } from './texts.ts';

// Links in a story do not navigate.
const links = { follow: () => true, intend: () => {} };

// The container of the page layout, by whose width the views decide what fits.
const contentStyle = { container: 'content / inline-size' };

export type StoryShellProps = {
  brand: Brand;
  language: Language;
  embedded: boolean;
  forcedColors: boolean;
  textSpacing: boolean;
  reducedMotion: boolean;
  children: ReactNode;
};

/** Stands in for the app's shell and the visitor's browser: brand, language, embedded state, texts, preferences. */
export function StoryShell({ brand, language, embedded, forcedColors, textSpacing, reducedMotion, children }: StoryShellProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.brand = brand;
    root.dataset.embedded = String(embedded);
    root.toggleAttribute('data-forced-colors', forcedColors);
    root.toggleAttribute('data-text-spacing', textSpacing);
    emulateMedia({ forcedColors, reducedMotion });
  }, [brand, language, embedded, forcedColors, textSpacing, reducedMotion]);
  return (
    <I18nextProvider i18n={texts[language]}>
      <LinkContext value={links}>
        <div style={contentStyle}>{children}</div>
      </LinkContext>
    </I18nextProvider>
  );
}
