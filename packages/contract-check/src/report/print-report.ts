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

/** The report for people. */
export function printReport({ url, ok, counts, rules }: Report): string {
  const { requests, throttled, tours, departures, departuresInDetail, trips } = counts;
  const broken = rules.filter(({ level }) => level === 'must').length;
  const advice = rules.length - broken;
  return [
    `${url}: ${requests} requests, ${tours} tours, ${departures} departures (${departuresInDetail} in detail), ${trips} trips priced`,
    ...(throttled > 0 ? [`${throttled} of them got 429, too many requests: they were not checked. Try again later.`] : []),
    '',
    ...rules.flatMap(ruleLines),
    `${ok ? 'Conforms to the contract.' : `Deviates from the contract: ${broken} ${broken === 1 ? 'rule' : 'rules'}.`}${advice > 0 ? ` Advice: ${advice}.` : ''}`,
    '',
  ].join('\n');
}
