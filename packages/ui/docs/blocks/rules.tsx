import { Markdown } from '@storybook/addon-docs/blocks';

const pages = import.meta.glob<string>('../../../../docs/behaviour/*.md', { query: '?raw', import: 'default', eager: true });

/** A link between files of the repository leads nowhere here. */
const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');

/** The rules of a page of docs/behaviour, as they are there, without its heading. */
export function Rules({ page }: { page: string }) {
  const text = pages[`../../../../docs/behaviour/${page}.md`];
  if (text === undefined) throw new Error(`docs/behaviour has no page ${page}`);
  return (
    <Markdown>
      {withoutLinks(text)
        .replace(/^# .+\n/, '')
        .replaceAll(/^## /gm, '### ')}
    </Markdown>
  );
}
