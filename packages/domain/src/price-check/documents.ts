/** One input of a stream: its JSON value, or the information that it is not JSON. */
export type Document = { json: true; value: unknown } | { json: false };

/** The lines of a text that arrives in chunks, without line ends (LF or CRLF) and byte order mark. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const take = (text: string): string[] => {
    const lines = text.split('\n');
    rest = lines.pop() ?? '';
    return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  };
  // A long line is joined once, not once per chunk.
  let pieces: string[] = [];
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    pieces.push(text);
    if (!text.includes('\n')) continue;
    yield* take(pieces.join(''));
    pieces = [rest];
  }
  pieces.push(decoder.decode());
  yield* take(`${pieces.join('')}\n`);
}

function parse(text: string): Document {
  try {
    return { json: true, value: JSON.parse(text) };
  } catch {
    return { json: false };
  }
}

/** The bracket depth at the end of a line that began at `depth`; null where it ends inside a string, which is never valid JSON. */
function depthAfter(line: string, depth: number): number | null {
  let inString = false;
  let now = depth;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') now += 1;
    else if (character === '}' || character === ']') now -= 1;
  }
  return inString ? null : now;
}

/** True for a line that is a complete input, and so not part of a multi-line document. */
const isWholeInput = (document: Document): boolean =>
  document.json && typeof document.value === 'object' && document.value !== null && 'departure' in document.value;

/**
 * The inputs of a stream, in order: JSON Lines (blank ones skipped), or multi-line JSON. Keeps one input in memory at a
 * time. A line that ends within open brackets begins a multi-line document, until the brackets are closed. If a line that is a complete input
 * comes first, the open line was malformed.
 */
export async function* readDocuments(lines: AsyncIterable<string>): AsyncGenerator<Document> {
  let open: string[] = [];
  let depth = 0;
  let onlyLines = false;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const alone = parse(line);
    if (open.length > 0 && isWholeInput(alone)) {
      yield* open.map(parse);
      open = [];
      onlyLines = true;
    }
    if (open.length === 0) {
      const after = alone.json || onlyLines ? 0 : depthAfter(line, 0);
      if (after !== null && after > 0) {
        open = [line];
        depth = after;
      } else {
        onlyLines ||= alone.json;
        yield alone;
      }
      continue;
    }
    open.push(line);
    depth = depthAfter(line, depth) ?? 0;
    if (depth > 0) continue;
    yield parse(open.join('\n'));
    open = [];
  }
  if (open.length > 0) yield { json: false };
}
