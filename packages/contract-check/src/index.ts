export type { CheckScope } from './check-scope.ts';
export { type CheckOptions, type CheckResult, contractCheck, UnreachableError } from './contract-check.ts';
export type { Finding } from './finding.ts';
export { printReport } from './report/print-report.ts';
export { type Report, toReport } from './report/report.ts';
export { type Level, type RuleFacts, type RuleId, rules } from './rules.ts';
