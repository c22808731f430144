import { languages } from '@booking/domain/schema';
import { facts } from '@booking/languages';

type Tree = { [key: string]: string | Tree };

const files = import.meta.glob<Tree>('../../../languages/*/texts/*.json', { import: 'default', eager: true });

const flatten = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

function getTexts(namespace: string, language: string): [key: string, text: string][] {
  const tree = files[`../../../languages/${language}/texts/${namespace}.json`];
  if (!tree) throw new Error(`no texts ${namespace} in ${language}`);
  return flatten(tree);
}

type TextsProps = {
  namespace: string;
  /** Only these keys; all without. */
  keys?: readonly string[];
};

/** The texts of a namespace in all languages, side by side. `{{name}}` stands for a value. */
export function Texts({ namespace, keys }: TextsProps) {
  const texts = languages.map((language) => [language, new Map(getTexts(namespace, language))] as const);
  // A language may have plural forms that another one does not have.
  const all = new Set(texts.flatMap(([, byKey]) => [...byKey.keys()]));
  const missing = keys?.filter((key) => !all.has(key)) ?? [];
  if (missing.length > 0) throw new Error(`${namespace} has no ${missing.join(', ')}`);
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          {languages.map((language) => (
            <th key={language}>{facts[language].name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(keys ?? [...all]).map((key) => (
          <tr key={key}>
            <td>
              <code>{`${namespace}:${key}`}</code>
            </td>
            {texts.map(([language, byKey]) => (
              <td key={language} lang={language}>
                {byKey.get(key)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
