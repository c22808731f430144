import type { Decorator, Meta } from '@storybook/react-vite';
import { userEvent, type within } from 'storybook/test';
import { Header } from '../../src/layout/index.ts';
import { sampleFacts, sampleLanguages } from '../../src/layout/sample-page.ts';
import { SamplePage, SamplePageContext } from '../../src/steps/sample-layout.tsx';

/** Surrounds the sample of a step with the header of the brand and language, unless it is embedded. */
const surrounded: Decorator = (Story, { globals: { brand, language, embedded } }) => (
  <SamplePageContext
    value={{
      embedded,
      header: (
        <Header
          brand={brand}
          logoLanguage={language}
          homeHref="/"
          languages={sampleLanguages(language)}
          phone={sampleFacts.phones[0] ?? null}
        />
      ),
    }}
  >
    <Story />
  </SamplePageContext>
);

const onPage: Decorator = (Story) => (
  <SamplePage>
    <Story />
  </SamplePage>
);

const parameters = { layout: 'fullscreen' } satisfies Meta['parameters'];

/** For samples of a step that are on a page of their own already. */
export const surroundedSample = { decorators: [surrounded], parameters };

/** For a view: the whole page around it. */
export const wholePage = { decorators: [onPage, surrounded], parameters };

/** Presses the main action of a choosing step, in any language. */
export async function pressNext({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> {
  const [next] = canvas.getAllByRole('button', { name: /^(Next|Volgende|Weiter|Start booking|Begin met boeken|Buchung starten)/ });
  await userEvent.click(next as HTMLElement);
}
