import * as v from 'valibot';
import type { Finding } from '../finding.ts';
import type { GetName } from '../shape-rule.ts';
import { showValue } from '../show-value.ts';

/** What a schema expects: its own words, or what stands in the library's. */
function getExpectation({ message, expected }: v.BaseIssue<unknown>): string {
  const kind = /^Invalid (\w+): /.exec(message)?.[1];
  if (kind === undefined) return message;
  return [...(kind === 'type' || kind === 'value' ? [] : [kind]), ...(expected === null ? [] : [expected])].join(' ');
}

/** Responses about a person: a report, which is passed on, has nothing of their content. */
const personal: readonly GetName[] = ['booking', 'payment'];
const showType = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** What of a response has another shape than its schema: at each place the expected and the received, or that the key is missing. CALL-37, CALL-53. */
export function toShapeFindings(name: GetName, request: string, issues: readonly v.BaseIssue<unknown>[]): Finding[] {
  const show = personal.includes(name) ? showType : showValue;
  return issues.map((issue) => {
    const place = { rule: `shape-${name}` as const, request, path: v.getDotPath(issue) ?? '' };
    // Nothing in JSON is undefined but what is not there.
    if (issue.input === undefined && place.path !== '')
      return {
        ...place,
        message: 'the key is missing',
        remedy: `Send the key, with null where there is nothing and \`schemas/${name}.response.json\` of \`@booking/api\` allows null. Is its name misspelled?`,
      };
    return { ...place, message: `expected ${getExpectation(issue)}; received ${show(issue.input)}` };
  });
}
