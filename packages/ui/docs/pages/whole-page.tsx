import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';
import type { Args, Decorator, Meta } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { userEvent, type within } from 'storybook/test';
import { Header } from '../../src/layout/index.ts';
import { sampleLanguages } from '../../src/layout/sample-page.ts';
import { useSample } from '../../src/steps/in-sample-language.ts';
import { SampleContactsContext, SamplePage, SamplePageContext } from '../../src/steps/sample-layout.tsx';
import { contactsOf } from './contacts-of.ts';

type SurroundedProps = { brand: Brand; language: Language; embedded: boolean; children: ReactNode };

function Surrounded({ brand, language, embedded, children }: SurroundedProps) {
  const contacts = useMemo(() => contactsOf(brand, language), [brand, language]);
  const phone = contacts.phones[0] ?? null;
  const header = <Header brand={brand} logoLanguage={language} homeHref="/" languages={sampleLanguages(language)} phone={phone} />;
  return (
    <SampleContactsContext value={contacts}>
      <SamplePageContext value={{ embedded, header }}>{children}</SamplePageContext>
    </SampleContactsContext>
  );
}

/** Surrounds the sample of a step with the header of the brand and language, unless it is embedded, and gives it the contacts of the brand. */
const surrounded: Decorator = (Story, { globals: { brand, language, embedded } }) => (
  <Surrounded {...{ brand, language, embedded }}>
    <Story />
  </Surrounded>
);

const onPage: Decorator = (Story) => (
  <SamplePage>
    <Story />
  </SamplePage>
);

/** Its content with the samples in the page's language: for stories that do not get their samples as args. */
export const InPageLanguage = ({ children }: { children: ReactNode }): ReactNode => useSample(children);

function ArgsInPageLanguage({ args, children }: { args: Args; children: (shown: Args) => ReactNode }) {
  return children(useSample(args));
}

const inPageLanguage: Decorator = (Story, { args }) => (
  <ArgsInPageLanguage args={args}>{(shown) => <Story args={shown} />}</ArgsInPageLanguage>
);

const parameters = { layout: 'fullscreen' } satisfies Meta['parameters'];

/** For samples of a step that are on a page of their own already. */
export const surroundedSample = { decorators: [surrounded], parameters };

/** For a view: the whole page around it, with the samples in its language. */
export const wholePage = { decorators: [inPageLanguage, onPage, surrounded], parameters };

/** Presses the main action of a choosing step, in any language. */
export async function pressNext({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> {
  const [next] = canvas.getAllByRole('button', { name: /^(Next|Volgende|Weiter|Start booking|Begin met boeken|Buchung starten)/ });
  await userEvent.click(next as HTMLElement);
}
