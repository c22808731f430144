type Verdict = 'ok' | 'note' | 'problem';

/** A line of the self-test: what was looked at, how it is, and what it means or what to do. */
export type Finding = { name: string; verdict: Verdict; text: string };
