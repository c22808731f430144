type Verdict = 'ok' | 'note' | 'problem';
export type Finding = { name: string; verdict: Verdict; text: string };

/** What the frame has found out about the browser it stands in. Null: the browser does not say. */
export type InFrame = { localStorage: boolean; sessionStorage: boolean; cookies: boolean; storageAccess: boolean | null };
/** What opening a window from the frame has shown; null while nobody has tried. */
type Opened = { opened: boolean; shared: boolean | null } | null;

export type Observed = {
  page: string;
  tool: string;
  /** What the page's own policy refused of the tool: the directives. */
  refused: readonly string[];
  /** Heights that the frame told, in CSS pixels; and those of its origin that came from another window, or the other way round. */
  heights: readonly number[];
  foreign: number;
  /** Types of the versioned messages that arrived. */
  events: readonly string[];
  inFrame: InFrame | null;
  opened: Opened;
};

const yes = (text: string): Pick<Finding, 'verdict' | 'text'> => ({ verdict: 'ok', text });
const note = (text: string): Pick<Finding, 'verdict' | 'text'> => ({ verdict: 'note', text });
const problem = (text: string): Pick<Finding, 'verdict' | 'text'> => ({ verdict: 'problem', text });

function policy({ refused, tool }: Observed) {
  if (refused.length === 0) return yes('The page’s content security policy refuses nothing of the tool.');
  return problem(`The page’s content security policy refuses the tool: add ${tool} to ${[...new Set(refused)].join(' and ')}.`);
}

function heights({ heights: told }: Observed) {
  const [last] = told.slice(-1);
  if (last === undefined) return problem('The frame has not told its height: it was not loaded, or something holds its messages up.');
  return yes(`The frame is ${last} pixels high; it has told so ${told.length} times.`);
}

function messages({ events, foreign, page }: Observed) {
  if (foreign > 0)
    return note(`${foreign} messages looked like the tool’s but came from elsewhere. They are ignored; look for what sends them.`);
  if (events.length > 0) return yes(`Besides the height, these messages arrive: ${[...new Set(events)].join(', ')}.`);
  return note(`Only the height arrives. For steps and the cart, ask the tool’s operator to enter ${page} under parentOrigins.`);
}

function storage({ inFrame, opened }: Observed) {
  if (inFrame === null) return problem('The frame could not be asked about its storage.');
  if (!inFrame.localStorage) return note('Storage is blocked in the frame. The tool works; nothing is kept over a reload.');
  if (opened?.shared === true) return yes('The frame keeps what is typed, and shares it with the tool’s own pages.');
  const kept = 'The frame keeps what is typed';
  return opened?.shared === false ? yes(`${kept}, apart for this page (partitioned): the choice travels in the address.`) : yes(`${kept}.`);
}

function cookies({ inFrame }: Observed) {
  if (inFrame === null) return problem('The frame could not be asked about its cookies.');
  if (inFrame.cookies) return yes('The frame may set cookies. The tool needs none.');
  return note(
    `Cookies are blocked in the frame${inFrame.storageAccess === false ? ', as for all third parties' : ''}. The tool needs none.`,
  );
}

function windows({ opened }: Observed) {
  if (opened === null) return note('Not tried yet: press the link in the frame above, which opens a window as ‘Start booking’ does.');
  return opened.opened
    ? yes('Windows open from the frame.')
    : problem('No window opened. Does the frame have a sandbox without allow-popups?');
}

/** What a partner should know of their page, from what was observed on it. */
export const findingsOf = (observed: Observed): Finding[] => [
  {
    name: 'Origin',
    ...(observed.page === observed.tool
      ? note('The page and the tool have one origin: try it on the page’s own.')
      : yes(`The page is ${observed.page}, the tool ${observed.tool}.`)),
  },
  { name: 'Policy', ...policy(observed) },
  { name: 'Height', ...heights(observed) },
  { name: 'Messages', ...messages(observed) },
  { name: 'Storage', ...storage(observed) },
  { name: 'Cookies', ...cookies(observed) },
  { name: 'Windows', ...windows(observed) },
];
