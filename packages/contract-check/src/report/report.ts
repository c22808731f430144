import type { CheckResult } from '../contract-check.ts';
import type { Finding } from '../finding.ts';
import { type RuleFacts, type RuleId, rules } from '../rules.ts';
import { endpointOrder, getEndpoint } from './get-endpoint.ts';

export type Deviation = Pick<Finding, 'request' | 'path' | 'message'>;
/** The findings of one rule at one endpoint, with one remedy: how many, and the first of them. */
export type RuleReport = RuleFacts & { endpoint: string; rule: RuleId; found: number; deviations: Deviation[] };

/** The result of the check, as JSON. */
export type Report = {
  url: string;
  /** False if a mandatory rule is broken. */
  ok: boolean;
  counts: CheckResult['counts'];
  rules: RuleReport[];
  /** What the check could not see. */
  unseen: string[];
};

const ruleOrder = Object.keys(rules);

/** By endpoint, then in the order of the rules. */
const compare = (one: RuleReport, other: RuleReport): number =>
  endpointOrder.indexOf(one.endpoint) - endpointOrder.indexOf(other.endpoint) ||
  ruleOrder.indexOf(one.rule) - ruleOrder.indexOf(other.rule);

/** The findings by endpoint and rule, each place once, at most `most` of each. CALL-37, CALL-53. */
export function toReport(url: string, { findings, counts, unseen }: Omit<CheckResult, 'trips'>, most: number): Report {
  const seen = new Set<string>();
  const reports = new Map<string, RuleReport>();
  for (const { rule, request, path, message, remedy = rules[rule].remedy } of findings) {
    const place = JSON.stringify([rule, request, path]);
    if (seen.has(place)) continue;
    seen.add(place);
    const endpoint = getEndpoint(request);
    const key = JSON.stringify([endpoint, rule, remedy]);
    const report = reports.get(key) ?? { endpoint, rule, ...rules[rule], remedy, found: 0, deviations: [] };
    reports.set(key, report);
    report.found += 1;
    if (report.deviations.length < most) report.deviations.push({ request, path, message });
  }
  const all = [...reports.values()].sort(compare);
  return { url, ok: all.every(({ level }) => level !== 'must'), counts, rules: all, unseen };
}
