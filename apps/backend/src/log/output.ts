import SonicBoom from 'sonic-boom';

export type Output = {
  write(line: string): void;
  /** Resolves when the buffered lines have been written, or cannot be. */
  flush(): Promise<void>;
  /** Calls `report` with the number of dropped lines once lines can be written again. */
  onDropped(report: (lines: number) => void): void;
};

/** Size of the buffer in bytes, and the maximum delay: a write for each request would cost more than many requests do. */
const minLength = 4_096;
const flushMs = 500;
/** Unwritten lines in bytes, a few thousand lines. */
const maxLength = 1_000_000;

/**
 * Writes lines to a file descriptor. If that fails (full disk, closed pipe), lines wait until it works again; those beyond `maxLength` are dropped
 * and counted. So the log cannot stop the server.
 */
export function openOutput(fd: number, { buffered }: { buffered: boolean }): Output {
  const stream = new SonicBoom({ fd, maxLength, periodicFlush: flushMs, sync: !buffered, minLength: buffered ? minLength : 0 });
  let dropped = 0;
  stream.on('error', () => undefined);
  stream.on('drop', () => {
    dropped += 1;
  });
  return {
    write: (line) => void stream.write(line),
    flush: () => new Promise((resolve) => stream.flush(() => resolve())),
    onDropped: (report) =>
      void stream.on('drain', () => {
        const lines = dropped;
        dropped = 0;
        if (lines > 0) report(lines);
      }),
  };
}
