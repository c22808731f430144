import { languages } from '@booking/domain/schema';
import { facts } from '@booking/languages';
import { glossary } from '../../src/i18n/glossary.ts';

/** The terms of the texts in all languages, with the words that are not used for them. A test compares the same table with the texts. */
export const Glossary = () => (
  <table>
    <thead>
      <tr>
        {languages.map((language) => (
          <th key={language} scope="col">
            {facts[language].name}
          </th>
        ))}
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      {glossary.map(({ note, avoid, ...words }) => (
        <tr key={words.en}>
          {languages.map((language) => (
            <td key={language} lang={language}>
              <strong>{words[language]}</strong>
              {avoid?.[language] ? <div>{`not: ${avoid[language].join(', ')}`}</div> : null}
            </td>
          ))}
          <td>{note}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
