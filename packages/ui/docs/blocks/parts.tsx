import { findParts } from './find-parts.ts';
import { StoryLink, WithStories } from './story-index.tsx';

const sources = import.meta.glob<string>(['../../src/**/*.tsx', '../pages/*.tsx'], { query: '?raw', import: 'default', eager: true });
const parts = findParts(sources);

/** As Storybook's index names the file: from the package's folder. */
const toImportPath = (file: string): string => file.replace('../../src/', './src/').replace('../pages/', './docs/pages/');

/** Every part by its name, with the stories that show it. */
export const Parts = () => (
  <WithStories>
    {(stories) => (
      <table>
        <thead>
          <tr>
            <th>Part</th>
            <th>File</th>
            <th>Stories</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, file, stories: files }) => (
            <tr key={`${file} ${name}`}>
              <td>
                <strong>{name}</strong>
              </td>
              <td>
                <code>{file.replace('../../', '')}</code>
              </td>
              <td>
                {files.map((one) => {
                  const story = stories.find(({ importPath }) => importPath === toImportPath(one));
                  return story ? (
                    <div key={one}>
                      <StoryLink id={story.id}>{story.title}</StoryLink>
                    </div>
                  ) : null;
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </WithStories>
);
