/** React's words about the runner, which does not wait for what a press loads. The story does. */
const ofTheRunner = 'suspended inside an `act` scope';

/** Watches what a story writes to the console as an error or a warning; it is written all the same. */
export function watchConsole(): { list(): string[]; stop(): void } {
  const written: string[] = [];
  const { error, warn } = console;
  const watch =
    (write: typeof console.error): typeof console.error =>
    (...parts) => {
      const line = parts.map(String).join(' ');
      if (!line.includes(ofTheRunner)) written.push(line);
      write(...parts);
    };
  console.error = watch(error);
  console.warn = watch(warn);
  return { list: () => written, stop: () => void Object.assign(console, { error, warn }) };
}
