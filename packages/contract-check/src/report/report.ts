import type { CheckResult } from '../contract-check.ts';
import type { Finding } from '../finding.ts';
import { type RuleFacts, type RuleId, rules } from '../rules.ts';

export type Deviation = Pick<Finding, 'request' | 'path' | 'message'>;
/** The findings of one rule: how many, and the first of them. */
export type RuleReport = RuleFacts & { rule: RuleId; found: number; deviations: Deviation[] };

/** The result of the check, as JSON. */
export type Report = {
  url: string;
  /** False if a mandatory rule is broken. */
  ok: boolean;
  counts: CheckResult['counts'];
  rules: RuleReport[];
};

/** The findings by rule, in the order of the rules, each place once, at most `most` per rule. CALL-37. */
export function toReport(url: string, { findings, counts }: Omit<CheckResult, 'trips'>, most: number): Report {
  const seen = new Set<string>();
  const byRule = new Map<RuleId, Deviation[]>();
  for (const { rule, request, path, message } of findings) {
    const key = JSON.stringify([rule, request, path]);
    if (seen.has(key)) continue;
    seen.add(key);
    const deviations = byRule.get(rule) ?? [];
    deviations.push({ request, path, message });
    byRule.set(rule, deviations);
  }
  const reports = (Object.keys(rules) as RuleId[]).flatMap((rule): RuleReport[] => {
    const found = byRule.get(rule) ?? [];
    return found.length === 0 ? [] : [{ rule, ...rules[rule], found: found.length, deviations: found.slice(0, most) }];
  });
  return { url, ok: reports.every(({ level }) => level !== 'must'), counts, rules: reports };
}
