import { states } from '../pages/states.ts';
import { StoryLink, WithStories } from './story-index.tsx';

type Page = keyof typeof states;

const pages = Object.keys(states) as Page[];
const getStates = (page: Page): readonly string[] => states[page];

/** The states of one page, each with its whole-page story. */
export const States = ({ page }: { page: Page }) => (
  <WithStories>
    {(stories) => (
      <table>
        <thead>
          <tr>
            <th>Story</th>
            <th>States that it shows</th>
          </tr>
        </thead>
        <tbody>
          {stories
            .filter(({ title }) => title === `Pages/${page}`)
            .map(({ id, name, tags }) => (
              <tr key={id}>
                <td>
                  <StoryLink id={id}>{name}</StoryLink>
                </td>
                <td>{tags.filter((tag) => getStates(page).includes(tag)).join(', ')}</td>
              </tr>
            ))}
        </tbody>
      </table>
    )}
  </WithStories>
);

const columns = [...new Set<string>(Object.values(states).flat())];

/** Every page and every state: a link to the story, a red gap, or nothing where the page does not have the state. */
export const StateTable = () => (
  <WithStories>
    {(stories) => (
      <div style={{ overflowX: 'auto' }}>
        <table>
          <thead>
            <tr>
              <th>State</th>
              {pages.map((page) => (
                <th key={page}>{page}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((state) => (
              <tr key={state}>
                <th>{state}</th>
                {pages.map((page) => {
                  if (!getStates(page).includes(state)) return <td key={page} />;
                  const story = stories.find(({ title, tags }) => title === `Pages/${page}` && tags.includes(state));
                  return story ? (
                    <td key={page}>
                      <StoryLink id={story.id}>{story.name}</StoryLink>
                    </td>
                  ) : (
                    <td key={page} style={{ background: '#b3201f', color: '#fff' }}>
                      missing
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </WithStories>
);
