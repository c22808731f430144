import { type Facts, getFaults, getOwn } from './attributes.ts';
import type { Finding } from './finding.ts';

/** An element of the page itself. */
export type PageElement = {
  attributes: Readonly<Record<string, string>>;
  /** What its frame is asked for; null without a usable base. */
  address: string | null;
  /** Whether its frame has sent a height, which shows it. */
  isReady: boolean;
  /** Whether it has a place on the page: not in a closed tab. */
  isRendered: boolean;
};

/**
 * Who has made the elements the tool: a script of the page (`own`) or nobody, because embed.js is a module, a script has not run, or there is none.
 * It is known before the self-test loads a script itself.
 */
export type Script = 'waiting' | 'own' | 'module' | 'failed' | 'none';

/** What the findings about elements depend on. */
export type OnPage = Facts & {
  script: Script;
  elements: readonly PageElement[];
  /** Whether a height should have come by now. */
  isLate: boolean;
};

/** Whether the page itself makes its elements the tool, and else how it can. */
export function scriptFinding({ script, elements, tool }: OnPage): Omit<Finding, 'name'> {
  const tag = `<script src="${tool}/embed.js" async></script>`;
  switch (script) {
    case 'own':
      return { verdict: 'ok', text: 'The page itself loads the element’s script.' };
    case 'waiting':
      return { verdict: 'note', text: 'The self-test waits for the page’s own script.' };
    case 'module':
      return { verdict: 'problem', text: 'embed.js is loaded as a module, and does nothing. Remove type="module", or load embed.mjs.' };
    case 'failed':
      return {
        verdict: 'problem',
        text: `The page has a script tag of the element, but the script has not run. Is its address right, and does the page’s policy allow ${tool} in script-src?`,
      };
    case 'none':
      return elements.length > 0
        ? { verdict: 'problem', text: `No script of the page makes its elements the tool. Add ${tag}` }
        : {
            verdict: 'note',
            text: `The page has neither an element nor its script: only the self-test has loaded it. To embed the tool, add ${tag}`,
          };
  }
}

function state({ attributes, address, isReady, isRendered }: PageElement, { script, page, tool, isLate }: OnPage): Omit<Finding, 'name'> {
  if (script === 'waiting') return { verdict: 'note', text: 'waits for its script.' };
  if (script !== 'own') return { verdict: 'problem', text: 'is not the tool: see ‘Script’.' };
  if (address === null) return { verdict: 'problem', text: `does not know where the tool is. Give it src-base="${tool}".` };
  const { origin } = new URL(address);
  if (origin === page && origin !== tool)
    return { verdict: 'problem', text: `asks the page’s own origin for the tool: ${address}. Give it src-base="${tool}".` };
  if (attributes.mode === 'button') return { verdict: 'ok', text: `opens ${address} in a dialog.` };
  if (isReady) return { verdict: 'ok', text: `shows ${address}, whose height has come.` };
  if (!isRendered) return { verdict: 'note', text: `is hidden, for example in a closed tab. Open it: it then shows ${address}.` };
  if (!isLate) return { verdict: 'note', text: `waits for the height of ${address}.` };
  return {
    verdict: 'problem',
    text: `has had no height from ${address}. Is the tool at this address, and does the page’s policy allow ${origin} in frame-src?`,
  };
}

/** Each element of the page with what it shows, and each fault of its attributes. */
export function elementFindings(onPage: OnPage): Finding[] {
  return onPage.elements.flatMap((element, index) => {
    const name = `Element ${index + 1}`;
    const written = Object.entries(getOwn(element.attributes)).map(([attribute, value]) => ` ${attribute}${value && `="${value}"`}`);
    const { verdict, text } = state(element, onPage);
    // The tours are those of this tool.
    const isOther = element.address !== null && new URL(element.address).origin !== onPage.tool;
    const faults = getFaults(element.attributes, isOther ? { ...onPage, tours: null } : onPage);
    return [
      { name, verdict, text: `<boat-bike-booking${written.join('')}> ${text}` },
      ...faults.map((fault): Finding => ({ name, verdict: 'problem', text: fault })),
    ];
  });
}
