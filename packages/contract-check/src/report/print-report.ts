import type { Level } from '../rules.ts';
import type { Deviation, Report, RuleReport } from './report.ts';

/** Control characters of a response must not control the reader's terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

const deviationLines = ({ request, path, message }: Deviation): string[] => [
  printable(`    ${request}`),
  printable(`      ${path === '' ? '(the response)' : path}: ${message}`),
];

function ruleLines({ rule, level, section, means, remedy, found, deviations }: RuleReport): string[] {
  const more = found - deviations.length;
  return [
    `${level === 'must' ? 'DEVIATES' : 'advice  '}  ${rule} (${found}) - ${section}`,
    `    ${means}`,
    `    To do: ${remedy}`,
    ...deviations.flatMap(deviationLines),
    ...(more > 0 ? [`    … and ${more} more`] : []),
    '',
  ];
}

/** The rules of each endpoint under its name. */
const endpointLines = (rules: readonly RuleReport[]): string[] =>
  rules.flatMap((report, index) => [
    ...(report.endpoint === rules[index - 1]?.endpoint ? [] : [`=== ${report.endpoint} ===`]),
    ...ruleLines(report),
  ]);

const countRules = (rules: readonly RuleReport[], level: Level): number =>
  new Set(rules.flatMap((report) => (report.level === level ? [report.rule] : []))).size;

/** The report for people. */
export function printReport({ url, ok, counts, rules, unseen }: Report): string {
  const { requests, throttled, tours, departures, departuresInDetail, trips } = counts;
  const [broken, advice] = [countRules(rules, 'must'), countRules(rules, 'should')];
  return [
    `${url}: ${requests} requests, ${tours} tours, ${departures} departures (${departuresInDetail} in detail), ${trips} trips priced`,
    ...(throttled > 0 ? [`${throttled} of them got 429, too many requests: they were not checked. Try again later.`] : []),
    '',
    ...endpointLines(rules),
    'Not seen:',
    ...unseen.map((sentence) => printable(`  - ${sentence}`)),
    '',
    `${ok ? 'Conforms to the contract, as far as it was seen.' : `Deviates from the contract: ${broken} ${broken === 1 ? 'rule' : 'rules'}. Each names its section of contract.md, which is part of this package.`}${advice > 0 ? ` Advice: ${advice}.` : ''}`,
    '',
  ].join('\n');
}
