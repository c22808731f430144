import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense, use } from 'react';

type Entry = { id: string; title: string; name: string; type: 'story' | 'docs'; tags: string[]; importPath: string };

/** Storybook's own index, which lists every story with its tags. */
const index: Promise<readonly Entry[]> = fetch('./index.json')
  .then((response) => response.json())
  .then(({ entries }: { entries: Record<string, Entry> }) => Object.values(entries).filter(({ type }) => type === 'story'));

/** Renders with all stories once they are known. */
export function WithStories({ children }: { children: (stories: readonly Entry[]) => ReactNode }) {
  return <Suspense fallback={<p>Loading the stories…</p>}>{<Known>{children}</Known>}</Suspense>;
}

const Known = ({ children }: { children: (stories: readonly Entry[]) => ReactNode }) => children(use(index));

export const StoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <AnchorMdx href={`?path=/story/${id}`} target="_self">
    {children}
  </AnchorMdx>
);
