import { elementFindings, type OnPage, scriptFinding } from './element-findings.ts';
import type { Finding } from './finding.ts';

/** What the frame has found out about its browser. Null: unknown. */
export type InFrame = { localStorage: boolean; sessionStorage: boolean; cookies: boolean; storageAccess: boolean | null };
/** The result of opening a window from the frame; null until the visitor has tried. */
type Opened = { opened: boolean; shared: boolean | null } | null;

export type Observed = OnPage & {
  /** The directives of the page's policy that blocked the tool. */
  blocked: readonly string[];
  /** Heights that the frame reported, in CSS pixels; and the number of such messages from another origin. */
  heights: readonly number[];
  foreign: number;
  /** Types of the versioned messages that arrived. */
  events: readonly string[];
  inFrame: InFrame | null;
  opened: Opened;
  /** The button that opens the tool in a dialog. */
  button: 'loading' | 'failed' | 'undefined' | 'waiting' | 'open' | 'ready';
};

const yes = (text: string): Pick<Finding, 'verdict' | 'text'> => ({ verdict: 'ok', text });
const note = (text: string): Pick<Finding, 'verdict' | 'text'> => ({ verdict: 'note', text });
const problem = (text: string): Pick<Finding, 'verdict' | 'text'> => ({ verdict: 'problem', text });

function policy({ blocked, tool }: Observed) {
  if (blocked.length === 0) return yes('The page’s content security policy allows the tool.');
  return problem(`The page’s content security policy blocks the tool: add ${tool} to ${[...new Set(blocked)].join(' and ')}.`);
}

function heights({ heights: reported }: Observed) {
  const [last] = reported.slice(-1);
  if (last === undefined) return problem('The frame has not reported its height: it was not loaded, or something blocks its messages.');
  return yes(`The frame is ${last} pixels high; height reports received: ${reported.length}.`);
}

function messages({ events, foreign, page }: Observed) {
  if (foreign > 0)
    return note(`Messages that looked like the tool’s but came from elsewhere: ${foreign}. They are ignored; find out what sends them.`);
  if (events.length > 0) return yes(`Besides the height, these messages arrive: ${[...new Set(events)].join(', ')}.`);
  return note(`Only the height arrives. For steps and the cart, ask the tool’s operator to add ${page} to parentOrigins.`);
}

function storage({ inFrame, opened }: Observed) {
  if (inFrame === null) return problem('The frame has not reported on its storage.');
  if (!inFrame.localStorage) return note('Storage is blocked in the frame. The tool works; nothing survives a reload.');
  if (opened?.shared === true) return yes('The frame keeps what is typed, and shares it with the tool’s own pages.');
  const kept = 'The frame keeps what is typed';
  return opened?.shared === false
    ? yes(`${kept}, separately for this page (partitioned): the choice travels in the address.`)
    : yes(`${kept}.`);
}

function cookies({ inFrame }: Observed) {
  if (inFrame === null) return problem('The frame has not reported on its cookies.');
  if (inFrame.cookies) return yes('The frame may set cookies. The tool needs none.');
  return note(
    `Cookies are blocked in the frame${inFrame.storageAccess === false ? ', as for all third parties' : ''}. The tool needs none.`,
  );
}

function windows({ opened }: Observed) {
  if (opened === null) return note('Not tried yet: press the link in the frame above, which opens a window as ‘Start booking’ does.');
  return opened.opened
    ? yes('Windows can be opened from the frame.')
    : problem('No window opened. Does the frame have a sandbox without allow-popups?');
}

function button({ button: state, tool }: Observed) {
  if (state === 'failed') return problem(`The element’s script could not be loaded: does the page’s policy allow ${tool} in script-src?`);
  if (state === 'undefined')
    return note('Not tried: the page does not make its elements the tool, and the self-test must not do it in its place.');
  if (state === 'ready') return yes('The button opens the tool in a dialog over the page.');
  if (state === 'open') return problem('The dialog has opened, but the tool has not appeared in it.');
  return note(state === 'loading' ? 'The element’s script is being loaded.' : 'Not tried yet: press ‘Open the tool in a dialog’ above.');
}

/** What a partner should know about their page, from what was observed on it. */
export const getFindings = (observed: Observed): Finding[] => [
  {
    name: 'Origin',
    ...(observed.page === observed.tool
      ? note('The page and the tool have the same origin: try it on the page’s own origin.')
      : yes(`The page is ${observed.page}, the tool ${observed.tool}.`)),
  },
  { name: 'Script', ...scriptFinding(observed) },
  ...elementFindings(observed),
  { name: 'Policy', ...policy(observed) },
  { name: 'Height', ...heights(observed) },
  { name: 'Messages', ...messages(observed) },
  { name: 'Storage', ...storage(observed) },
  { name: 'Cookies', ...cookies(observed) },
  { name: 'Windows', ...windows(observed) },
  { name: 'Button', ...button(observed) },
];
