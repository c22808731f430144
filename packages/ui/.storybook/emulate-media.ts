/** A page cannot set its own media features. In the style sheets their rules are switched on, and scripts find that their query matches. */
const queries = { forcedColors: '(forced-colors: active)', reducedMotion: '(prefers-reduced-motion: reduce)' } as const;

const active = new Set<string>();
/** The rules that were switched on, with their own query. */
const changed = new Map<CSSMediaRule, string>();

const { matchMedia } = window;
window.matchMedia = (query) => matchMedia.call(window, active.has(query) ? 'all' : query);

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/** Makes the page look as with these media features, for all style sheets that it has now. */
export function emulateMedia(features: Readonly<Record<keyof typeof queries, boolean>>): void {
  active.clear();
  for (const [name, query] of Object.entries(queries)) {
    if (features[name as keyof typeof queries]) active.add(query);
  }
  for (const [rule, query] of changed) rule.media.mediaText = query;
  changed.clear();
  for (const sheet of active.size > 0 ? document.styleSheets : []) {
    for (const rule of mediaRules(sheet.cssRules)) {
      if (!active.has(rule.conditionText)) continue;
      changed.set(rule, rule.conditionText);
      rule.media.mediaText = 'all';
    }
  }
}
